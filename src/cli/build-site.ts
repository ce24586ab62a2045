import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { checkExport } from './links';
import { runProgram, runStep } from './step';

const aside = 'out.next';

/** A number that `npm run dev` raises: the routes import it, so that a new one reloads them. */
export const revision = 'src/app/revision.json';

/** Lints, bundles and types the specs; checks and builds the content. Warnings are printed, they stop nothing. */
export async function prepareSite(): Promise<void> {
  if (!existsSync(revision)) await writeFile(revision, '{ "revision": 0 }\n');
  await runStep('  openapi', async () =>
    printWarnings(await runProgram('tsx', ['src/cli/openapi.ts'], { quiet: true })),
  );
  await runStep('  content', async () =>
    printWarnings(await runProgram('tsx', ['src/cli/content.ts'], { quiet: true })),
  );
}

function printWarnings(output: string): void {
  const lines = output.split('\n').filter((line) => /(^|\s)warning\s/.test(line));
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
}

/** Builds the whole site aside and swaps it in, so that a failed build leaves the last `out/` as it was. */
export async function buildSite({
  out = 'out',
  prepared = false,
}: { out?: string; prepared?: boolean } = {}): Promise<void> {
  if (!prepared) await prepareSite();
  await rm(aside, { recursive: true, force: true });
  const env = { EXPORT_DIR: aside, NEXT_TELEMETRY_DISABLED: '1' };
  await runStep('  export', () => runProgram('next', ['build'], { quiet: true, env }));
  await runStep('  links', () => checkExport(aside));
  await swap(aside, out);
}

async function swap(from: string, to: string): Promise<void> {
  const old = `${to}.old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(to)) await rename(to, old);
  await rename(from, to);
  await rm(old, { recursive: true, force: true });
}
