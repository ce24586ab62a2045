import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyAssets, getAssetProblems, getAssets } from '@/content/assets';
import { findImageSize } from '@/content/image-size';
import { buildPage } from '@/content/build-page-metadata';
import { buildText } from '@/content/build-page-texts';
import { readText, readTree } from '@/content/page-text-cache';
import { toTargets } from '@/content/link-targets-and-candidate-files';
import { resolveTree } from '@/content/resolve-links-images-and-sdk-tables';
import { toPageTree } from '@/markdown/page-tree';
import { toHtml } from '../markdown/render';
import { makeFolder } from '../temporary-folder';

const root = 'tests/fixtures/content';
const variables = { product: 'product' };
const targets = toTargets(
  [
    { file: `${root}/guides/02-next.md`, path: '/guides/next/' },
    { file: `${root}/guides/start.md`, path: '/guides/start/' },
    { file: `${root}/guides/end.md`, path: '/finish/' },
  ],
  root,
);

async function resolve(source?: string) {
  const text = readFileSync(`${root}/guides/start.md`, 'utf8');
  const { value: page } = await buildPage({ root, path: 'guides/start.md', text, variables });
  if (!page) throw new Error('The page has no address.');
  await buildText(text, variables);
  const kept = await readText(page.text);
  const { tree, problems } =
    source === undefined ? { tree: await readTree(page.text), problems: kept?.problems } : await toPageTree(source);
  if (!kept || !tree) throw new Error('The text has not been kept.');
  return { page, kept, ...resolveTree(tree, page, targets, problems) };
}

