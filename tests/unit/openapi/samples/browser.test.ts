import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Returns the packages and our files that a module loads in a browser. */
async function listInputs(source: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    tsconfig: 'tsconfig.json',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

it('the code that writes samples runs in a browser, without packages and without the code that reads specs', async () => {
  const inputs = await listInputs(`
    export { languages } from '@/openapi/samples/languages';
    export { toSampleRequest } from '@/openapi/samples/sample-request';
    export { format } from '@/openapi/examples/format-body-or-parameter';
    export { XmlPrinter } from '@/openapi/examples/xml-printer';
  `);
  expect(inputs).toContain('src/openapi/samples/curl.ts');
  expect(inputs.filter((file) => /node_modules|src\/openapi\/(?:load|source|transform)/.test(file))).toEqual([]);
});
