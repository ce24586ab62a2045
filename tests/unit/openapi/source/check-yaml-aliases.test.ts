import { describe, expect, it } from 'vitest';
import { checkAliases } from '@/openapi/source/check-yaml-aliases';
import { makeProject, toDocument } from '../project';
import { getProcessorTime } from '../../processor-time';

const repeat = (count: number, toText: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => toText(index)).join('');

const isRejected = (text: string): string => {
  try {
    checkAliases(text, 'a.yaml');
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

/** Ten thousand aliases, in the forms that make parsers slow or never end. */
const many = 10_000;
const documents = {
  'a list of aliases': `x-a: &a { b: 1 }\nx-list: [${repeat(many, () => '*a, ')}]\n`,
  'a map of aliases': `x-a: &a { type: string }\nx-map:\n${repeat(many, (at) => `  s${at}: *a\n`)}`,
};
const bombs: Record<string, [text: string, message: string]> = {
  'a chain of aliases': [
    `x-0: &a0 { b: 1 }\n${repeat(many, (at) => `x-${at + 1}: &a${at + 1} { b: *a${at} }\n`)}`,
    'a.yaml:401:19: error yaml-alias this alias expands to more than 400 levels\n  Replace the aliases by `$ref`',
  ],
  'aliases that double': [
    `x-0: &a0 [x, x]\n${repeat(64, (at) => `x-${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`)}`,
    ': error yaml-alias up to this alias, aliases expand to more than 250,000 values\n  Replace the aliases by `$ref`',
  ],
  'a wide graph of aliases': [
    `x-0: &a0 [${repeat(300, () => 'x, ')}]\nx-1: &a1 [${repeat(300, () => '*a0, ')}]\nx-2: [${repeat(300, () => '*a1, ')}]\n`,
    'a.yaml:3:',
  ],
  'an alias in its own anchor': [
    'a: &a\n  b: [*a]\n',
    'a.yaml:2:7: error yaml-alias the anchor "a" contains an alias to itself',
  ],
};

describe('thousands of YAML aliases', () => {
  it.each(Object.entries(documents))('are accepted if they stay small: %s', (_, text) => {
    expect(isRejected(text)).toBe('');
  });

  it.each(Object.entries(bombs))(
    'are rejected in one sentence with the position otherwise: %s',
    (_, [text, message]) => {
      expect(isRejected(text)).toContain(message);
    },
  );

  it('are measured in a time proportional to their number', () => {
    const measure = (count: number) => {
      const text = `x-a: &a { type: string }\nx-map:\n${repeat(count, (at) => `  s${at}: *a\n`)}`;
      const start = getProcessorTime();
      checkAliases(text, 'a.yaml');
      return getProcessorTime() - start;
    };
    measure(2000);
    // Proportional would be 8; a quadratic algorithm takes 64 times as long.
    expect(measure(16_000) / measure(2000)).toBeLessThan(32);
  });

  it('become schemas of the document', async () => {
    const schemas = repeat(many / 10, (at) => `    S${at}: *a\n`);
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(`x-a: &a { type: string }\ncomponents:\n  schemas:\n${schemas}`),
    });
    const { problems, written } = await project.build();
    expect([problems, written]).toEqual([[], true]);
  });
});
