import { createContext, runInContext } from 'node:vm';
import type { RegExpEngine } from 'ajv/dist/types';

/** Matches nested repetition such as `(a+)+`, which can take practically forever to match. */
const nested = /[+*}]\)?\)[+*{]/;
const longest = 24;
const milliseconds = 500;

const context = createContext({ expression: /^/, text: '' });

/**
 * Makes the patterns of schemas safe: a dangerous pattern that took too long once matches no other long text. Ajv compares the
 * texts of patterns to share one between schemas, so each must have its own.
 */
export const toSafePattern: RegExpEngine = Object.assign(
  (pattern: string, flags: string) => {
    const expression = toExpression(pattern, flags);
    const isDangerous = nested.test(pattern);
    let isSlow = false;
    const test = (text: string): boolean => {
      if (!isDangerous || text.length <= longest) return expression.test(text);
      const matches = isSlow ? false : testForAWhile(expression, text);
      isSlow ||= matches === undefined;
      return matches ?? false;
    };
    return { test, toString: () => String(expression) };
  },
  { code: 'require("./regex-engine-with-time-limit")' },
);

/** Returns true for a pattern that needs the flag `u`: without it, `\p{Lu}` would match itself. */
export function hasProperties(pattern: string): boolean {
  return /\\p\{/i.test(pattern);
}

/**
 * Reads `\A` and `\Z` of other dialects as anchors. A pattern that JavaScript cannot read matches everything, since it says
 * nothing about a value here.
 */
function toExpression(pattern: string, flags: string): RegExp {
  const source = pattern.replace(/\\[^]/g, (escape) => ({ '\\A': '^', '\\Z': '$', '\\z': '$' })[escape] ?? escape);
  const sets = [flags.replace('u', ''), 'u'];
  for (const set of hasProperties(pattern) ? sets.reverse() : sets) {
    try {
      return new RegExp(source, set);
    } catch {
      continue;
    }
  }
  return /(?:)/;
}

/** Returns undefined if the test takes too long. */
function testForAWhile(expression: RegExp, text: string): boolean | undefined {
  Object.assign(context, { expression, text });
  try {
    return runInContext('expression.test(text)', context, { timeout: milliseconds }) as boolean;
  } catch {
    return undefined;
  }
}
