import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertPages, toPendingFile, toPendingText, type PendingPage } from '@/export/insert-pages';
import { placeholders } from '@/lib/exported-html';
import { shells, toBodyPath, type ShellName } from '@/routes/shells';

let root: string;
const at = (...names: string[]) => path.join(root, ...names);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

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
  write(`pending/${toPendingFile(all)}`, toPendingText(all));
}

const insert = () => insertPages(at('pending'), at('out'));
const read = (name: string) => readFileSync(at('out', name), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'insert-'));
  for (const [name, address] of Object.entries(shells) as [ShellName, string][]) {
    const html = toHtml(address, toBodyPath(name, placeholders.page));
    write(`out${address.endsWith('.html') ? address : `${address}index.html`}`, html);
    if (!address.endsWith('.html')) write(`out${address}index.txt`, toPayload(address));
  }
  writePage({});
  return () => rmSync(root, { recursive: true });
});

describe('insertPages', () => {
  it('writes the files of a page from its shell, and removes the shells and the pending pages', () => {
    insert();
    expect(read('a/index.html')).toContain('<title>A</title><meta/>');
    expect(read('a/index.html')).toContain('<div data-body="/a/">Text</div><script');
    expect(read('a/index.txt')).toBe('0:{"c":["","a",""],"t":"A","__html":""}\n');
    expect([existsSync(at('out', placeholders.path)), existsSync(at('pending'))]).toEqual([false, false]);
    expect(existsSync(at('out/index.html'))).toBe(false);
  });

  it('writes a complete page, such as a redirect, with its policy and without payloads', () => {
    write('pending/old/index.html', '<html><head><meta charset="utf-8"/><script>go()</script></head></html>');
    insert();
    expect(read('old/index.html')).toMatch(
      /^<html><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]*'sha256-[^"]*"\/><script>go\(\)/,
    );
    expect(existsSync(at('out/old/index.txt'))).toBe(false);
  });

  it('writes no payload for a page that always needs a full load', () => {
    writePage({ isFullLoad: true });
    insert();
    expect(read('a/index.html')).toContain('<div data-body="/a/" data-full-load="">Text</div>');
    expect(existsSync(at('out/a/index.txt'))).toBe(false);
  });

  it('writes a page whose path is that of its shell', () => {
    writePage({ path: '/', shell: 'home', title: 'Home' });
    insert();
    expect(read('index.html')).toContain('<title>Home</title><meta/>');
  });

  it('writes the path below the folder of the shell', () => {
    writePage({ path: '/api/größe/tag/a/', shell: 'api' });
    insert();
    expect(read('api/größe/tag/a/index.txt')).toContain('"c":["","api","gr%C3%B6%C3%9Fe","tag","a",""]');
  });

  it('writes the page for unknown addresses as a file without a payload', () => {
    writePage({ path: '/404/', shell: 'notFound' });
    insert();
    expect(read('404.html')).toContain('<div data-body="/404.html">Text</div>');
    expect(existsSync(at('out/404'))).toBe(false);
  });

  it('copies other files unchanged', () => {
    write('pending/a/anchor-index.json', '{}');
    insert();
    expect(read('a/anchor-index.json')).toBe('{}');
  });

  it('fails if Next.js exported no HTML for a shell', () => {
    rmSync(at('out', placeholders.path, 'index.html'));
    expect(insert).toThrow(
      new RegExp(`^${placeholders.path}/index\\.html: Next\\.js 16\\.[\\d.]+ has exported no HTML of the shell /`),
    );
  });
});
