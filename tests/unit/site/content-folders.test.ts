import { expect, test } from 'vitest';
import type { PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { parseSite } from '@/site/parse-site-and-settings-files';
import { getProblem, least } from './config';
import { checkFolders } from '@/site/check-config-references-to-content';

const slugs = ['about', 'basics/pets', 'tasks/feed'];

function check(options: Parameters<typeof parseSite>[0]): unknown[] {
  const mistakes: PlacedMistake[] = [];
  checkFolders(parseSite({ ...least, ...(options as object) }), slugs, mistakes);
  return mistakes.map(({ place, message, fix }) => [place.file, message, fix]);
}

test('a folder without pages is a mistake with its place and the nearest one', () => {
  expect(check({ search: { folders: { basics: { label: 'Basics' } } }, samples: { tagged: ['tasks'] } })).toEqual([]);
  expect(
    check({
      search: { folders: { basic: { label: 'Basics' }, about: { label: 'About' } } },
      samples: { tagged: ['x'] },
    }),
  ).toEqual([
    ['src/site.config.ts', 'search.folders.basic: no page is in the folder "basic"', 'Did you mean "basics"?'],
    ['src/site.config.ts', 'search.folders.about: no page is in the folder "about"', 'Folders: basics, tasks.'],
    ['src/site.config.ts', 'samples.tagged[0]: no page is in the folder "x"', 'Folders: basics, tasks.'],
  ]);
});

test('the options of a folder are checked', () => {
  const getFolderProblem = (folder: unknown) => getProblem({ search: { folders: { basics: folder } } });
  expect(getFolderProblem({ label: 'Basics', weight: 90, answers: 'what' })).toBe('');
  expect(getFolderProblem({ weight: 90 })).toMatch(/^search\.folders\.basics\.label: is missing: add a string/);
  expect(getFolderProblem({ label: 'Basics', weight: 101 })).toMatch(
    /^search\.folders\.basics\.weight: must be at most 100, not 101/,
  );
  expect(getFolderProblem({ label: 'Basics', answers: 'why' })).toMatch(
    /^search\.folders\.basics\.answers: must be "what" or "how", not "why"/,
  );
  expect(getProblem({ search: { folder: {} } })).toMatch(
    /^search: there is no option "folder"\. Did you mean "folders"\?/,
  );
});

test('a folder has the usual weight unless the configuration says otherwise, and no configuration is needed', () => {
  expect(parseSite({ ...least, search: { folders: { basics: { label: 'Basics' } } } }).search.folders).toEqual({
    basics: { label: 'Basics', weight: 60 },
  });
  expect(check({})).toEqual([]);
});