describe('a resolved page', () => {
  it('contains the values of variables in front matter and headings', async () => {
    const { page, kept } = await resolve();
    expect(page).toMatchObject({
      title: 'Start with a product',
      description: 'A first product.',
      slug: 'guides/start',
      id: 'guides/start',
    });
    expect(kept.headings.map(({ id }) => id)).toEqual(['parts-of-a-product', 'below']);
  });

  it('links to pages by their URLs, with query and hash', async () => {
    const html = toHtml((await resolve()).tree);
    expect(html).toContain('<a href="/finish/?x=1#last">the end</a>');
    expect(html).toContain('<a href="/finish/">from the root</a>');
  });

  it('has a final slash in links to known pages, and other links as written', async () => {
    const { tree, links } = await resolve(
      '[a](../../finish?x=1#last) [b](../other) [c](#here) [d](https://a.example/b) [e](./end#last)',
    );
    expect(toHtml(tree)).toContain('<a href="/finish/?x=1#last">a</a> <a href="../other">b</a>');
    expect(links.map(({ written, href, column }) => [written, href, column])).toEqual([
      ['../../finish?x=1#last', '/finish/?x=1#last', 1],
      ['../other', '/guides/other/', 28],
      ['#here', '#here', 42],
      ['./end#last', '/finish/#last', 78],
    ]);
  });

  it('links to pages whose paths have letters of any script by their paths', async () => {
    const { tree } = await toPageTree('[a](../b/?x=1#last) [b](/über/1.c) [c](./ü/)');
    const pages = ['a', 'b', '1.c', 'a/ü'].map((name) => ({ file: `${root}/über/${name}.md`, path: `/über/${name}/` }));
    const { links } = resolveTree(tree, { file: `${root}/über/a.md`, bodyLine: 1 }, toTargets(pages, root));
    const expected = ['/über/b/?x=1#last', '/über/1.c/', '/über/a/ü/'];
    expect(links.map(({ href }) => href)).toEqual(expected);
    expect([...toHtml(tree).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(expected);
  });

  it('reports a link to a missing page with its place', async () => {
    const { problems, tree } = await resolve();
    expect(problems).toEqual([
      {
        severity: 'warning',
        message: 'the link "./missing.md" points to no page',
        fix: `Looked for ${root}/guides/missing.md and ${root}/missing.md.`,
        line: 7,
        column: 91,
      },
    ]);
    expect(toHtml(tree)).toContain('href="./missing.md"');
  });

  it('suggests a page of the same name in another folder, and a redirect if the page has moved', async () => {
    const { problems } = await resolve('[a](../how-tos/end.md) [b](./none/index.md) [c](01-next.md)');
    expect(problems.map(({ fix }) => fix)).toEqual([
      `Looked for ${root}/how-tos/end.md. Did you mean ${root}/guides/end.md? If the page has moved there, redirect its readers: add { from: '/how-tos/end/', to: '/finish/' } to redirects in src/site.config.ts.`,
      `Looked for ${root}/guides/none/index.md and ${root}/none/index.md.`,
      `Looked for ${root}/guides/01-next.md and ${root}/01-next.md. Did you mean ${root}/guides/02-next.md?`,
    ]);
  });

  it('suggests a page with a similar name, first in the same folder, and a redirect if the page was renamed', async () => {
    const { problems } = await resolve('[a](./nexd.md) [b](./quite-another.md) [c](../how-tos/strat.md)');
    expect(problems.map(({ fix }) => fix)).toEqual([
      `Looked for ${root}/guides/nexd.md and ${root}/nexd.md. Did you mean ${root}/guides/02-next.md? If the page has been renamed, redirect its readers: add { from: '/guides/nexd/', to: '/guides/next/' } to redirects in src/site.config.ts.`,
      `Looked for ${root}/guides/quite-another.md and ${root}/quite-another.md.`,
      `Looked for ${root}/how-tos/strat.md. Did you mean ${root}/guides/start.md? If the page has been renamed, redirect its readers: add { from: '/how-tos/strat/', to: '/guides/start/' } to redirects in src/site.config.ts.`,
    ]);
  });

  it('reports a link out of the content folder', async () => {
    const { problems } = await resolve('[a](../../../../x.md)');
    expect(problems).toMatchObject([{ fix: `It points outside ${root}/, which contains all pages.` }]);
  });

  it('reports a link to a draft', async () => {
    const draft = { file: `${root}/guides/soon.md`, path: '/guides/soon/' };
    const tree = (await toPageTree('[a](soon.md)')).tree;
    const { problems } = resolveTree(
      tree,
      { file: `${root}/guides/start.md`, bodyLine: 1 },
      toTargets([], root, [draft]),
    );
    expect(problems).toMatchObject([
      {
        message: 'the link "soon.md" points to no page',
        fix: `${root}/guides/soon.md is a draft, which is not published: publish it, or remove the link.`,
      },
    ]);
  });

  it('has the same problems if only its references are resolved', async () => {
    const { page, kept, problems } = await resolve();
    expect(resolveTree({ type: 'root', children: kept.references }, page, targets).problems).toEqual(problems);
  });

  it('offers adjacent files for download', async () => {
    expect(toHtml((await resolve()).tree)).toContain(
      '<a download="" target="_blank" rel="noopener" href="/content-assets/guides/data.csv">a file<span class="sr-only"> (opens in a new tab)</span></a>',
    );
  });

  it('shows pictures with the size of their files', async () => {
    expect(toHtml((await resolve()).tree)).toContain(
      '<img src="/content-assets/guides/squares.svg" alt="Squares" width="40" height="20" loading="lazy" decoding="async"/>',
    );
  });

  it('reports an error for a picture that is missing or on another site, and does not show it', async () => {
    const { problems, tree } = await resolve('\n![A](./none.png) ![B](https://example.com/b.png)');
    expect(problems).toMatchObject([
      { severity: 'error', message: 'the image "./none.png" does not exist', line: 7, column: 1 },
      { severity: 'error', message: 'the image "https://example.com/b.png" is on another site' },
    ]);
    expect(toHtml(tree)).not.toContain('<img');
  });

  it('reports an error for a picture in another format, and an incomplete one with its file', async () => {
    const file = `${root}/guides/broken.png`;
    writeFileSync(file, Buffer.from('\x89PNG..', 'latin1'));
    onTestFinished(() => rmSync(file));
    const { problems } = await resolve('\n![A](./end.md) ![B](./broken.png) ![C](./data.csv)');
    expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [7, 1, 'the image "./end.md" has a format that pages cannot show'],
      [7, 35, 'the image "./data.csv" has a format that pages cannot show'],
    ]);
    expect(getAssetProblems(root)).toContainEqual({
      severity: 'error',
      place: { file, line: 1, column: 1 },
      message: 'the file is not complete',
      fix: 'Export or download it again.',
    });
  });

  it('reports a missing file or one in another format with the place of its link', async () => {
    const { problems } = await resolve(
      '\n[a](./none.pdf) [b](./_category_.yml) [c](/none.zip) [d](/sitemap.xml) [e](/logo.svg) [f](./data.csv)',
    );
    expect(problems.map(({ severity, line, column, message, fix }) => [severity, line, column, message, fix])).toEqual([
      ['error', 7, 1, 'the file "./none.pdf" does not exist', `Put it at ${root}/guides/none.pdf or ${root}/none.pdf.`],
      [
        'error',
        7,
        17,
        'the file "./_category_.yml" has a format that pages cannot link to',
        expect.stringContaining('Convert'),
      ],
      ['error', 7, 39, 'the file "/none.zip" does not exist', `Put it at ${root}/none.zip.`],
    ]);
  });

  it('warns about a picture without a text alternative', async () => {
    expect((await resolve('![](./squares.svg)')).problems[0]?.message).toBe(
      'the image "./squares.svg" has no text alternative',
    );
  });

  it('includes no files outside of the content folder', async () => {
    const { problems, tree } = await resolve(
      '![A](../../samples/pets.json) [b](../../../../package.json) [c](/../specs/x.json)',
    );
    expect(problems[0]?.message).toContain('does not exist');
    expect(toHtml(tree)).not.toContain('content-assets');
  });

  it('reports an unknown SDK component and suggests the nearest one', async () => {
    const { problems } = await resolve('::sdk-parameters{component="Kafkaa"}');
    expect(problems[0]?.severity).toBe('error');
    expect(problems[0]?.message).toContain('Kafka');
  });

  it('contains the tables of the SDK', async () => {
    const html = toHtml(
      (await resolve('::sdk-parameters{component="Kafka"}\n\n::sdk-outputs{component="Kafka"}')).tree,
    );
    expect(html).toMatch(
      /<th scope="col">Default<\/th>.*<code>replicas<\/code>.*<code class="unbroken">bootstrap<wbr\/>Servers<\/code>/s,
    );
  });
});

