import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { describe, expect, it, vi } from 'vitest';
import { findGrammar, isShell, toLanguage } from '@/markdown/code-languages';
import { highlight, toPlainLines } from '@/markdown/highlight';
import { tokenTheme, toTokenClass } from '@/markdown/token-classes';

/** Returns each visible character with its class. */
const toLetters = (line: readonly (readonly [className: string, text: string])[]) =>
  line.flatMap(([className, text]) => [...text.replace(/\s/g, '')].map((letter) => `${letter} ${className}`));

const languages: [language: string, source: string, className: string, text: string][] = [
  ['json', '{"a": 1}', 'tok-property', '"a"'],
  ['jsonc', '// why\n{"a": 1}', 'tok-comment', '// why'],
  ['yaml', 'a: "x"', 'tok-property', 'a'],
  ['bash', 'curl "$BASE_URL"', 'tok-property', '$BASE_URL'],
  ['ts', 'const a: number = 1;', 'tok-keyword', 'const'],
  ['tsx', '<Foo bar="x" />', 'tok-string', '"x"'],
  ['js', 'call()', 'tok-function', 'call'],
  ['python', 'def f(): pass', 'tok-function', 'f'],
  ['go', 'package main', 'tok-type', 'main'],
  ['csharp', 'var a = 1;', 'tok-keyword', 'var'],
  ['java', 'int a = 1;', 'tok-number', '1'],
  ['powershell', '# why', 'tok-comment', '# why'],
  ['http', 'GET /Health HTTP/1.1', 'tok-keyword', 'GET'],
  ['xml', '<a b="c"/>', 'tok-property', 'b'],
  ['html', '<p>x</p>', 'tok-type', 'p'],
  ['css', 'a { color: red }', 'tok-type', 'a'],
  ['sql', 'SELECT 1', 'tok-keyword', 'SELECT'],
  ['ini', 'a = 1', 'tok-property', 'a'],
  ['dockerfile', 'FROM node', 'tok-keyword', 'FROM'],
  ['terraform', '# why', 'tok-comment', '# why'],
  ['markdown', '# Title', 'tok-keyword', 'Title'],
];

describe('highlighting', () => {
  it('colors the JSON of a quoted argument, and the shell around it', async () => {
    const lines = await highlight(`curl -d '{\n  "name": "it",\n  "count": [1]\n}' "$URL"`, 'bash');
    expect(lines.map((line) => line.map(([, text]) => text).join(''))).toEqual([
      "curl -d '{",
      '  "name": "it",',
      '  "count": [1]',
      '}\' "$URL"',
    ]);
    const found = lines.flat().map(([className, text]) => `${className} ${text.trim()}`);
    for (const token of ['tok-property "name"', 'tok-string "it"', 'tok-number 1', 'tok-property $URL'])
      expect(found).toContain(token);
  });

  it('leaves a quoted argument that is not JSON as a string', async () => {
    const lines = await highlight("awk '{\n  print 1\n}' file", 'bash');
    expect(lines[1]).toEqual([['tok-string', '  print 1']]);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'treats %s as the name of a language without a grammar',
    async (name) => {
      expect(toLanguage(name)).toBe(name.toLowerCase());
      expect(await highlight('a', name)).toEqual(toPlainLines('a'));
    },
  );

  it.each(languages)('colors %s', async (language, source, className, text) => {
    const parts = (await highlight(source, language)).flat().map(([name, part]) => [name, part.trim()]);
    expect(parts).toContainEqual([className, text]);
  });

  it.each(languages)('keeps every character of %s', async (language, source) => {
    const lines = await highlight(source, language);
    expect(lines.map((line) => line.map(([, text]) => text).join('')).join('\n')).toBe(source);
  });

  it('colors code inside markdown, even if no other code was highlighted before', async () => {
    vi.resetModules();
    const { highlight: highlightFirst } = await import('@/markdown/highlight');
    const lines = await highlightFirst('---\ntitle: T\n---\n\n````json\n{ "a": 1 }\n````', 'markdown');
    expect(lines[1]?.[0]).toEqual(['tok-property', 'title']);
    expect(lines[5]).toContainEqual(['tok-property', '"a"']);
  });

  it('leaves a language without a grammar plain', async () => {
    expect(await highlight('a <b>\n\nc', 'klingon')).toEqual([[['', 'a <b>']], [], [['', 'c']]]);
  });

  it('returns plain text for the language "constructor"', async () => {
    expect(await highlight('x', 'constructor')).toEqual([[['', 'x']]]);
  });

  it('drops line breaks at the end', async () => {
    expect(await highlight('{}\n\n', 'json')).toHaveLength(1);
    expect(toPlainLines('a\n')).toEqual([[['', 'a']]]);
  });

  it('merges neighboring tokens of the same color', async () => {
    const [line = []] = await highlight('[1, 2]', 'json');
    expect(line.every(([name], index) => name !== line[index + 1]?.[0])).toBe(true);
  });

  it.each([
    ['js', 'const a = `x\n{\n${b}`;\n/* {\n{ */\nif (a) {\n}\n{\n'],
    ['python', 'a = """\nif x:\n"""\nif x:\n  b = "x"\nif x:'],
    ['java', 'String a = """\n{\n""";\n{\n  String a;\n}\n{'],
    ['yaml', 'a: |\n  b: 1\nb: 1\nc:\n  b: 1'],
    ['html', '<script>\nlet a = 1;\n</script>\nlet a = 1;\n<p>'],
    ['bash', "cat <<E\ncurl 'a'\nE\ncurl 'a'"],
  ])('colors a line of %s in its context, even if it occurred in another one', async (language, source) => {
    const { name = '', load } = findGrammar(language) ?? {};
    const engine = createJavaScriptRegexEngine({ forgiving: true });
    const core = await createHighlighterCore({ themes: [tokenTheme], langs: load ? [load] : [], engine });
    // Without a time limit, which a busy machine would reach.
    const options = { lang: name, theme: tokenTheme.name, tokenizeTimeLimit: 0 };
    const whole = core.codeToTokensBase(source.trimEnd(), options);
    const expected = whole.map((line) => line.map(({ content, color }) => [toTokenClass(color), content] as const));
    for (let time = 0; time < 2; time++) {
      expect((await highlight(source, language)).map(toLetters)).toEqual(expected.map(toLetters));
    }
  });

  it('recognizes languages by their aliases, and shells', () => {
    expect(toLanguage('sh')).toBe('bash');
    expect(toLanguage('YML')).toBe('yaml');
    expect(isShell('console')).toBe(true);
    expect(isShell('json')).toBe(false);
  });

  it('leaves a line of thousands of characters plain', async () => {
    const line = `{"token": "${'aB3+'.repeat(2500)}"}`;
    const [first] = await highlight(`${line}\n{"a": 1}`, 'json');
    expect(first?.map(([, text]) => text).join('')).toBe(line);
    expect(new Set(first?.map(([className]) => className)).size).toBe(1);
  });

  it('works if an embedded language is loaded later', async () => {
    vi.resetModules();
    const fresh = await import('@/markdown/highlight');
    const toSample = (line: string) => `\`\`\`sh\n${line}\n\`\`\``;
    await fresh.highlight(toSample('echo before'), 'markdown');
    await fresh.highlight('echo', 'bash');
    expect(await fresh.highlight(toSample('echo after'), 'markdown')).toHaveLength(3);
  });
});
