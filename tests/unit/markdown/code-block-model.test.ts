import { describe, expect, it } from 'vitest';
import { toCodeBlock, toPlainCodeBlock } from '@/markdown/code-block-model';
import { toFence, toLineNumbers } from '@/markdown/fence-options';
import { takeHighlightComments } from '@/markdown/line-highlight-comments';
import { renderPage } from './render';
import { findSession } from '@/markdown/shell-session';

const toText = (lines: [string, string][][]) => lines.map((line) => line.map(([, text]) => text).join(''));

describe('the meta string of a code block', () => {
  it('sets title, highlighted lines, first line number, and schema', () => {
    expect(toFence(`title="a b.json" {1,3-5} showLineNumbers=7 schema=environments.CreateSecretRequest`)).toEqual({
      title: 'a b.json',
      highlighted: [1, 3, 4, 5],
      firstLine: 7,
      schema: 'environments.CreateSecretRequest',
    });
  });

  it('can have a title in single quotation marks, and line numbers that start at 1', () => {
    expect(toFence(`title='x' showLineNumbers`)).toEqual({ title: 'x', firstLine: 1, highlighted: [] });
  });

  it('is not parsed inside the title', () => {
    expect(toFence('title="{2} showLineNumbers"')).toEqual({ title: '{2} showLineNumbers', highlighted: [] });
  });

  it.each([
    ['0', []],
    ['2', [2]],
    ['2,2', [2]],
    ['5-3', []],
    [' 1 - 2 , 4', [1, 2, 4]],
    ['-', []],
  ])('with {%s} highlights the lines %j', (ranges, lines) => expect(toLineNumbers(ranges)).toEqual(lines));

  it('limits the length of a range', () => {
    expect(toLineNumbers('1-99999999999').length).toBeLessThan(20_000);
  });
});

