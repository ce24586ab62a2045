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
    const expression = new RegExp(pattern, flags.replace('u', ''));
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
  { code: 'require("./safe-pattern")' },
);

/** Returns undefined if the test takes too long. */
function testForAWhile(expression: RegExp, text: string): boolean | undefined {
  Object.assign(context, { expression, text });
  try {
    return runInContext('expression.test(text)', context, { timeout: milliseconds }) as boolean;
  } catch {
    return undefined;
  }
}
