import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { checkExport } from './links';
import { runProgram, runStep } from './step';

const aside = 'out.next';

/** Lints, bundles and types the specs; checks and builds the content. */
export async function prepareSite(): Promise<void> {
  await runStep('  openapi', () => runProgram('tsx', ['src/cli/openapi.ts'], { quiet: true }));
  await runStep('  content', () => runProgram('tsx', ['src/cli/content.ts'], { quiet: true }));
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
