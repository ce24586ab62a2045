import { expect, it, vi } from 'vitest';
import { getPages } from '@/content/load-pages-with-trees-and-text';
import { listLlmsFiles } from '@/routes/files-for-programs/llms-files';
import { loadNavigation } from '@/routes/navigation';

vi.mock('@/routes/navigation', { spy: true });

/** Lists the indexes for the pages of this site, whose descriptions and texts have a number of characters each. */
async function list(description: number, text: number): Promise<Map<string, string>> {
  const documents = getPages().map(({ path, title }) => ({
    file: `${path.slice(1, -1)}.md`,
    path,
    title,
    description: 'd'.repeat(description),
    load: () => Promise.resolve(''),
  }));
  const files = await listLlmsFiles(documents, () => Promise.resolve('t'.repeat(text)));
  const loaded = files.map(async ({ path, load }) => [path, await load()] as const);
  return new Map(await Promise.all(loaded));
}

/** Writes long names into the files of one folder. */
function toLongName(path: string): string {
  return path.startsWith('/how-tos/') ? `${path}${'x'.repeat(1000)}/` : path;
}

const isText = (path: string) => /\/llms-full[^/]*$/.test(path);

it('the root index lists every page, and the texts of each section are in files that a program can read at once', async () => {
  const files = await list(50, 1000);
  for (const file of ['how-tos/create-prometheus.md', 'sdk-technical-reference/kafka.md', 'support.md'])
    expect(files.get('llms.txt')).toContain(`/${file}`);
  expect(files.get('agents.md')).toContain('/how-tos/create-prometheus.md');
  expect([...files.keys()].filter(isText)).toContain('category/how-tos/llms-full.txt');
});

it('of sections with too many pages for the root index, it contains only a link to their own', async () => {
  const files = await list(4000, 1000);
  const root = files.get('llms.txt') ?? '';
  expect(root.length).toBeLessThan(50_000);
  expect(root).toContain('/category/how-tos/llms.txt');
  expect(root).not.toContain('how-tos/create-prometheus.md');
  expect(files.get('category/how-tos/llms.txt')).toContain('how-tos/create-prometheus.md');
});

it('of sections with too many pages for a block of 8 KB, it names the index', async () => {
  const documents = getPages().map(({ path, title }) => ({
    file: `${toLongName(path).slice(1, -1)}.md`,
    path,
    title,
    load: () => Promise.resolve(''),
  }));
  const files = await listLlmsFiles(documents, () => Promise.resolve(''));
  const agents = (await files.find(({ path }) => path === 'agents.md')?.load()) ?? '';
  expect(agents.length).toBeLessThan(8000);
  expect(agents).toContain('- How-tos: /category/how-tos/llms.txt');
  expect(agents).toContain('/sdk-technical-reference/kafka.md');
});

it('of a section that is too long to be read at once, there are no texts', async () => {
  const files = await list(50, 150_000);
  expect([...files.keys()].filter((path) => isText(path) && path.startsWith('category/how-tos/'))).toEqual([]);
  expect(files.get('category/how-tos/llms.txt')).not.toContain('llms-full');
});

it('no two sections have files in one folder, whatever the addresses of their categories are', async () => {
  const toCategory = (path: string, page: string) => ({
    ...{ kind: 'category' as const, label: 'Guides', title: 'Guides', path, href: path, generated: true },
    ...{ collapsible: true, collapsed: true },
    items: [{ kind: 'link' as const, label: page, path: page, href: page, external: false }],
  });
  const items = ['/llms/', '/api/', '/api/environments/', '/same/', '/same/', '/free/'].map((path, index) =>
    toCategory(path, `/page-${index}/`),
  );
  const navigation = await loadNavigation();
  vi.mocked(loadNavigation).mockResolvedValue({ ...navigation, sidebars: [{ id: 'docs', items }] });
  const paths = ['/', ...items.map((_, index) => `/page-${index}/`), '/api/accounts/'];
  const documents = paths.map((path) => ({ file: `x${path}y.md`, path, title: path, load: () => Promise.resolve('') }));
  const files = (await listLlmsFiles(documents, () => Promise.resolve(''))).map(({ path }) => path);
  vi.mocked(loadNavigation).mockRestore();
  expect(files.filter((path) => path.endsWith('/llms.txt'))).toEqual(
    expect.arrayContaining([
      'llms/llms.txt',
      'api/llms.txt',
      'api/environments/llms.txt',
      'same/llms.txt',
      'free/llms.txt',
    ]),
  );
  expect(new Set(files).size).toBe(files.length);
});
