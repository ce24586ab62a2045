import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../e2e/copy-project';
import { writePseudoCatalog } from '../pseudo-language/catalog';
import { measureBuild } from './measure-build';

const folder = '.cache/additions';
const fixtures = 'tests/fixtures/additions';
const made = /^(?:node_modules|\.git|\.cache|\.next|\.contentlayer|out.*|shots|reports|test-results)$/;

/** Adds a page, a service, and the texts of a language, without mistakes, to a copy of the project, and runs all checks and tests there. */
export async function tryAdditions(): Promise<void> {
  copyProject(folder);
  for (const name of readdirSync('.'))
    if (!made.test(name)) cpSync(name, path.join(folder, name), { recursive: true, force: true });
  // The formatter ignores files that a repository ignores, and the copy is in such a folder.
  execFileSync('git', ['init', '--quiet', folder]);
  cpSync(`${fixtures}/pay-an-invoice.md`, `${folder}/content/how-tos/pay-an-invoice.md`);
  cpSync(`${fixtures}/billing.yaml`, `${folder}/openapi/billing/openapi.yaml`);
  writePseudoCatalog(folder, 'de');
  const config = path.join(folder, 'src/site.config.ts');
  const last = /^ +'how-tos\/[^']+',\n(?! +'how-tos)/m;
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(last, (line) => `${line}'how-tos/pay-an-invoice',\n`),
  );
  for (const args of [['run', 'format'], ['run', 'check', '--', '--strict'], ['test']]) {
    const { seconds } = await measureBuild('npm', args, { cwd: folder });
    process.stdout.write(
      `with a new page, service, and language, npm ${args.join(' ')} passes in ${seconds.toFixed(0)} s\n`,
    );
  }
}
