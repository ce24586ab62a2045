import { isObject } from '../find-members-of-parsed-json';
import { toKeys } from '@/lib/json-pointer';
import type { Candidate } from './generate-example-candidates';

/** A validation error of a value, and its location in the value. */
export interface Fault {
  path: string;
  message: string;
}

const attempts = 12;

/**
 * Removes the rejected members of a generated value one after the other. Stops if the value is valid, if it is rejected
 * as a whole, or after the last attempt, and returns the remaining fault.
 */
function repair(value: unknown, findFault: (value: unknown) => Fault | undefined): { value: unknown; fault?: Fault } {
  let current = value;
  let fault = findFault(current);
  for (let attempt = 0; fault && fault.path !== '' && attempt < attempts; attempt++) {
    current = withoutPath(current, toKeys(fault.path));
    fault = findFault(current);
  }
  return { value: current, fault };
}

/** Finds the first candidate that is valid after repairs, otherwise the fault of the first one. */
export function findValid(
  candidates: Iterable<Candidate>,
  findFault: (value: unknown) => Fault | undefined,
): { valid?: Candidate; fault?: Fault } {
  let first: Fault | undefined;
  for (const candidate of candidates) {
    const { value, fault } = repair(candidate.value, findFault);
    if (!fault) return { valid: { ...candidate, value } };
    first ??= fault;
  }
  return { fault: first };
}

function withoutPath(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const index = Number(key);
    return rest.length === 0
      ? value.filter((_, position) => position !== index)
      : value.map((item, position) => (position === index ? withoutPath(item, rest) : item));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, child]): [string, unknown][] =>
    name !== key ? [[name, child]] : rest.length === 0 ? [] : [[name, withoutPath(child, rest)]],
  );
  return Object.fromEntries(entries);
}
