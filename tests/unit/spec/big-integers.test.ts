import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { findExactValue, parseJson, toJsonText, toNumbers } from '@/spec/big-integers';

describe('an integer beyond 2^53', () => {
  it('keeps its digits when JSON is parsed and serialized', () => {
    const text =
      '{"id":9223372036854775807,"list":[-9007199254740993,1,"9223372036854775807"],"n":1.5e+300,"\\"9007199254740993\\"":12345678901234567890}';
    expect(toJsonText(parseJson(text))).toBe(text);
  });

  it('becomes a JavaScript number in toNumbers', () => {
    expect(toNumbers(parseJson('{"a":9223372036854775807,"b":[1]}'))).toEqual({ a: 2 ** 63, b: [1] });
  });

  it('is found in YAML by findExactValue, which returns undefined if there is none', () => {
    const toExact = (text: string) => findExactValue(text, parse(text));
    expect(toJsonText(toExact('a: 9223372036854775807\nb: 5\nc: "9223372036854775807"\n'))).toBe(
      '{"a":9223372036854775807,"b":5,"c":"9223372036854775807"}',
    );
    expect(toJsonText(toExact('a: [5, { 5: 9223372036854775807 }]\n'))).toBe('{"a":[5,{"5":9223372036854775807}]}');
    expect(toExact('a: 1234\nb: id9223372036854775807x\n')).toBeUndefined();
  });

  it('keeps its digits next to thousands of aliases, and through them', () => {
    const text = `a: &a { b: 9223372036854775807 }\n${Array.from({ length: 300 }, (_, at) => `s${at}: *a\n`).join('')}`;
    const exact = toJsonText(findExactValue(text, parse(text, { maxAliasCount: -1 })));
    expect(exact.match(/9223372036854775807/g)).toHaveLength(301);
  });
});
