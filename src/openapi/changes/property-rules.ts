import { both, narrower, perhapsUsed, toRule as rule } from './breaking-change-classes-rule-type-and-reasons';

/** The rules for changes of properties of objects. */
export const propertyRules = {
  'property-added': rule(
    'safe',
    'safe',
    'Clients need not send an optional property, and ignore what they do not know.',
    (of) => `${of.subject} is a new optional property`,
  ),
  'required-property-added': rule(
    'breaking',
    'safe',
    'Requests without the property are refused. Clients ignore what they do not know.',
    (of) => `${of.subject} is a new required property`,
  ),
  'property-removed': rule(
    'risky',
    'risky',
    'A value that clients send has no effect anymore, and clients that read it get nothing.',
    (of) => `${of.subject} was removed`,
  ),
  'required-property-removed': rule(
    'risky',
    'breaking',
    'A value that clients send has no effect anymore. Clients that read it rely on it.',
    (of) => `${of.subject}, which was required, was removed`,
  ),
  'property-refused': rule(
    'breaking',
    'risky',
    'Requests with the property are refused.',
    (of) => `${of.subject} was removed, and no other properties are allowed`,
  ),
  'property-became-required': rule('breaking', 'safe', narrower, (of) => `${of.subject} is required now`),
  'property-became-optional': rule(
    'safe',
    'breaking',
    'All former requests are accepted. Clients rely on a required property.',
    (of) => `${of.subject} is optional now`,
  ),
  'required-with-added': rule(
    'breaking',
    'safe',
    narrower,
    (of) => `${of.subject} is required if there is \`${of.after}\``,
  ),
  'required-with-removed': rule(
    'safe',
    'risky',
    perhapsUsed,
    (of) => `${of.subject} is not required with \`${of.before}\` anymore`,
  ),
  'required-with-changed': rule(
    'breaking',
    'risky',
    both,
    (of) => `${of.subject} is required if there is \`${of.after}\` (was \`${of.before}\`)`,
  ),
  'became-read-only': rule(
    'risky',
    'safe',
    'A value that clients send has no effect anymore.',
    (of) => `${of.subject} is read-only now`,
  ),
  'no-longer-read-only': rule(
    'safe',
    'safe',
    'Clients need not send it.',
    (of) => `${of.subject} is not read-only anymore`,
  ),
  'required-no-longer-read-only': rule(
    'breaking',
    'safe',
    'Requests without the property are refused.',
    (of) => `${of.subject} is required and not read-only anymore`,
  ),
  'became-write-only': rule(
    'safe',
    'breaking',
    'Clients that read it get nothing.',
    (of) => `${of.subject} is write-only now`,
  ),
  'no-longer-write-only': rule(
    'safe',
    'safe',
    'Clients ignore what they do not know.',
    (of) => `${of.subject} is not write-only anymore`,
  ),
  'other-properties-refused': rule(
    'breaking',
    'safe',
    narrower,
    (of) => `${of.subject} allows no other properties anymore`,
  ),
  'other-properties-allowed': rule(
    'safe',
    'risky',
    'All former requests are accepted. Strict clients refuse what they do not know.',
    (of) => `${of.subject} allows other properties`,
  ),
  'other-properties-limited': rule(
    'breaking',
    'safe',
    narrower,
    (of) => `other properties of ${of.subject} must match a schema`,
  ),
  'other-properties-unlimited': rule(
    'safe',
    'risky',
    perhapsUsed,
    (of) => `other properties of ${of.subject} may have any value`,
  ),
};
