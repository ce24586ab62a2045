import { expect, it } from 'vitest';
import { listChangelogFiles, loadChangelogPages } from '@/routes/changelog-pages-and-files';
import { findFile } from '@/routes/files';
import { listPages } from '@/routes/pages';

it('has neither pages nor a feed without a release', async () => {
  expect(await loadChangelogPages()).toEqual([]);
  expect(await listChangelogFiles()).toEqual([]);
  expect((await listPages()).filter(({ path }) => /^\/reference\/(?:changes|compare)/.test(path))).toEqual([]);
  expect(await findFile('changes.xml')).toBeUndefined();
});
