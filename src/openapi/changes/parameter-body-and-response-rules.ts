import { gone, optional, relied, toRule as rule } from './breaking-change-classes-rule-type-and-reasons';

const ignored = 'The server ignores what it does not know. A value that clients send has no effect anymore.';
const needed = 'Requests without it are refused.';
const perhaps = 'Clients may rely on it.';
const encoded = 'Each side reads the value in another way than the other one writes it.';

/** The rules for changes of parameters, bodies, and responses. */
export const parameterBodyAndResponseRules = {
  'parameter-added': rule('safe', 'safe', optional, (of) => `${of.subject} is new and optional`),
  'required-parameter-added': rule('breaking', 'safe', needed, (of) => `${of.subject} is new and required`),
  'parameter-removed': rule('risky', 'risky', `${ignored} ${perhaps}`, (of) => `${of.subject} was removed`),
  'required-parameter-removed': rule(
    'risky',
    'breaking',
    `${ignored} Clients rely on a required header.`,
    (of) => `${of.subject}, which was required, was removed`,
  ),
  'parameter-became-required': rule('breaking', 'safe', needed, (of) => `${of.subject} is required now`),
  'parameter-became-optional': rule(
    'safe',
    'breaking',
    'Requests with it still work. Clients rely on a required header.',
    (of) => `${of.subject} is optional now`,
  ),
  'path-parameter-renamed': rule(
    'safe',
    'safe',
    'The name of a parameter in a path is not sent.',
    (of) => `the path parameter \`${of.before}\` is named \`${of.after}\``,
  ),
  'empty-value-allowed': rule(
    'safe',
    'risky',
    'All former requests are accepted. Few clients that get a value distinguish an empty one.',
    (of) => `${of.subject} may be empty`,
  ),
  'empty-value-refused': rule(
    'breaking',
    'safe',
    'Requests with an empty value are refused.',
    (of) => `${of.subject} must not be empty anymore`,
  ),
  'serialization-changed': rule(
    'breaking',
    'breaking',
    encoded,
    (of) => `${of.subject} is serialized in another way: ${of.after} (was ${of.before})`,
  ),
  'body-added': rule('safe', 'safe', optional, (of) => `${of.subject} is new and optional`),
  'required-body-added': rule('breaking', 'safe', needed, (of) => `${of.subject} is new and required`),
  'body-removed': rule(
    'breaking',
    'breaking',
    'A server may refuse a body. Clients rely on one that they get.',
    (of) => `${of.subject} was removed`,
  ),
  'body-became-required': rule('breaking', 'safe', needed, (of) => `${of.subject} is required now`),
  'body-became-optional': rule(
    'safe',
    'breaking',
    'Requests with a body still work. Clients rely on one that they get.',
    (of) => `${of.subject} is optional now`,
  ),
  'media-type-added': rule('safe', 'safe', 'Clients select the media type.', (of) => `${of.subject} may be ${of.name}`),
  'media-type-removed': rule('breaking', 'breaking', gone, (of) => `${of.subject} may not be ${of.name} anymore`),
  'schema-added': rule(
    'risky',
    'safe',
    'It depends on whether the API already behaved like this.',
    (of) => `${of.subject} has a schema for ${of.name}`,
  ),
  'schema-removed': rule('safe', 'risky', perhaps, (of) => `${of.subject} has no schema for ${of.name} anymore`),
  'encoding-changed': rule(
    'breaking',
    'breaking',
    encoded,
    (of) => `${of.subject} is encoded in another way as ${of.name}`,
  ),
  'response-added': rule(
    'safe',
    'risky',
    'Clients may not expect a new status of success.',
    (of) => `${of.subject} is new`,
  ),
  'response-removed': rule('breaking', 'breaking', relied, (of) => `${of.subject} was removed`),
  'error-response-added': rule(
    'safe',
    'safe',
    'Clients treat every unknown error as one.',
    (of) => `${of.subject} is new`,
  ),
  'error-response-removed': rule(
    'risky',
    'safe',
    'Clients no longer get it. Receivers of a webhook may send it.',
    (of) => `${of.subject} was removed`,
  ),
  'link-added': rule('safe', 'safe', optional, (of) => `${of.subject} has the new link \`${of.name}\``),
  'link-removed': rule('risky', 'risky', perhaps, (of) => `${of.subject} has no link \`${of.name}\` anymore`),
  'link-changed': rule('risky', 'risky', perhaps, (of) => `the link \`${of.name}\` of ${of.subject} is different`),
};
