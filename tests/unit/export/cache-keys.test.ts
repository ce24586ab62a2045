import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { getInputsKey, getSpecsKey } from '@/export/cache-keys';
import { forgetMemos } from '@/lib/memo';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

let root: string;

const write = (name: string, content: string) => writeFile(path.join(root, name), content);

beforeEach(() => {
  root = makeFolder({
    'src/components/article.tsx': 'export default 1;',
    'content/guides/_category_.yml': 'label: Guides',
    'content/intro.md': 'Text',
    '.contentlayer/generated/Page/intro.md.json': JSON.stringify({
      page: { slug: 'intro', title: 'Intro', text: '1' },
    }),
  });
});

/** Returns the key that a new build would use. */
function load(): Promise<string> {
  forgetMemos();
  return getInputsKey(root);
}

it.each([
  ['code', 'src/components/article.tsx', 'export default 2;', true],
  ['the metadata of a folder', 'content/guides/_category_.yml', 'label: Guide', false],
  ['a file next to pages', 'content/plan.txt', 'x', false],
  ['a spec, whose values pages may show', 'src/generated/pets.json', '{}', true],
  [
    'the metadata of another page',
    '.contentlayer/generated/Page/intro.md.json',
    JSON.stringify({ page: { slug: 'intro', title: 'Start', text: '1' } }),
    false,
  ],
])('the key changes with %s', async (_, file, content, isOfSpecs) => {
  const [first, firstOfSpecs] = [await load(), await getSpecsKey(root)];
  write(file, content);
  expect(await load()).not.toBe(first);
  // Files of specs show nothing of a page.
  expect((await getSpecsKey(root)) !== firstOfSpecs).toBe(isOfSpecs);
});

it('the key does not change with the text of a page', async () => {
  const first = await load();
  const page = { slug: 'intro', title: 'Intro', text: '2', bodyLine: 7 };
  write('.contentlayer/generated/Page/intro.md.json', JSON.stringify({ page }));
  write('content/intro.md', 'Another text');
  expect(await load()).toBe(first);
});

it('the key changes with variables', async () => {
  const first = await load();
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs');
  expect(await load()).not.toBe(first);
  vi.unstubAllEnvs();
});

it('the key does not change while another step writes the navbar', async () => {
  const first = await load();
  write('src/generated/navbar.json', '{}');
  expect(await load()).toBe(first);
});
