import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { securePage } from '@/export/policy';
import { placeholders as marks, toShownPath, toTemplateSlug, type PageValues } from '@/lib/placeholders';
import { Template } from '@/next-output/template';

const slug = toTemplateSlug('guides/first');
const part = `"html":"<!--static-->${marks.body}"`;
const payload = [
  `0:{"c":["","docs","${slug}",""],"k":"${slug}","t":["$","title",null,{"children":"${marks.title}"}]}`,
  `1:["$","$L2",null,{"id":"${marks.id}","page":"/${slug}/",${part}}]`,
  '2:T1e,<!--static--><footer></footer>3:"end"\n',
].join('\n');
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`;
const html = [
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>${marks.title} | Site</title>`,
  `<link rel="canonical" href="https://x.test/docs/${marks.canonical}/"/><meta name="keywords" content="${marks.keywords}"/>`,
  `</head><body><div data-static="${marks.id}"><!--static-->${marks.body}</div><script>start()</script>`,
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${push(payload)}</script></body></html>`,
].join('');
const file = `${slug}/index.html`;
const settings = { file, basePath: '/docs', secure: (page: string) => securePage(page, { file, connect: [] }) };
const template = new Template(
  new Map([
    ['index.html', html],
    ['index.txt', payload],
    ['__next._tree.txt', `0:{"k":"${slug}"}`],
  ]),
  settings,
);
const values: PageValues = {
  path: '1.0/guides/other',
  title: 'Other',
  description: 'Says it.',
  keywords: 'a,b',
  canonical: 'guides/other',
  id: 'f00',
  body: '<main>Text</main>',
};

function fill(own: Partial<PageValues> = {}): Record<string, string> {
  const all = { ...values, ...own };
  return { 'index.html': template.toHtml(all), ...Object.fromEntries(template.toPayloads(all)) };
}

/** Runs the payload script of a page and returns the payload that Next.js receives. */
function run(page: string, { script } = template): string {
  const window: { __next_f?: unknown[][] } = {};
  const [, textContent = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(page) ?? [];
  const document = { currentScript: { previousElementSibling: { textContent } } };
  new Function('self', 'document', script.text)(window, document);
  return (window.__next_f ?? []).map(([, text = '']) => String(text)).join('');
}

describe('a docs page from a template', () => {
  it('has its own head and body, and no placeholders', () => {
    const { 'index.html': page = '', ...others } = fill();
    expect(page).toContain('<title>Other | Site</title>');
    expect(page).toContain('<link rel="canonical" href="https://x.test/docs/guides/other/"/>');
    expect(page).toContain('<meta name="keywords" content="a,b"/>');
    expect(page).toContain('<div data-static="f00"><!--static--><main>Text</main></div><script>start()</script>');
    expect([page, ...Object.values(others)].join('')).not.toMatch(/[xX]0/);
  });

  it('contains its own payload, with its path also as segments, and without static HTML', () => {
    const own = [
      '0:{"c":["","docs","1.0","guides","other",""],"k":"1.0/guides/other","t":["$","title",null,{"children":"Other"}]}',
      '1:["$","$L2",null,{"id":"f00","page":"/1.0/guides/other/","html":""}]',
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
    expect(page).toContain('<title>$1&quot;&lt;/script&gt;&lt;b&gt;\\ &amp; \u2028$&amp; X0body0X | Site</title>');
    expect(page.match(/<\/script>/g)).toHaveLength(fill()['index.html']?.match(/<\/script>/g)?.length ?? 0);
    const [row = ''] = run(page).split('\n');
    expect((JSON.parse(row.slice(2)) as { t: unknown[] }).t[3]).toEqual({ children: `$${title}` });
  });

  it('loads the shared payload script and has a policy for its inline script', () => {
    for (const title of ['Other', '<&>']) {
      const page = fill({ title })['index.html'] ?? '';
      expect(page).toContain(`</script><script src="/docs/${template.script.path}"></script>`);
      const [, allowed = ''] = /script-src 'self' ([^;]*);/.exec(page) ?? [];
      const scripts = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text = '']) => text);
      expect(scripts).toHaveLength(1);
      expect(allowed.split(' ')).toEqual(
        scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
      );
    }
  });

  it('can be rendered from a template without payload files and without static HTML', () => {
    const bare = new Template(
      new Map([['index.html', html.replaceAll('<!--static-->', '').replaceAll('\\u003c!--static-->', '')]]),
      settings,
    );
    const page = bare.toHtml(values);
    expect(page).toContain('<div data-static="f00"><main>Text</main></div>');
    expect(run(page, bare)).toContain('"html":""');
    expect(bare.toPayloads(values)).toEqual([]);
  });

  it('fails for a template that violates the policy or has an unexpected payload', () => {
    const make = (page: string) => new Template(new Map([['index.html', page]]), settings);
    expect(() => make(html.replace('</head>', '<base href="/"/></head>'))).toThrow('element <base>');
    const failure = (what: string) =>
      new RegExp(`^${file}: Next\\.js 16\\.[\\d.]+ ${what}\\.\n.*docs/architecture\\.md`);
    expect(() => make(html.replaceAll('\\u003c!--static-->', 'part '))).toThrow(
      failure('writes static HTML into its payload in an unexpected form'),
    );
    expect(() => make(html.replace('\\"c\\":', '\\"d\\":'))).toThrow(
      failure('writes the path of a page into its payload in an unexpected form'),
    );
    expect(() => make(html.replace('.push([0])', '.push(0)'))).toThrow(
      failure('embeds its payload in an unexpected form'),
    );
    expect(() => make(html.replace(push(payload), 'self.__next_f.push([2,"AA=="])'))).toThrow(
      failure('embeds its payload in an unexpected form'),
    );
  });
});

describe('toShownPath', () => {
  it('converts the path of a template to that of its page and keeps other paths', () => {
    expect(toShownPath(`/${slug}/`)).toBe('/guides/first/');
    expect(toShownPath('/guides/first/')).toBe('/guides/first/');
  });
});
