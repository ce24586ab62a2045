import { describe, expect, it } from 'vitest';
import { divideMarkdown } from '@/markdown/divide-long-markdown';

const line = (letter: string, count: number) => letter.repeat(count);

describe('divideMarkdown', () => {
  it('keeps a text that is short enough', () => {
    expect(divideMarkdown('# A\n\nText', 100)).toEqual([{ title: 'A', text: '# A\n\nText' }]);
  });

  it('joins sections as long as they fit, and names a part after its first and last heading', () => {
    const text = ['Intro\n\n', `## A\n\n${line('a', 30)}\n\n`, `## B\n\n${line('b', 30)}\n\n`].join('');
    const parts = divideMarkdown(text, 50);
    expect(parts.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(divideMarkdown(`${text}### C\n\n## D\n`, 200)[0]?.title).toBe('A to D');
  });

  it('divides a long section before its own headings, then between blocks and lines, and a long line anywhere', () => {
    const text = `## A\n\n### B\n\n${line('b', 20)}\n\n${line('c', 20)}\n${line('d', 70)}`;
    const parts = divideMarkdown(text, 32);
    expect(parts.every((part) => part.text.length <= 32)).toBe(true);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  it('does not take the lines of a code block for headings', () => {
    const code = `\`\`\`sh\n## no heading\n${line('x', 10)}\n\`\`\`\n`;
    const parts = divideMarkdown(`## A\n\n${code}\n## B\n\n${line('b', 30)}`, 50);
    expect(parts.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(parts[0]?.text).toContain(code);
  });

  it.each([
    ['four backticks around a line of three', '````md\n```\n## no heading\n````\n'],
    ['tildes around backticks', '~~~md\n```\n## no heading\n~~~\n'],
    ['a fence in a list item', '- ```sh\n## no heading\n  ```\n'],
  ])('keeps a code block whole: %s', (_, code) => {
    const parts = divideMarkdown(`## A\n\n${code}\n## B\n\n${line('b', 30)}`, 50);
    expect(parts.map(({ title }) => title)).toEqual(['A', 'B']);
  });

  it('does not divide a character that has two UTF-16 code units', () => {
    expect(divideMarkdown('a😀😀😀', 4).map(({ text }) => text)).toEqual(['a😀', '😀😀']);
    expect(divideMarkdown('\udc00\ud83d', 1).map(({ text }) => text)).toEqual(['\udc00', '\ud83d']);
  });
});
