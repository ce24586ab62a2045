import { toLimitWords } from './limit-and-subject-words';
import {
  both,
  type Facts,
  narrower,
  perhapsUsed,
  toRule as rule,
  unclear,
  wider,
} from './breaking-change-classes-rule-type-and-reasons';

const perhapsEnforced =
  'It depends on whether the API already behaved like this. Clients that accept more need no change.';
const limit = ({ keyword, before, after }: Facts, value = after) => toLimitWords(keyword, value || before);

/** The rules for changes of types, values, and limits. */
export const typeValueAndLimitRules = {
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
    (of) => `${of.subject} is not limited anymore (before: ${limit(of, of.before)})`,
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
};
