import { expect, it } from 'vitest';
import { checkVersion } from '@/next-output/check-next-version-and-server-modules';

it('checkVersion accepts the installed version of Next.js and every release of the tested minor versions', () => {
  expect(() => checkVersion()).not.toThrow();
  for (const version of ['16.3.0', '16.4.99', '16.4.0-canary.1']) expect(() => checkVersion(version)).not.toThrow();
});

it.each(['16.2.12', '16.5.0', '17.0.0-rc.1', '16.40.0'])('checkVersion rejects untested Next.js %s', (version) => {
  expect(() => checkVersion(version)).toThrow(
    `package.json: Next.js ${version} has not been tested with this site: 16.3 and 16.4 have.\n  Add its number`,
  );
});
