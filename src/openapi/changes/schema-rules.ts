import { toLimitWords } from './describe';
import { toRule as rule, type Facts } from './rule';

const narrower = 'Requests that were accepted can be refused. Clients that accept more than they get need no change.';
const wider = 'All former requests are accepted. Clients can get values that they do not expect.';
const perhapsEnforced =
  'It depends on whether the API already behaved like this. Clients that accept more need no change.';
const perhapsUsed = 'All former requests are accepted. Few clients depend on such a limit in what they get.';
const both = 'Former values can be refused, and new ones can occur.';
const unclear = 'Whether former values still match cannot be decided.';
const words = 'No value is affected.';

const limit = ({ keyword, before, after }: Facts, value = after) => toLimitWords(keyword, value || before);

/** The rules for changes of schemas. */
export const schemaRules = {
  'type-changed': rule('breaking', 'breaking', both, (of) => `${of.subject} is ${of.after} (was ${of.before})`),
  'type-narrowed': rule(
    'breaking',
    'safe',
    narrower,
    (of) => `${of.subject} allows only ${of.after} (was ${of.before})`,
  ),
  'type-widened': rule('safe', 'breaking', wider, (of) => `${of.subject} also allows ${of.after} (was ${of.before})`),
  'null-allowed': rule('safe', 'breaking', wider, (of) => `${of.subject} may be null`),
  'null-refused': rule('breaking', 'safe', narrower, (of) => `${of.subject} must not be null anymore`),
  'format-added': rule(
    'risky',
    'safe',
    perhapsEnforced,
    (of) => `${of.subject} has the format \`${of.after}\` (had none)`,
  ),
  'format-removed': rule(
    'safe',
    'risky',
    perhapsUsed,
    (of) => `${of.subject} has no format anymore (was \`${of.before}\`)`,
  ),
  'format-widened': rule(
    'safe',
    'breaking',
    wider,
    (of) => `${of.subject} has the format \`${of.after}\` (was \`${of.before}\`)`,
  ),
  'format-narrowed': rule(
    'breaking',
    'safe',
    narrower,
    (of) => `${of.subject} has the format \`${of.after}\` (was \`${of.before}\`)`,
  ),
  'format-changed': rule(
    'breaking',
    'breaking',
    both,
    (of) => `${of.subject} has the format \`${of.after}\` (was \`${of.before}\`)`,
  ),
  'values-limited': rule(
    'breaking',
    'safe',
    narrower,
    (of) => `${of.subject} must be one of ${of.after} (was not limited to values)`,
  ),
  'values-unlimited': rule('safe', 'risky', wider, (of) => `${of.subject} is not limited to ${of.before} anymore`),
  'value-changed': rule('breaking', 'breaking', both, (of) => `${of.subject} must be ${of.after} (was ${of.before})`),
  'value-removed': rule('breaking', 'safe', narrower, (of) => `${of.subject} no longer allows the value ${of.name}`),
  'value-added': rule(
    'safe',
    'risky',
    'All former requests are accepted. Clients can get a value that they do not know.',
    (of) => `${of.subject} also allows the value ${of.name}`,
  ),
  'limit-added': rule('risky', 'safe', perhapsEnforced, (of) => `${of.subject} ${limit(of)} (was not limited)`),
  'limit-removed': rule(
    'safe',
    'risky',
    perhapsUsed,
    (of) => `${of.subject} is not limited anymore (it ${limit(of, of.before)})`,
  ),
  'limit-tightened': rule('breaking', 'safe', narrower, (of) => `${of.subject} ${limit(of)} (was ${of.before})`),
  'limit-loosened': rule('safe', 'risky', perhapsUsed, (of) => `${of.subject} ${limit(of)} (was ${of.before})`),
  'limit-changed': rule('breaking', 'risky', both, (of) => `${of.subject} ${limit(of)} (was ${of.before})`),
  'pattern-added': rule(
    'breaking',
    'safe',
    narrower,
    (of) => `${of.subject} must match \`${of.after}\` (was not limited)`,
  ),
  'pattern-removed': rule(
    'safe',
    'risky',
    perhapsUsed,
    (of) => `${of.subject} need not match \`${of.before}\` anymore`,
  ),
  'pattern-changed': rule(
    'risky',
    'risky',
    unclear,
    (of) => `${of.subject} must match \`${of.after}\` (was \`${of.before}\`)`,
  ),
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
    'Clients that send it have no effect anymore, and clients that read it get nothing.',
    (of) => `${of.subject} was removed`,
  ),
  'required-property-removed': rule(
    'risky',
    'breaking',
    'Clients that send it have no effect anymore. Clients that read it rely on it.',
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
  'pattern-properties-added': rule(
    'risky',
    'risky',
    unclear,
    (of) => `properties of ${of.subject} that match \`${of.name}\` have a schema`,
  ),
  'pattern-properties-removed': rule(
    'risky',
    'risky',
    unclear,
    (of) => `properties of ${of.subject} that match \`${of.name}\` have no schema anymore`,
  ),
  'position-added': rule('risky', 'risky', unclear, (of) => `item ${of.name} of ${of.subject} has a schema`),
  'position-removed': rule('risky', 'risky', unclear, (of) => `item ${of.name} of ${of.subject} has no schema anymore`),
  'subschema-added': rule('breaking', 'safe', narrower, (of) => `${of.subject} has \`${of.keyword}\` (had none)`),
  'subschema-removed': rule('safe', 'risky', perhapsUsed, (of) => `${of.subject} has no \`${of.keyword}\` anymore`),
  'condition-changed': rule(
    'risky',
    'risky',
    unclear,
    (of) => `the condition \`${of.keyword}\` of ${of.subject} is different`,
  ),
  'content-changed': rule(
    'breaking',
    'breaking',
    both,
    (of) => `${of.subject} has \`${of.keyword}: ${of.after}\` (was ${of.before || 'plain'})`,
  ),
  'alternatives-added': rule(
    'breaking',
    'safe',
    narrower,
    (of) => `${of.subject} must match one of several alternatives`,
  ),
  'alternatives-removed': rule(
    'safe',
    'breaking',
    wider,
    (of) => `${of.subject} need not match one of several alternatives anymore`,
  ),
  'alternative-added': rule('safe', 'breaking', wider, (of) => `${of.subject} has the new alternative ${of.name}`),
  'alternative-removed': rule(
    'breaking',
    'safe',
    narrower,
    (of) => `${of.subject} has no alternative ${of.name} anymore`,
  ),
  'alternatives-kind-changed': rule(
    'risky',
    'risky',
    unclear,
    (of) => `${of.subject} has \`${of.after}\` (was \`${of.before}\`)`,
  ),
  'discriminator-added': rule(
    'safe',
    'safe',
    'It only helps to select an alternative.',
    (of) => `\`${of.after}\` selects the alternative of ${of.subject}`,
  ),
  'discriminator-removed': rule(
    'risky',
    'risky',
    'Clients may select the alternative by this property.',
    (of) => `\`${of.before}\` does not select the alternative of ${of.subject} anymore`,
  ),
  'discriminator-changed': rule(
    'breaking',
    'breaking',
    both,
    (of) => `\`${of.after}\` selects the alternative of ${of.subject} (was \`${of.before}\`)`,
  ),
  'discriminator-value-added': rule('safe', 'risky', wider, (of) => `the value ${of.name} also selects ${of.subject}`),
  'discriminator-value-removed': rule(
    'breaking',
    'safe',
    narrower,
    (of) => `the value ${of.name} does not select ${of.subject} anymore`,
  ),
  'default-changed': rule(
    'risky',
    'safe',
    'The same request can have another effect. A default says nothing about what clients get.',
    (of) => `the default of ${of.subject} is ${of.after || 'missing'} (was ${of.before || 'missing'})`,
  ),
  'xml-changed': rule(
    'risky',
    'risky',
    'Only clients that use XML are affected.',
    (of) => `the XML of ${of.subject} is different`,
  ),
  'keyword-changed': rule(
    'risky',
    'risky',
    unclear,
    (of) => `\`${of.keyword}\` of ${of.subject} is ${of.after || 'missing'} (was ${of.before || 'missing'})`,
  ),
  deprecated: rule('safe', 'safe', 'It works as before.', (of) => `${of.subject} is deprecated`),
  'no-longer-deprecated': rule(
    'safe',
    'safe',
    'It works as before.',
    (of) => `${of.subject} is not deprecated anymore`,
  ),
  'sunset-changed': rule(
    'risky',
    'risky',
    'Clients plan with the date.',
    (of) =>
      `${of.subject} is ${of.after || 'available without an end'} (was ${of.before || 'available without an end'})`,
  ),
  'stability-changed': rule(
    'risky',
    'risky',
    'Clients rely on what is stable.',
    (of) => `the stability of ${of.subject} is ${of.after || 'not stated'} (was ${of.before || 'not stated'})`,
  ),
  'words-changed': rule('words', 'words', words, (of) => `the text \`${of.keyword}\` of ${of.subject} is different`),
};
