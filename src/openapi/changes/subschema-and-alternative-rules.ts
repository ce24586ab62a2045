import {
  both,
  narrower,
  perhapsUsed,
  toRule as rule,
  unclear,
  wider,
} from './breaking-change-classes-rule-type-and-reasons';

/** The rules for changes of subschemas and alternatives. */
export const subschemaAndAlternativeRules = {
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
};
