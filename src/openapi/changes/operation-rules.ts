import { toRule as rule } from './rule';

const ignored = 'The server ignores what it does not know. Clients that set it have no effect anymore.';
const needed = 'Requests without it are refused.';
const optional = 'Clients need not use it.';
const relied = 'Clients rely on it.';
const gone = 'Requests that worked fail.';
const perhaps = 'Clients may rely on it.';
const encoded = 'Each side reads the value in another way than the other one writes it.';

/** The rules for changes outside of schemas. */
export const operationRules = {
  'service-removed': rule('breaking', 'breaking', gone, (of) => `the service ${of.name} was removed`),
  'service-added': rule('safe', 'safe', optional, (of) => `the service ${of.name} is new`),
  'version-changed': rule(
    'words',
    'words',
    'It only names the state of the spec.',
    (of) => `the version is ${of.after} (was ${of.before})`,
  ),
  'operation-removed': rule('breaking', 'breaking', gone, (of) => `${of.subject} was removed`),
  'deprecated-operation-removed': rule(
    'risky',
    'risky',
    'Requests that worked fail, but clients were told.',
    (of) => `${of.subject}, which was deprecated, was removed`,
  ),
  'operation-added': rule('safe', 'safe', optional, (of) => `${of.subject} is new`),
  'operation-moved': rule('breaking', 'breaking', gone, (of) => `${of.before} is now ${of.after}`),
  'operation-id-changed': rule(
    'risky',
    'risky',
    'Requests work, but generated clients name the operation by its id.',
    (of) => `the operationId of ${of.subject} is ${of.after || 'missing'} (was ${of.before || 'missing'})`,
  ),
  'webhook-removed': rule('breaking', 'breaking', relied, (of) => `${of.subject} was removed`),
  'deprecated-webhook-removed': rule(
    'risky',
    'risky',
    'Clients rely on it, but they were told.',
    (of) => `${of.subject}, which was deprecated, was removed`,
  ),
  'webhook-added': rule('safe', 'safe', 'Clients have to ask for it.', (of) => `${of.subject} is new`),
  'callback-removed': rule('breaking', 'breaking', relied, (of) => `the callback ${of.subject} was removed`),
  'deprecated-callback-removed': rule(
    'risky',
    'risky',
    'Clients rely on it, but they were told.',
    (of) => `the callback ${of.subject}, which was deprecated, was removed`,
  ),
  'callback-added': rule(
    'risky',
    'risky',
    'Clients get requests that they do not know.',
    (of) => `the callback ${of.subject} is new`,
  ),
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
  'security-added': rule(
    'safe',
    'safe',
    'Clients select the credentials.',
    (of) => `${of.subject} also accepts ${of.name}`,
  ),
  'security-removed': rule('breaking', 'breaking', gone, (of) => `${of.subject} no longer accepts ${of.name}`),
  'scope-added': rule(
    'breaking',
    'breaking',
    'Credentials without the scope are refused.',
    (of) => `${of.subject} needs the scope \`${of.name}\` of \`${of.after}\``,
  ),
  'scope-removed': rule(
    'safe',
    'safe',
    optional,
    (of) => `${of.subject} does not need the scope \`${of.name}\` of \`${of.after}\` anymore`,
  ),
  'security-scheme-changed': rule(
    'breaking',
    'breaking',
    gone,
    (of) => `the security scheme \`${of.name}\` is ${of.after} (was ${of.before})`,
  ),
  'security-flow-added': rule(
    'safe',
    'safe',
    'Clients select the flow.',
    (of) => `the security scheme \`${of.name}\` has the new flow \`${of.after}\``,
  ),
  'security-flow-removed': rule(
    'breaking',
    'breaking',
    gone,
    (of) => `the security scheme \`${of.name}\` has no flow \`${of.after}\` anymore`,
  ),
  'security-urls-changed': rule(
    'risky',
    'risky',
    'The former URLs may still work.',
    (of) =>
      `the URLs of the security scheme \`${of.name}\` are ${of.after || 'missing'} (were ${of.before || 'missing'})`,
  ),
  'server-added': rule('safe', 'safe', optional, (of) => `the server ${of.name} is new`),
  'server-removed': rule('breaking', 'breaking', gone, (of) => `the server ${of.name} was removed`),
  'server-variables-changed': rule(
    'risky',
    'risky',
    'The URL can be another one.',
    (of) => `the variables of the server ${of.name} are different`,
  ),
};
