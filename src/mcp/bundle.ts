import { build } from 'esbuild';

/** Bundles the server and its packages into one file, which needs only Node. */
export async function bundleServer(outfile: string): Promise<void> {
  await build({
    entryPoints: ['src/cli/mcp.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The other form of some packages loads its files by names that only exist at run time.
    mainFields: ['module', 'main'],
    // Packages in CommonJS load the modules of Node with `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'silent',
  });
}
