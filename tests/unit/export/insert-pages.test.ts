import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertPages, toPendingText } from '@/export/insert-pages';
import { placeholders } from '@/lib/placeholders';

let root: string;
const at = (...names: string[]) => path.join(root, ...names);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

const template = placeholders.path;
const payload = `0:{"c":["","${template}",""],"h":"<!--static-->${placeholders.body}"}\n`;
const html = [
  `<html><head><meta charset="utf-8"/><title>${placeholders.title}</title></head>`,
  `<body><!--static-->${placeholders.body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>`,
  `<script>self.__next_f.push([1,${JSON.stringify(payload).replaceAll('<', '\\u003c')}])</script></body></html>`,
].join('');
const values = { path: 'a', title: 'A', description: '', keywords: '', canonical: '', id: '1' };

function insert(): Set<string> {
  return insertPages(at('pending'), at('out'));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'insert-'));
  write(`out/${template}/index.html`, html);
  write(`out/${template}/index.txt`, payload);
  write('pending/a/index.html', toPendingText({ template, values, body: '<p>Text</p>\n' }));
  return () => rmSync(root, { recursive: true });
});

describe('insertPages', () => {
  it('writes the files of a page from its template, and removes the template and the pending pages', () => {
    expect(insert()).toEqual(new Set(['a/index.html', 'a/index.txt']));
    expect(readFileSync(at('out/a/index.html'), 'utf8')).toContain('<title>A</title>');
    expect(readFileSync(at('out/a/index.html'), 'utf8')).toContain('<!--static--><p>Text</p>\n<script');
    expect(readFileSync(at('out/a/index.txt'), 'utf8')).toBe('0:{"c":["","a",""],"h":""}\n');
    expect([existsSync(at('out', template)), existsSync(at('pending'))]).toEqual([false, false]);
  });

  it('writes no payload for a page that always needs a full load', () => {
    write('pending/a/index.html', toPendingText({ template, isFullLoad: true, values, body: '' }));
    expect(insert()).toEqual(new Set(['a/index.html']));
  });

  it('copies other files unchanged', () => {
    write('pending/a/anchor-index.json', '{}');
    insert();
    expect(readFileSync(at('out/a/anchor-index.json'), 'utf8')).toBe('{}');
  });

  it.each(['index.html', 'index.txt'])('fails if Next.js exported no %s for the template', (name) => {
    rmSync(at('out', template, name));
    expect(insert).toThrow(
      new RegExp(
        `^${template}/index\\.html: Next\\.js 16\\.[\\d.]+ has exported no ${name} of the template /${template}/\\.`,
      ),
    );
  });
});
