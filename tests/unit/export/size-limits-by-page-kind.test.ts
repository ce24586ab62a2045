import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { kinds, measures } from '@/export/size-limits-by-page-kind';
import { checkBudgets, listFirstFiles } from '@/export/measure-and-check-budgets';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

let out: string;

beforeEach(() => {
  out = makeFolder();
});

const write = (file: string, content: string | Buffer) => writeFile(path.join(out, file), content);

/** Returns random bytes, which cannot be compressed. */
const kilobytes = (count: number) => randomBytes(count * 1024);

async function listOver(basePath?: string): Promise<string[]> {
  const verdicts = await checkBudgets(out, basePath);
  return verdicts.filter(({ isOver }) => isOver).map(({ kind, measure, page }) => `${kind}: ${measure} of ${page}`);
}

describe('checkBudgets', () => {
  test('accepts a page whose measures are below every limit', async () => {
    write('definitions/intro/index.html', '<script src="/a.js"></script><link rel="stylesheet" href="/a.css">');
    write('a.js', kilobytes(150));
    write('a.css', kilobytes(10));
    expect(await listOver()).toEqual([]);
  });

  test('reports the page of a kind that exceeds a limit', async () => {
    write('definitions/intro/index.html', '<link rel="stylesheet" href="/small.css">');
    write('definitions/concepts/index.html', '<link rel="stylesheet" href="/large.css">');
    write('small.css', kilobytes(14));
    write('large.css', kilobytes(18));
    expect(await listOver()).toEqual(['docs page: css of /definitions/concepts/']);
  });

  test('applies the limits of each kind of page', async () => {
    for (const page of ['', 'api/pets/', 'how-tos/x/']) write(`${page}index.html`, '<script src="/a.js"></script>');
    write('a.js', kilobytes(165));
    expect(await listOver()).toEqual(['home: js of /', 'docs page: js of /how-tos/x/']);
  });

  test('reports a page that loads too many files or preloads a third font', async () => {
    const fonts = ['a', 'b', 'c'].map((name) => `<link rel="preload" as="font" href="/${name}.woff2">`);
    const scripts = Array.from({ length: 20 }, (_, index) => `<script src="/${index}.js"></script>`);
    write('index.html', [...fonts, ...scripts].join(''));
    for (const font of ['a', 'b', 'c']) write(`${font}.woff2`, 'x');
    for (const [index] of scripts.entries()) write(`${index}.js`, '1');
    expect(await listOver()).toEqual(['home: fontFiles of /', 'home: requests of /']);
  });

  test('finds the files of a site below a base path', async () => {
    write('index.html', '<link rel="stylesheet" href="/docs/x/a.css">');
    write('a.css', kilobytes(18));
    expect(await listOver('/docs/x')).toEqual(['home: css of /']);
  });

  test('has no aim that is higher than its limit', () => {
    const wrong = kinds.flatMap(({ name, budgets }) =>
      measures.filter((measure) => budgets[measure].aim > budgets[measure].limit).map((measure) => [name, measure]),
    );
    expect(wrong).toEqual([]);
  });
});

describe('listFirstFiles', () => {
  test('lists each local file once, with the logo of the other theme but without legacy scripts and lazy pictures', () => {
    const files = listFirstFiles(
      [
        '<link rel="preload" as="style" href="/a.css"><link rel="stylesheet" href="/a.css">',
        '<script src="/a.js"></script><script src="/old.js" nomodule></script><link rel="preload" as="script" href="/b.js">',
        '<link rel="preload" as="font" href="/a.woff2"><link rel="icon" href="/i.ico"><link rel="manifest" href="/m.json">',
        '<img src="/a.png"><img src="/later.png" loading="lazy"><img src="/dark.png" loading="lazy" class="hidden dark:block"><img src="https://example.com/b.png"><img src="data:,">',
        '<a href="/next/">x</a>',
      ].join(''),
    );
    expect(Object.fromEntries(files)).toEqual({
      '/a.css': 'css',
      '/a.js': 'js',
      '/b.js': 'js',
      '/a.woff2': 'fonts',
      '/a.png': 'other',
      '/dark.png': 'other',
    });
  });
});
