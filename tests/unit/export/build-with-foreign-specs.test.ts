import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildWithForeignSpecs, toOutcome, toSummary } from '@/export/build-with-foreign-specs';
import { copyProjectForNow } from '@/export/copy-project';
import { makeFolder } from '../temporary-folder';

vi.mock('@/export/copy-project');

const toSource = (service: string) => ({ service, folder: '/x', file: `/x/${service}.yaml`, isForeign: true });
const found = { sources: ['cats', 'dogs', 'pets'].map(toSource), refused: [] };
const refused = [
  { service: 'my pets', reason: '"my pets" cannot be a service' },
  { service: 'pets', reason: 'pets.yaml:1:1: error' },
];

describe('a build with foreign specs', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('says how many documents are shown, and which ones are refused', () => {
    expect(toSummary(toOutcome(found, { written: true, refused, problems: [] }), 'out.openapi')).toBe(
      'out.openapi/ contains the site with these APIs:\n  /api/cats/\n  /api/dogs/\n2 of 4 documents, 2 refused: my pets, pets',
    );
    expect(toSummary(toOutcome(found, { written: true, refused: [], problems: [] }), 'out.openapi')).toMatch(
      /\n3 of 3 documents$/,
    );
  });

  it('fails with --strict if a document is refused', () => {
    vi.stubEnv('STRICT', '1');
    expect(toOutcome(found, { written: true, refused: [], problems: [] }).shown).toEqual(['cats', 'dogs', 'pets']);
    expect(() => toOutcome(found, { written: true, refused, problems: [] })).toThrow(
      '2 documents refused, so nothing was built: my pets, pets\n  Fix the errors listed above, or omit --strict',
    );
  });

  it('fails with --strict if an action of an overlay selects nothing', () => {
    const missed = {
      service: 'pets',
      file: 'a.yaml',
      severity: 'warning',
      rule: 'overlay-target',
      message: '',
    } as const;
    const result = { written: true, refused: [], problems: [missed] };
    expect(toOutcome(found, result).shown).toContain('pets');
    vi.stubEnv('STRICT', '1');
    expect(() => toOutcome(found, result)).toThrow('an action of an overlay selects nothing, so nothing was built');
  });

  it('uses the same folder each time, also after a build that was killed, and another one beside a running build', async () => {
    const root = makeFolder({ 'pets.yaml': 'openapi: 3.1.0\n' });
    mkdirSync(path.join(root, '.cache/openapi'), { recursive: true });
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    vi.mocked(copyProjectForNow).mockImplementation((name) => {
      throw new Error(name);
    });
    const lock = path.join(root, '.cache/openapi.lock');
    await expect(buildWithForeignSpecs(root)).rejects.toThrow(/^openapi$/);
    writeFileSync(lock, String(2 ** 30));
    await expect(buildWithForeignSpecs(root)).rejects.toThrow(/^openapi$/);
    writeFileSync(lock, String(process.ppid));
    await expect(buildWithForeignSpecs(root)).rejects.toThrow(`openapi-${process.pid}`);
    vi.mocked(process.cwd).mockRestore();
  });

  it('fails if no document can be shown, or if a spec of the project has errors', () => {
    const all = found.sources.map(({ service }) => ({ service, reason: '' }));
    expect(() => toOutcome(found, { written: false, refused: all, problems: [] })).toThrow('no document can be shown');
    expect(() => toOutcome(found, { written: false, refused: [], problems: [] })).toThrow('the specs have errors');
  });
});