describe('comments that highlight lines', () => {
  it.each([
    ['ts', '// highlight-next-line'],
    ['ts', '/* highlight-next-line */'],
    ['tsx', '{/* highlight-next-line */}'],
    ['yaml', '# highlight-next-line'],
    ['sh', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
    ['unknown', '# highlight-next-line'],
    ['unknown', '// highlight-next-line'],
    ['lua', '-- highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['ini', '; highlight-next-line'],
    ['constructor', '# highlight-next-line'],
    ['__proto__', '# highlight-next-line'],
  ])('of %s are removed and highlight the next line: %s', (language, comment) => {
    expect(takeHighlightComments(`a\n  ${comment}\nb\nc`, language)).toEqual({ source: 'a\nb\nc', highlighted: [2] });
  });

  it('highlight the lines from start to end', () => {
    expect(takeHighlightComments('a\n// highlight-start\nb\nc\n// highlight-end\nd', 'js').highlighted).toEqual([2, 3]);
  });

  it('of another language are not removed', () => {
    expect(takeHighlightComments('# highlight-next-line\na', 'ts').source).toContain('#');
  });

  it('are not removed if braces set the lines', () => {
    const block = toPlainCodeBlock('// highlight-next-line\na', 'js', '{2}');
    expect(toText(block.lines)).toEqual(['// highlight-next-line', 'a']);
    expect(block.kinds).toEqual({ 1: ['highlighted'] });
  });
});

describe('a shell session', () => {
  it('consists of commands and output', () => {
    expect(findSession('$ echo a\na\n$ ls')).toEqual([
      { kind: 'command', text: 'echo a' },
      { kind: 'output', text: 'a' },
      { kind: 'command', text: 'ls' },
    ]);
  });

  it.each([
    ['a backslash', '$ curl \\\n  -X POST\nok', ['command', 'continuation', 'output']],
    [
      'an open quotation mark',
      '$ curl -d \'{\n  "a": 1\n}\'\nok',
      ['command', 'continuation', 'continuation', 'output'],
    ],
    ['a here-document', "$ cat <<'JSON'\n{}\nJSON\nok", ['command', 'continuation', 'continuation', 'output']],
    [
      'a here-document whose word is escaped',
      '$ cat <<\\JSON\n{}\nJSON\nok',
      ['command', 'continuation', 'continuation', 'output'],
    ],
    ['nothing', '$ echo "it\'s"\nok', ['command', 'output']],
    ['nothing after a comment', "$ ls # what's there \\\nok", ['command', 'output']],
    ['an open quotation mark after a sign within a word', "$ echo a#b '\nok", ['command', 'continuation']],
    ['nothing after a here-string', '$ wc -c <<< hello\n6', ['command', 'output']],
    ['nothing after a shift', '$ echo $((1<<2)) && ((a = 1 << b))\n4', ['command', 'output']],
    [
      'a here-document after a shift',
      '$ cat <<A $((1<<2)) # <<B\nit\nA\nok',
      ['command', 'continuation', 'continuation', 'output'],
    ],
  ])('continues a command because of %s', (_name, source, kinds) => {
    expect(findSession(source)?.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('requires a prompt', () => {
    expect(findSession('echo $HOME')).toBeUndefined();
  });

  it('is highlighted without its prompts, and its output is plain', async () => {
    const block = await toCodeBlock('$ export A=1\nexport is not colored here', 'sh', '');
    expect(block.lines[0]?.[0]).toEqual(['tok-keyword', 'export ']);
    expect(block.lines[1]).toEqual([['', 'export is not colored here']]);
  });

  it('is not recognized in other languages', () => {
    expect(toPlainCodeBlock('$ a', 'php', '').kinds).toEqual({});
  });
});

describe('a code block', () => {
  it('shows its title, line numbers from the given one, and highlighted lines', async () => {
    const { html } = await renderPage('```js title="a.js" {2} showLineNumbers=9\nfoo\nbar\n```');
    expect(html).toContain('<figcaption class="code-title">a.js</figcaption>');
    expect(html).toContain('data-line="9"');
    expect(html).toMatch(/class="code-row code-highlighted"><span class="code-number" data-line="10"><\/span>bar/);
  });

  it('has no element for a line without number or highlighting', async () => {
    const { html } = await renderPage('```text\na\nb\n```');
    expect(html).toContain('<code>a\nb</code>');
  });

  it('can be focused and has an accessible name', async () => {
    const { html } = await renderPage('```json\n{}\n```');
    expect(html).toMatch(/<pre tabindex="0" aria-label="Code, json"/i);
  });

  it('has a labeled copy button and contains no prompts as text', async () => {
    const { html } = await renderPage('```sh\n$ ls\n```');
    expect(html).toContain('aria-label="Copy code"');
    expect(html).toContain('data-session="true"');
    expect(html).not.toMatch(/>\$ /);
  });

  it('marks inserted and deleted lines of a diff', () => {
    expect(toPlainCodeBlock('+ a\n- b\n c\n--- d\n+++ e', 'diff', '').kinds).toEqual({
      0: ['inserted'],
      1: ['deleted'],
    });
    expect(toPlainCodeBlock('+++a;\n----', 'diff', '').kinds).toEqual({ 0: ['inserted'], 1: ['deleted'] });
    // A comment of SQL is removed, and a line of Java is added.
    expect(toPlainCodeBlock('--- a\n b\n+++ c', 'diff', '').kinds).toEqual({ 0: ['deleted'], 2: ['inserted'] });
  });

  it('links to the schema or operation that it is checked against', async () => {
    const { html } = await renderPage(
      '```json schema=environments.CreateSecretRequest\n{}\n```\n\n```http operation=accounts.getHealth\nGET /Health HTTP/1.1\n```',
    );
    expect(html).toContain(
      '<a href="/api/environments/#schema.CreateSecretRequest">environments.<wbr/>Create<wbr/>Secret<wbr/>Request</a>',
    );
    expect(html).toContain('<a href="/api/accounts/#getHealth">accounts.<wbr/>get<wbr/>Health</a>');
  });

  it('contains no style attribute', async () => {
    const { html } = await renderPage(
      '```ts {1} showLineNumbers\nconst a = 1;\n```\n\n| a | b |\n|--:|:-:|\n| 1 | 2 |',
    );
    expect(html).not.toContain('style=');
    expect(html).toContain('class="text-end"');
  });
});
