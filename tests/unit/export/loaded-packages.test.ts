import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Returns the packages that a program loads before it runs. Modules that are imported dynamically load theirs on demand. */
async function listLoadedPackages(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    outdir: 'unused',
    bundle: true,
    write: false,
    splitting: true,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    tsconfig: 'tsconfig.json',
    logLevel: 'silent',
  });
  const { outputs } = metafile;
  const waiting = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entry);
  const packages = new Set<string>();
  // The list grows while it is read.
  for (const file of waiting)
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (kind !== 'import-statement') continue;
      if (external) packages.add(path);
      else if (!waiting.includes(path)) waiting.push(path);
    }
  return [...packages];
}

it.each([
  'build',
  'build-content',
  'check-content',
  'dev',
  'build-openapi',
  'openapi-lint',
  'openapi-diff',
  'openapi-comment',
])('"%s" starts without loading the libraries that read specs and Markdown', async (command) => {
  const packages = await listLoadedPackages(`src/cli/${command}.ts`);
  expect(packages).toContain('fastest-levenshtein');
  expect(packages.filter((name) => /redocly|openapi|contentlayer|unified|remark|rehype|typescript/.test(name))).toEqual(
    [],
  );
});

it('the check of samples loads the compiler only for samples that need it', async () => {
  const packages = await listLoadedPackages('src/sample-checks/check-code-blocks.ts');
  expect(packages).toContain('yaml');
  expect(packages).not.toContain('typescript');
});
