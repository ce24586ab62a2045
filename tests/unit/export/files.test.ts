import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { getBuildId } from '@/export/build-id';
import { finishExport } from '@/export/write-host-files-and-manifest';
import { restoreExport, swapExport } from '@/export/swap-export';
import { compressExport } from '@/hosting/compress';
import { readManifest } from '@/hosting/file-hash-manifest';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

let folder: string;
const at = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => writeFile(at(name), text);

beforeEach(() => void (folder = makeFolder()));

describe('the swap', () => {
  it('replaces the last export with the new one and leaves no temporary folder', () => {
    write('out/index.html', 'old');
    write('out.next/index.html', 'new');
    swapExport(at('out.next'), at('out'));
    expect(readFileSync(at('out/index.html'), 'utf8')).toBe('new');
    expect([existsSync(at('out.next')), existsSync(at('out.old'))]).toEqual([false, false]);
  });

  it('is undone if it was interrupted between its two renames', () => {
    write('out.old/index.html', 'old');
    write('out.next/index.html', 'new');
    restoreExport(at('out'));
    expect(readFileSync(at('out/index.html'), 'utf8')).toBe('old');
  });

  it('is not undone if the new export is complete', () => {
    write('out/index.html', 'new');
    write('out.old/index.html', 'old');
    restoreExport(at('out'));
    expect(readFileSync(at('out/index.html'), 'utf8')).toBe('new');
  });
});

it('getBuildId depends on the settings and is the same for the same ones', async () => {
  const settings = { basePath: '', siteUrl: 'https://docs.example.com' };
  expect(await getBuildId(settings)).toBe(await getBuildId(settings));
  expect(await getBuildId(settings)).not.toBe(await getBuildId({ ...settings, basePath: '/docs' }));
});

it('readManifest lists every file with its hash, except itself and compressed copies', async () => {
  for (const name of ['b/index.html', 'a.txt', 'a.txt.br', 'manifest.json']) write(name, 'abc');
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(readManifest(folder, 'x')).toEqual({ build: 'x', files: { 'a.txt': hash, 'b/index.html': hash } });
});

it('compressExport writes Brotli and gzip copies with the same content, but not of small files and fonts', async () => {
  write('index.html', 'text '.repeat(500));
  write('small.html', 'text');
  write('font.woff2', 'text '.repeat(500));
  expect(await compressExport(folder)).toMatchObject({ files: 1, before: 2500 });
  const text = readFileSync(at('index.html'), 'utf8');
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(text);
  expect(existsSync(at('font.woff2.br')) || existsSync(at('small.html.br'))).toBe(false);
});

describe('finishExport', () => {
  const html = '<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body></body></html>';
  const settings = {
    build: 'x',
    basePath: '',
    isIndexed: true,
    redirects: [{ from: '/old/', to: '/' }],
  };

  it('writes host files', () => {
    write('404.html', html.replace('</head>', '<link rel="stylesheet" href="/a.css"/></head>'));
    write('index.html', html.replace('</head>', '<link rel="preload" href="/a.woff2" as="font"/></head>'));
    finishExport(folder, settings);
    const { files } = JSON.parse(readFileSync(at('manifest.json'), 'utf8')) as { files: object };
    expect(Object.keys(files)).toEqual([
      '.nojekyll',
      '404.html',
      '_headers',
      '_redirects',
      'index.html',
      'staticwebapp.config.json',
    ]);
  });

  it('adds the compilation hint to large chunks without a source map once, before it hashes them', async () => {
    const code = 'x();'.repeat(2500);
    const scripts = { large: code, small: 'x();', mapped: `${code}\n//# sourceMappingURL=mapped.js.map` };
    for (const [name, text] of Object.entries(scripts)) write(`_next/static/chunks/${name}.js`, text);
    write('content-assets/large.js', code);
    write('index.html', html);
    for (let time = 0; time < 2; time++) finishExport(folder, { ...settings, redirects: [] });
    const read = (name: string) => readFileSync(at(name), 'utf8');
    expect(read('_next/static/chunks/large.js')).toBe(`//# allFunctionsCalledOnLoad\n${code}`);
    expect(read('_next/static/chunks/small.js')).toBe(scripts.small);
    expect(read('_next/static/chunks/mapped.js')).toBe(scripts.mapped);
    expect(read('content-assets/large.js')).toBe(code);
    const { files } = JSON.parse(read('manifest.json')) as { files: Record<string, string> };
    const [large, other] = [files['_next/static/chunks/large.js'], files['content-assets/large.js']];
    expect(large).not.toEqual(other);
  });

  it('fails if no script is in the chunks folder, as with an untested version of Next.js', () => {
    write('index.html', html);
    write('_next/static/scripts/large.js', 'x();');
    expect(() => finishExport(folder, settings)).toThrow(
      /^_next\/static\/scripts\/large\.js: Next\.js 16\.[\d.]+ keeps its scripts in another folder\./,
    );
  });
});
