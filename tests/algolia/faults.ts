import { fail } from '@/lib/user-errors-and-mistakes';
import type { Fault } from './server';

/** How to make the server fail. Examples: `--fail 'rules/batch 503'`, `--fail 'operation lose 1'`. */
const usage =
  "Write --fail '<requests> <how> [<times>]': a regular expression that finds requests such as POST /1/indexes/docs/batch, a status or drop, lose or hang, and how many of them fail.";

/** Parses a simulated failure from the command line. */
export function toFault(text: string): Fault {
  const [, requests = '', how = '', times] = /^(.+?) +(\d{3}|drop|lose|hang)(?: +(\d+))?$/.exec(text.trim()) ?? [];
  if (requests === '') fail(`--fail cannot be read: ${text}`, { fix: usage });
  return { match: toPattern(requests), how: toHow(how), times: times === undefined ? undefined : Number(times) };
}

function toHow(how: string): Fault['how'] {
  if (how === 'drop' || how === 'lose' || how === 'hang') return how;
  const status = Number(how);
  return status >= 400 && status < 600
    ? { status }
    : fail(`--fail has a status that is no failure: ${how}`, { fix: 'Give one from 400 to 599.' });
}

function toPattern(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch (cause) {
    return fail(`--fail has no regular expression: ${text}`, { fix: usage, cause });
  }
}
