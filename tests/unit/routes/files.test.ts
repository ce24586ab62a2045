import { expect, it, vi } from 'vitest';
import { getPages, getTextKey } from '@/content/load-pages-with-trees-and-text';
import { toMarkdownFile } from '@/lib/href';
import { forgetMemos } from '@/lib/memo';
import type { Spec } from '@/openapi/model/spec';
import type * as specs from '@/openapi/load-services-and-specs';
import { listFileGroups } from '@/routes/files';
import { loadPageKeys } from '@/routes/load-spec-names-and-page-cache-keys';

const large = vi.hoisted(() => ({ pages: [] as Spec['pages'] }));
vi.mock('@/openapi/load-services-and-specs', async (original) => {
  const load = await original<typeof specs>();
  return { ...load, loadSpec: async (service: string) => ({ ...(await load.loadSpec(service)), pages: large.pages }) };
});

/** Returns the keys of the group with the indexes for programs. */
async function getKeys(): Promise<string[] | undefined> {
  forgetMemos();
  return (await listFileGroups()).at(-1)?.textKeys;
}

it('stores the files for programs by the texts of all pages, except with a large spec', async () => {
  expect(await getKeys()).toEqual(getPages().map(getTextKey));
  large.pages = [{ kind: 'schemas', path: '/api/x/schemas/', number: 1, count: 1, schemas: [] }];
  expect(await getKeys()).toBeUndefined();
});

it('stores the Markdown of a page by its own text', async () => {
  const stored = new Map<string, string[]>();
  const group = (await listFileGroups()).at(-1);
  await group?.list((name, textKeys, make) => (stored.set(name, textKeys), make()));
  for (const page of getPages()) expect(stored.get(toMarkdownFile(page))).toEqual(await loadPageKeys(page));
});

it('has no two stored groups that share a folder and keys', async () => {
  large.pages = [];
  forgetMemos();
  const stored = (await listFileGroups()).flatMap(({ folder, textKeys }) =>
    textKeys ? [JSON.stringify([folder, textKeys])] : [],
  );
  expect(new Set(stored).size).toBe(stored.length);
});
