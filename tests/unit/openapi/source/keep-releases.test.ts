import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepRelease, keepRevisions } from '@/openapi/source/keep-releases';
import { loadReleases } from '@/openapi/source/releases';
import { makeProject, toDocument, type Project } from '../project';

const list = async ({ root }: Project) =>
  (await loadReleases(root)).map(({ name, date, sources }) => [name, date, sources.map(({ service }) => service)]);

/** Commits all files on a day, and tags the commit. */
function commit({ root }: Project, day: string, tag: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    });
  if (!existsSync(join(root, '.git'))) git('init', '-q');
  git('add', '.');
  git('commit', '-qm', tag);
  git('tag', tag);
}

describe('a kept release', () => {
  it('has the present specs and its day; a build makes no pages of it', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': toDocument('', 'Old') });
    await keepRelease(project.root, { name: '1.0', date: '2026-03-01' });
    await project.write('openapi/pets/openapi.yaml', toDocument('', 'New'));
    await keepRelease(project.root, { name: '2026-02-01' });
    expect(await list(project)).toEqual([
      ['2026-02-01', '2026-02-01', ['pets']],
      ['1.0', '2026-03-01', ['pets']],
    ]);
    expect(await project.read('openapi/versions/1.0/pets/openapi.yaml')).toContain('Old');
    expect(existsSync(join(project.root, 'openapi/versions/2026-02-01/release.json'))).toBe(false);
    expect(await project.build()).toMatchObject({ services: ['pets'], written: true });
  });

  it.each([
    [{ name: 'a/b' }, '"a/b" is not a valid version name\n  Use letters'],
    [{ name: 'current' }, '"current" is the version that is not archived\n  Choose another name, such as 1.0.'],
    [
      { name: '2026-2-1' },
      '"2026-2-1" is not a day\n  Write year, month, and day with their zeros, such as 2026-03-01.',
    ],
    [{ name: '2026-02-30' }, '"2026-02-30" is not a day\n'],
    [{ name: '1.0', date: '2026-02-30' }, '"2026-02-30" is not a day\n  Write year, month, and day: --date 2026-03-01'],
    [{ name: '2026-03-01', date: '2026-03-02' }, 'the release "2026-03-01" has another day: 2026-03-02'],
    [{ name: '0.9' }, 'openapi/versions/0.9: the version "0.9" already has specs\n  Choose another name.'],
    [{ name: '1.0' }, /^openapi\/cats\/openapi\.yaml:2:8: /],
  ])('is not written for %j', async (release, message) => {
    const project = await makeProject({
      'openapi/cats/openapi.yaml': 'openapi: 3.1.0\ninfo: [',
      'openapi/pets/openapi.yaml': toDocument(),
      'openapi/versions/0.9/release.json': '{ "date": "2026-01-01" }',
    });
    await expect(keepRelease(project.root, release)).rejects.toThrow(message);
    expect(await list(project)).toEqual([['0.9', '2026-01-01', []]]);
  });

  it('needs a day', async () => {
    const project = await makeProject({ 'openapi/versions/1.0/release.json': '{ "date": "May" }' });
    await expect(loadReleases(project.root)).rejects.toThrow(
      'openapi/versions/1.0/release.json: there is no day of the release\n  Write the day: { "date": "2026-03-01" }.',
    );
  });
});

describe('releases from git', () => {
  it('have the specs and the days of tags, or of the last commit of a day, without broken specs', async () => {
    const project = await makeProject({
      'openapi/cats/openapi.yaml': 'openapi: 3.1.0\ninfo: [',
      'openapi/pets/openapi.yaml': toDocument('', 'First'),
    });
    commit(project, '2026-01-15', 'v1.0');
    await project.write('openapi/pets/openapi.yaml', toDocument('', 'Second'));
    commit(project, '2026-02-15', 'release/2');
    const kept = await keepRevisions(project.root, ['v1.0', 'release/2', '2026-01-31']);
    expect(kept[0]?.skipped).toEqual([expect.stringMatching(/^openapi\/cats\/openapi\.yaml:2:8: /)]);
    expect(await list(project)).toEqual([
      ['v1.0', '2026-01-15', ['pets']],
      ['2026-01-31', '2026-01-31', ['pets']],
      ['release-2', '2026-02-15', ['pets']],
    ]);
    expect(await project.read('openapi/versions/2026-01-31/pets/openapi.yaml')).toContain('First');
    expect(await project.read('openapi/versions/release-2/pets/openapi.yaml')).toContain('Second');
  });

  it.each([
    [['v1.0', 'v9'], '"v9" is no git revision\n  Name tags or days'],
    [['v1.0', 'HEAD'], '"HEAD" is no tag and no day\n  Name tags or days'],
    [['v1.0', '2025-01-01'], 'there is no commit of 2025-01-01 or before it\n  Name a later day'],
    [['v1.0', 'v1.0'], 'the release "v1.0" is named twice'],
    [['v1.0', 'broken'], /^"broken" has no spec that can be read\nopenapi\/pets\/openapi\.yaml:2:8: /],
  ])('are not written for %j', async (revisions, message) => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': toDocument() });
    commit(project, '2026-01-15', 'v1.0');
    await project.write('openapi/pets/openapi.yaml', 'openapi: 3.1.0\ninfo: [');
    commit(project, '2026-02-15', 'broken');
    await expect(keepRevisions(project.root, revisions)).rejects.toThrow(message);
    expect(existsSync(join(project.root, 'openapi/versions'))).toBe(false);
  });
});
