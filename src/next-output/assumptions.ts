import { readFileSync } from 'node:fs';
import { fail } from '@/lib/fail';

/** Fails because Next.js does not do what this folder takes for granted of it. `what` is a sentence about Next.js, without its name. */
export function failAssumption(what: string, file: string): never {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string };
  return fail(`Next.js ${version} ${what}.`, {
    place: { file },
    fix: 'See "What we assume of Next.js" in docs/architecture.md.',
  });
}
