import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

test('the search button adds at most 2 KB, gzipped, and no dependencies to the initial load', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['src/components/search/search-button.tsx'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    // Every page loads React, the overlays, and the behavior of links anyway; the content of the search loads on demand.
    external: [
      'react',
      'react/jsx-runtime',
      './parse-environment',
      './search-content',
      '../ui/overlay-history',
      '../ui/link-behavior',
    ],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
  });
  // The chunk of a page imports none of these modules, because it contains them.
  const texts = outputFiles.map(({ text }) => text.replaceAll(/import\{[^}]*\}from"\.\.[^"]*";/g, ''));
  const size = texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0);
  process.stdout.write(`search button: ${size} bytes gzipped\n`);
  expect(Object.keys(metafile.inputs).filter((file) => file.includes('node_modules'))).toEqual([]);
  expect(size).toBeLessThanOrEqual(2048);
});
