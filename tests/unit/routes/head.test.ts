import { expect, test } from 'vitest';
import { loadHead, toHeadMetadata } from '@/routes/docs-templates';
import { getPages } from '@/content/page';

test('toHeadMetadata excludes an unlisted page from search engines', async () => {
  const [page] = getPages();
  if (!page) throw new Error('There is no page.');
  const getRobots = async (unlisted?: boolean) => toHeadMetadata(await loadHead({ ...page, unlisted })).robots;
  expect(await getRobots()).toBeUndefined();
  expect(await getRobots(true)).toEqual({ index: false, follow: false });
});
