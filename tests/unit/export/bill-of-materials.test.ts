import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAccepted, toCycloneDx, toLicenseList, toMaterials, type LockFile } from '@/export/bill-of-materials';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const {
  dependencies,
  devDependencies,
  overrides = {},
} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const direct = { ...dependencies, ...devDependencies };

it('package.json names one exact version of every dependency', () => {
  const open = Object.entries(direct).filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version));
  expect(open).toEqual([]);
});

it('the lock file contains the hash of every package archive', () => {
  const wrong = Object.entries(lock.packages).filter(
    ([place, { integrity = '' }]) => place !== '' && !integrity.startsWith('sha512-'),
  );
  expect(wrong.map(([place]) => place)).toEqual([]);
});

describe('the bill of materials', () => {
  it('lists every package once, with version, license, and hash', () => {
    const { components } = toCycloneDx(lock) as {
      components: { name: string; version: string; purl: string; licenses: object[]; hashes: object[] }[];
    };
    expect(components.length).toBeGreaterThan(300);
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
    expect(
      components.every(({ version, licenses, hashes }) => version && licenses.length === 1 && hashes.length === 1),
    ).toBe(true);
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['next', 'react', 'minisearch']));
  });

  it('is the same each time', () => {
    expect(JSON.stringify(toCycloneDx(lock))).toBe(JSON.stringify(toCycloneDx(lock)));
  });

  it('rejects a package without a license and one whose license is not accepted', () => {
    const withPackage = (license?: string) => ({
      name: 'a',
      version: '1.0.0',
      packages: { 'node_modules/b': { version: '1.0.0', license } },
    });
    expect(() => toMaterials(withPackage())).toThrow('b 1.0.0 declares no license.');
    expect(() => toMaterials(withPackage('AGPL-3.0-or-later'))).toThrow('has the license AGPL-3.0-or-later');
  });

  it.each([
    ['(AGPL-3.0-or-later OR MIT)', true],
    ['MIT AND AGPL-3.0-or-later', false],
    ['(MIT OR Apache-2.0) AND (GPL-2.0-only OR GPL-3.0-only)', false],
    ['(MIT OR GPL-2.0-only) AND (GPL-3.0-only OR ISC)', true],
    ['GPL-2.0-only AND (MIT OR ISC)', false],
    ['GPL-2.0-only OR (MIT AND (ISC OR GPL-3.0-only))', true],
  ])('decides each group of %s alone', (license, expected) => {
    expect(isAccepted(license)).toBe(expected);
  });

  it('is also a readable list of licenses, which names each package once', () => {
    const list = toLicenseList(toMaterials(lock));
    expect(list).toMatch(/^# Licenses.*\n\n## /);
    for (const name of ['typescript', 'imagescript'])
      expect(list.match(new RegExp(`^- ${name} `, 'gm'))).toHaveLength(1);
  });
});

const document = readFileSync('docs/dependencies.md', 'utf8');

/** The text between the first and the last cell of each table row, by package. */
const rows = new Map(
  [...document.matchAll(/^\| `([^`]+)` \| (.+) \| .+ \|$/gm)].map(([, name = '', why = '']) => [name, why]),
);

describe('docs/dependencies.md', () => {
  it('has a row for each package and override in package.json, and no other', () => {
    expect([...rows.keys()].sort()).toEqual([...Object.keys(direct), ...Object.keys(overrides)].sort());
  });

  it('names the license of each package that is not under MIT', () => {
    const licenses = Object.keys(direct).map((name) => [name, lock.packages[`node_modules/${name}`]?.license ?? '']);
    const unnamed = licenses.filter(
      ([name = '', license = '']) => license !== 'MIT' && !rows.get(name)?.includes(license),
    );
    expect(unnamed).toEqual([]);
  });

  it('states which license is used if a package also offers one that is not accepted', () => {
    const choices = toMaterials(lock).filter(({ license }) =>
      license
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((part) => !isAccepted(part)),
    );
    expect(choices.map(({ name }) => name)).toEqual(['imagescript']);
    for (const { name, license } of choices)
      expect(document).toContain(
        `\`${name}\`, which Contentlayer installs for image fields, is \`${license}\` and used under MIT`,
      );
  });
});
