import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { placeholders as marks } from '@/lib/page-ids-markers-and-placeholders';
import { ExportedShell, type PageParts } from '@/next-output/exported-shell';

const links = JSON.stringify([{ path: '/guides/' }]).replaceAll('"', '&quot;');
const payload = [
  `0:{"c":["","docs","${marks.path}",""],"k":"${marks.path}","t":["$","title",null,{"children":"${marks.title}"}]}`,
  `1:["$","$L2",null,{"path":"${marks.page}"}]`,
  '2:T1e,<!--static--><footer></footer>3:"end"\n',
].join('\n');
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`;
const html = [
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>${marks.title}</title>`,
  `</head><body><a data-active="${marks.links}${links}">Guides</a><div data-body="${marks.page}"></div>`,
  '<script>start()</script>',
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${push(payload)}</script></body></html>`,
].join('');
const file = `${marks.path}/index.html`;
const settings = {
  file,
  basePath: '/docs',
  bodyPath: marks.page,
  slugStart: 1,
  connect: [],
};
const shell = new ExportedShell(
  new Map([
    ['index.html', html],
    ['index.txt', payload],
    ['__next._tree.txt', `0:{"k":"${marks.path}"}`],
  ]),
  settings,
);
const parts: PageParts = {
  path: '/1.0/guides/other/',
  title: 'Other',
  head: '<meta name="keywords" content="a,b"/>',
  body: '<div data-body="/1.0/guides/other/"><main>Text</main></div>',
  toAttribute: () => 'true',
};

function fill(own: Partial<PageParts> = {}): Record<string, string> {
  const all = { ...parts, ...own };
  return { 'index.html': shell.toHtml(all), ...Object.fromEntries(shell.toPayloads(all)) };
}

/** Runs the payload script of a page and returns the payload that Next.js receives. */
function run(page: string, { script } = shell): string {
  const window: { __next_f?: unknown[][] } = {};
  const dom = parseDocument(page);
  const find = (test: Parameters<typeof DomUtils.findOne>[0]) => DomUtils.findOne(test, dom.children);
  const document = {
    querySelector: (selector: string) =>
      selector === 'title'
        ? { textContent: DomUtils.textContent(find(({ name }) => name === 'title') ?? []) }
        : { dataset: { body: find(({ attribs }) => 'data-body' in attribs)?.attribs['data-body'] } },
  };
  new Function('self', 'document', script?.text ?? '')(window, document);
  return (window.__next_f ?? []).map(([, text = '']) => String(text)).join('');
}

describe('a page in a shell', () => {
  it('has its own head and body, and no placeholders', () => {
    const { 'index.html': page = '', ...others } = fill();
    expect(page).toContain('<title>Other</title><meta name="keywords" content="a,b"/>');
    expect(page).toContain('<div data-body="/1.0/guides/other/"><main>Text</main></div><script>start()</script>');
    expect([page, ...Object.values(others)].join('')).not.toMatch(/[xX]0/);
  });

  it('has attributes that depend on its path', () => {
    const asked: string[] = [];
    const toAttribute = (name: string, own: string) => {
      asked.push(`${name} ${own}`);
      return undefined;
    };
    expect(fill({ toAttribute })['index.html']).toContain('<a>Guides</a>');
    expect(fill()['index.html']).toContain('<a data-active="true">Guides</a>');
    expect(asked).toEqual(['data-active [{"path":"/guides/"}]']);
  });

  it('contains its own payload, with its path also as segments, and without static HTML', () => {
    const own = [
      '0:{"c":["","docs","1.0","guides","other",""],"k":"1.0/guides/other","t":["$","title",null,{"children":"Other"}]}',
      '1:["$","$L2",null,{"path":"/1.0/guides/other/"}]',
      '2:""\n3:"end"\n',
    ].join('\n');
    const files = fill();
    expect(run(files['index.html'] ?? '')).toBe(own);
    expect(files['index.txt']).toBe(own);
    expect(files['__next._tree.txt']).toBe('0:{"k":"1.0/guides/other"}');
  });

  it('contains the title as escaped text everywhere', () => {
    const title = '$1"</script><b>\\ & \u2028$& X0body0X';
    const page = fill({ title })['index.html'] ?? '';
    expect(page).toContain('<title>$1&quot;&lt;/script&gt;&lt;b&gt;\\ &amp; \u2028$&amp; X0body0X</title>');
    expect(page.match(/<\/script>/g)).toHaveLength(fill()['index.html']?.match(/<\/script>/g)?.length ?? 0);
    const [row = ''] = run(page).split('\n');
    expect((JSON.parse(row.slice(2)) as { t: unknown[] }).t[3]).toEqual({ children: `$${title}` });
  });

  it('has an encoded path in the payload of Next.js', () => {
    const files = fill({ path: '/guides/größe/', body: '<div data-body="/guides/größe/"></div>' });
    expect(run(files['index.html'] ?? '')).toBe(files['index.txt']);
    expect(files['index.txt']).toContain('"c":["","docs","guides","gr%C3%B6%C3%9Fe",""],"k":"guides/gr%C3%B6%C3%9Fe"');
    expect(files['index.txt']).toContain('"path":"/guides/größe/"');
  });

  it('loads the shared payload script and has a policy for its inline script', () => {
    for (const title of ['Other', '<&>']) {
      const page = fill({ title })['index.html'] ?? '';
      expect(page).toContain(`</script><script src="/docs/${shell.script?.path}"></script>`);
      const [, allowed = ''] = /script-src 'self' ([^;]*);/.exec(page) ?? [];
      const scripts = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text = '']) => text);
      expect(scripts).toHaveLength(1);
      expect(allowed.split(' ')).toEqual(
        scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
      );
    }
  });
});

describe('a shell', () => {
  const make = (page: string) => new ExportedShell(new Map([['index.html', page]]), settings);

  it('fails if its page violates the policy', () => {
    expect(() => make(html.replace('</head>', '<base href="/"/></head>'))).toThrow('element <base>');
  });

  it.each([
    ['\\"c\\":', '\\"d\\":', 'writes the path of a page into its payload in an unexpected form'],
    ['.push([0])', '.push(0)', 'embeds its payload in an unexpected form'],
    [push(payload), 'self.__next_f.push([2,"AA=="])', 'embeds its payload in an unexpected form'],
    ['\\u003c!--static-->', 'part ', 'writes static HTML into its payload in an unexpected form'],
    ['<title>', '<title data-x="">', 'writes the title of a page in an unexpected form'],
    ['<div data-body=', '<div id="x" data-body=', 'writes the body of a page in an unexpected form'],
    ['<a ', `<a href="/${marks.path}/" `, 'writes the path of a page into its HTML in an unexpected form'],
  ])('fails for a page with %s replaced by %s', (before, after, what) => {
    expect(() => make(html.replace(before, after))).toThrow(
      new RegExp(`^${file}: Next\\.js 16\\.[\\d.]+ ${what}\\.\n.*docs/architecture\\.md`),
    );
  });
});
