import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAccepted, toMaterials, type LockFile } from '@/export/bill-of-materials';

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
type Versions = Record<string, string>;
const manifest = readJson<Record<'dependencies' | 'devDependencies' | 'overrides', Versions>>('package.json');
const lock = readJson<LockFile>('package-lock.json');
const document = readFileSync('docs/dependencies.md', 'utf8');

/** The text between the first and the last cell of each table row, by package. */
const rows = new Map(
  [...document.matchAll(/^\| `([^`]+)` \| (.+) \| .+ \|$/gm)].map(([, name = '', why = '']) => [name, why]),
);
const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

describe('docs/dependencies.md', () => {
  it('has a row for each package and override in package.json, and no other', () => {
    expect([...rows.keys()].sort()).toEqual([...declared, ...Object.keys(manifest.overrides)].sort());
  });

  it('names the license of each package that is not under MIT', () => {
    const licenses = declared.map((name) => [name, lock.packages[`node_modules/${name}`]?.license ?? '']);
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
