import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertPages, pendingParts, toPendingLine, type PendingPage } from '@/export/insert-pages';
import { placeholders } from '@/lib/page-ids-markers-and-placeholders';
import { shells, toBodyPath, type ShellName } from '@/routes/shell-paths-and-active-link-attributes';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

let root: string;
const at = (...names: string[]) => path.join(root, ...names);

const write = (name: string, text: string) => writeFile(at(name), text);

const toPayload = (address: string) =>
  `0:{"c":[${JSON.stringify(address.split('/')).slice(1, -1)}],"t":"${placeholders.title}","__html":"<!--static--><footer>"}\n`;

const toHtml = (address: string, bodyPath: string) =>
  [
    `<html><head><meta charset="utf-8"/><title>${placeholders.title}</title></head><body>`,
    `<div data-body="${bodyPath}"></div><script>(self.__next_f=self.__next_f||[]).push([0])</script>`,
    `<script>self.__next_f.push([1,${JSON.stringify(toPayload(address)).replaceAll('<', '\\u003c')}])</script></body></html>`,
  ].join('');

function writePage(page: Partial<PendingPage>): void {
  const all: PendingPage = {
    path: '/a/',
    shell: 'docs',
    title: 'A',
    head: '<meta/>',
    body: '<div>Text</div>',
    ...page,
  };
  appendFileSync(at('pending', pendingParts.pages(0)), toPendingLine(all));
}

const insert = () => insertPages(at('pending'), at('out'));
const read = (name: string) => readFileSync(at('out', name), 'utf8');

beforeEach(() => {
  root = makeFolder();
  for (const [name, address] of Object.entries(shells) as [ShellName, string][]) {
    const html = toHtml(address, toBodyPath(name, placeholders.page));
    write(`out${address.endsWith('.html') ? address : `${address}index.html`}`, html);
    if (!address.endsWith('.html')) write(`out${address}index.txt`, toPayload(address));
  }
  mkdirSync(at('pending/files'), { recursive: true });
  writePage({});
});

describe('insertPages', () => {
  it('writes the files of a page from its shell, and removes the shells and the pending pages', async () => {
    await insert();
    expect(read('a/index.html')).toContain('<title>A</title><meta/>');
    expect(read('a/index.html')).toContain('<div data-body="/a/">Text</div><script');
    expect(read('a/index.txt')).toBe('0:{"c":["","a",""],"t":"A","__html":""}\n');
    expect([existsSync(at('out', placeholders.path)), existsSync(at('pending'))]).toEqual([false, false]);
    expect(existsSync(at('out/index.html'))).toBe(false);
  });

  it('writes a complete page, such as a redirect, with its policy and without payloads', async () => {
    write('pending/files/old/index.html', '<html><head><meta charset="utf-8"/><script>go()</script></head></html>');
    await insert();
    expect(read('old/index.html')).toMatch(
      /^<html><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]*'sha256-[^"]*"\/><script>go\(\)/,
    );
    expect(existsSync(at('out/old/index.txt'))).toBe(false);
  });

  it('reads a body with every character that may end a line', async () => {
    writePage({ body: '<div>a\u2028b\u2029c\nd\re</div>' });
    await insert();
    expect(read('a/index.html')).toContain('>a\u2028b\u2029c\nd\re</div>');
  });

  it('fails for a body that cannot name where navigation loads it', async () => {
    writePage({ body: '<main>Text</main>' });
    await expect(insert()).rejects.toThrow('The body of /a/ does not begin with a div.');
  });

  it('writes no payload for a page that always needs a full load', async () => {
    writePage({ path: '/b/', isFullLoad: true });
    await insert();
    expect(read('b/index.html')).toContain('<div data-body="/b/" data-full-load="">Text</div>');
    expect(existsSync(at('out/b/index.txt'))).toBe(false);
  });

  it('writes a page whose path is that of its shell', async () => {
    writePage({ path: '/', shell: 'home', title: 'Home' });
    await insert();
    expect(read('index.html')).toContain('<title>Home</title><meta/>');
  });

  it('writes the path below the folder of the shell', async () => {
    writePage({ path: '/api/größe/tag/a/', shell: 'api' });
    await insert();
    expect(read('api/größe/tag/a/index.txt')).toContain('"c":["","api","gr%C3%B6%C3%9Fe","tag","a",""]');
  });

  it('writes the page for unknown addresses as a file without a payload', async () => {
    writePage({ path: '/404/', shell: 'notFound' });
    await insert();
    expect(read('404.html')).toContain('<div data-body="/404.html">Text</div>');
    expect(existsSync(at('out/404'))).toBe(false);
  });

  it('copies other files unchanged', async () => {
    write('pending/files/a/anchor-index.json', '{}');
    await insert();
    expect(read('a/anchor-index.json')).toBe('{}');
  });

  it('fails if Next.js exported no HTML for a shell', async () => {
    rmSync(at('out', placeholders.path, 'index.html'));
    await expect(insert()).rejects.toThrow(
      new RegExp(`^${placeholders.path}/index\\.html: Next\\.js 16\\.[\\d.]+ has exported no HTML of the shell /`),
    );
  });
});
