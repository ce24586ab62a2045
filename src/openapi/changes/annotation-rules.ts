import { toRule as rule, unclear } from './breaking-change-classes-rule-type-and-reasons';

const words = 'No value is affected.';

/** The rules for changes of keywords that limit no values. */
export const annotationRules = {
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
  'words-changed': rule('words', 'words', words, (of) =>
    of.keyword === 'enum'
      ? `the descriptions of the values of ${of.subject} are different`
      : `the text \`${of.keyword}\` of ${of.subject} is different`,
  ),
};