describe('files next to pages', () => {
  it('are copied to the target folder, without pages', () => {
    const target = makeFolder();
    expect(getAssets(root)).toEqual(['guides/data.csv', 'guides/squares.svg']);
    expect(copyAssets(root, target)).toBe(2);
    expect(readFileSync(path.join(target, 'guides/data.csv'), 'utf8')).toBe('a,b\n');
    expect(existsSync(path.join(target, 'guides/start.md'))).toBe(false);
  });

  it('are cleaned if they are SVG pictures, with a warning', () => {
    const folder = makeFolder({ 'a.svg': '<svg onload="alert(1)"><path d="M0 0"/></svg>' });
    const target = path.join(folder, 'out');
    expect(copyAssets(folder, target)).toBe(1);
    expect(getAssetProblems(folder)).toMatchObject([
      {
        severity: 'warning',
        place: { file: path.join(folder, 'a.svg') },
        message: 'onload is removed from the image',
      },
    ]);
    expect(readFileSync(path.join(target, 'a.svg'), 'utf8')).toMatch(
      /^<svg xmlns[^>]*><path d="M0 0"><\/path><\/svg>\n$/,
    );
  });

  it('have no size if their format is unknown', () => {
    expect(findImageSize(`${root}/guides/data.csv`)).toBeUndefined();
  });
});
