import { describe, expect, it } from 'vitest';
import { toCodeBlock, toPlainCodeBlock, findSession } from '@/markdown/code-block';
import { toFence, toLineNumbers } from '@/markdown/fence';
import { takeMagicComments } from '@/markdown/magic-comments';
import { renderPage } from './render';

const toText = (lines: [string, string][][]) => lines.map((line) => line.map(([, text]) => text).join(''));

describe('the line after the fence', () => {
  it('gives title, lines, numbers and the schema', () => {
    expect(toFence(`title="a b.json" {1,3-5} showLineNumbers=7 schema=environments.CreateSecretRequest`)).toEqual({
      title: 'a b.json',
      highlighted: [1, 3, 4, 5],
      firstLine: 7,
      schema: 'environments.CreateSecretRequest',
    });
  });

  it('takes a title in single quotation marks and numbers from 1', () => {
    expect(toFence(`title='x' showLineNumbers`)).toEqual({ title: 'x', firstLine: 1, highlighted: [] });
  });

  it('takes no braces or words out of a title', () => {
    expect(toFence('title="{2} showLineNumbers"')).toEqual({ title: '{2} showLineNumbers', highlighted: [] });
  });

  it.each([
    ['0', []],
    ['2', [2]],
    ['2,2', [2]],
    ['5-3', []],
    [' 1 - 2 , 4', [1, 2, 4]],
    ['-', []],
  ])('reads {%s} as %j', (ranges, lines) => expect(toLineNumbers(ranges)).toEqual(lines));

  it('does not unfold a range without end', () => {
    expect(toLineNumbers('1-99999999999').length).toBeLessThan(20_000);
  });
});

describe('comments that highlight', () => {
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
    ['constructor', '# highlight-next-line'],
    ['__proto__', '# highlight-next-line'],
  ])('takes the comment of %s out and marks the next line: %s', (language, comment) => {
    expect(takeMagicComments(`a\n  ${comment}\nb\nc`, language)).toEqual({ source: 'a\nb\nc', highlighted: [2] });
  });

  it('marks from start to end', () => {
    expect(takeMagicComments('a\n// highlight-start\nb\nc\n// highlight-end\nd', 'js').highlighted).toEqual([2, 3]);
  });

  it('leaves a comment of another language alone', () => {
    expect(takeMagicComments('# highlight-next-line\na', 'ts').source).toContain('#');
  });

  it('stays text where lines are given in braces', () => {
    const block = toPlainCodeBlock('// highlight-next-line\na', 'js', '{2}');
    expect(toText(block.lines)).toEqual(['// highlight-next-line', 'a']);
    expect(block.kinds).toEqual({ 1: ['highlighted'] });
  });
});

describe('a shell session', () => {
  it('tells commands from output', () => {
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
    ['nothing', '$ echo "it\'s"\nok', ['command', 'output']],
  ])('carries a command on over %s', (_name, source, kinds) => {
    expect(findSession(source)?.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is none without a prompt', () => {
    expect(findSession('echo $HOME')).toBeUndefined();
  });

  it('takes the prompt off before coloring and leaves output plain', async () => {
    const block = await toCodeBlock('$ export A=1\nexport is not colored here', 'sh', '');
    expect(block.lines[0]?.[0]).toEqual(['tok-keyword', 'export ']);
    expect(block.lines[1]).toEqual([['', 'export is not colored here']]);
  });

  it('reads no prompt in other languages', () => {
    expect(toPlainCodeBlock('$ a', 'php', '').kinds).toEqual({});
  });
});

describe('a code block', () => {
  it('shows its title, numbers from the given one, and marks lines', async () => {
    const { html } = await renderPage('```js title="a.js" {2} showLineNumbers=9\nfoo\nbar\n```');
    expect(html).toContain('<figcaption class="code-title">a.js</figcaption>');
    expect(html).toContain('data-line="9"');
    expect(html).toMatch(/class="code-row code-highlighted"><span class="code-number" data-line="10"><\/span>bar/);
  });

  it('gives no line an element where nothing is to be said of it', async () => {
    const { html } = await renderPage('```text\na\nb\n```');
    expect(html).toContain('<code>a\nb</code>');
  });

  it('can be focused and has a name', async () => {
    const { html } = await renderPage('```json\n{}\n```');
    expect(html).toMatch(/<pre tabindex="0" aria-label="Code, json"/i);
  });

  it('has a copy button by name, and prompts that are no text', async () => {
    const { html } = await renderPage('```sh\n$ ls\n```');
    expect(html).toContain('aria-label="Copy code"');
    expect(html).toContain('data-session="true"');
    expect(html).not.toMatch(/>\$ /);
  });

  it('marks what a diff adds and takes away', () => {
    expect(toPlainCodeBlock('+ a\n- b\n c\n+++ d', 'diff', '').kinds).toEqual({ 0: ['inserted'], 1: ['deleted'] });
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

  it('never carries a style attribute', async () => {
    const { html } = await renderPage(
      '```ts {1} showLineNumbers\nconst a = 1;\n```\n\n| a | b |\n|--:|:-:|\n| 1 | 2 |',
    );
    expect(html).not.toContain('style=');
    expect(html).toContain('class="align-end"');
  });
});
