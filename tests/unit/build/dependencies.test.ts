import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAccepted, toMaterials, type LockFile } from '@/build/bill-of-materials';

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
type Versions = Record<string, string>;
const manifest = readJson<Record<'dependencies' | 'devDependencies' | 'overrides', Versions>>('package.json');
const lock = readJson<LockFile>('package-lock.json');
const document = readFileSync('docs/dependencies.md', 'utf8');

/** The rows of the tables: what for, by package. */
const rows = new Map(
  [...document.matchAll(/^\| `([^`]+)` \| (.+) \| .+ \|$/gm)].map(([, name = '', why = '']) => [name, why]),
);
const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

describe('docs/dependencies.md', () => {
  it('has a row for every package that package.json names, and no other', () => {
    expect([...rows.keys()].sort()).toEqual([...declared, ...Object.keys(manifest.overrides)].sort());
  });

  it('names each license but MIT', () => {
    const licenses = declared.map((name) => [name, lock.packages[`node_modules/${name}`]?.license ?? '']);
    const unnamed = licenses.filter(
      ([name = '', license = '']) => license !== 'MIT' && !rows.get(name)?.includes(license),
    );
    expect(unnamed).toEqual([]);
  });

  it('says which license is taken where one of a choice is not accepted', () => {
    const choices = toMaterials(lock).filter(({ license }) =>
      license
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((part) => !isAccepted(part)),
    );
    expect(choices.map(({ name }) => name)).toEqual(['imagescript']);
    for (const { name, license } of choices)
      expect(document).toContain(
        `\`${name}\`, which Contentlayer installs for fields with images, is \`${license}\` and used under MIT`,
      );
  });
});
