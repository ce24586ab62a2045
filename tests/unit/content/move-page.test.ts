import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { movePage } from '@/content/move-page';
import { makeFolder } from '../temporary-folder';

const front = '---\ntitle: A\ndescription: B\n---\n\n';
const config = `export const siteConfig = {
  sidebars: { all: ['guides/old', 'guides/older'] },
  footer: [{ to: '/guides/old/#part' }],
};
`;

/** Creates a project in a temporary folder. */
function makeProject(files: Record<string, string>) {
  const root = makeFolder({ 'src/site.config.ts': config, ...files });
  return {
    move: (from: string, to: string) => movePage(from, to, root),
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    has: (file: string) => existsSync(path.join(root, file)),
  };
}

it('a moved page takes its translations, links, includes, sidebars, and the configuration along', () => {
  const { move, read, has } = makeProject({
    'content/guides/old.md': `${front}[own](#part) [other](./other.md#x) ![i](../i.png)\n\n::include[./_needs.md]\n\n[up]: ../start.md "Up"\n`,
    'content/locales/de/guides/old.md': `${front}[other](other.md)\n`,
    'content/guides/other.md': `${front}[a](old.md) [b](./old.md#part "old.md") [c](/guides/old/?x#y) [d](/guides/old.md) [e](/guides/older/)\n\n\`[f](old.md)\`\n`,
    'content/locales/de/start.md': `${front}[a](guides/old.md)\n`,
    'content/start.md': `${front}[a][1]\n\n[1]: guides/old.md\n`,
    'content/versions/1.0/start.md': `${front}[own](guides/old.md) [latest](other/x.md)\n`,
    'content/versions/1.0/guides/old.md': front,
    'content/guides/_needs.md': 'Text.\n',
    'content/guides/older.md': front,
    'content/i.png': '',
  });
  const files = move('content/guides/old.md', 'tasks/deep/new');
  expect(files.sort()).toEqual([
    'content/guides/other.md',
    'content/locales/de/start.md',
    'content/locales/de/tasks/deep/new.md',
    'content/start.md',
    'content/tasks/deep/new.md',
    'src/site.config.ts',
  ]);
  expect(read('content/tasks/deep/new.md')).toBe(
    `${front}[own](#part) [other](../../guides/other.md#x) ![i](../../i.png)\n\n::include[../../guides/_needs.md]\n\n[up]: ../../start.md "Up"\n`,
  );
  expect(read('content/locales/de/tasks/deep/new.md')).toBe(`${front}[other](../../guides/other.md)\n`);
  expect(read('content/guides/other.md')).toBe(
    `${front}[a](../tasks/deep/new.md) [b](../tasks/deep/new.md#part "old.md") [c](/tasks/deep/new/?x#y) [d](/tasks/deep/new.md) [e](/guides/older/)\n\n\`[f](old.md)\`\n`,
  );
  expect(read('content/locales/de/start.md')).toBe(`${front}[a](tasks/deep/new.md)\n`);
  expect(read('content/start.md')).toBe(`${front}[a][1]\n\n[1]: tasks/deep/new.md\n`);
  expect(has('content/guides/old.md')).toBe(false);
  expect(read('src/site.config.ts')).toBe(`export const siteConfig = {
  redirects: [{ from: '/guides/old/', to: '/tasks/deep/new/' }],
  sidebars: { all: ['tasks/deep/new', 'guides/older'] },
  footer: [{ to: '/tasks/deep/new/#part' }],
};
`);
  move('tasks/deep/new', 'guides/newest');
  expect(read('src/site.config.ts')).toContain(
    "redirects: [{ from: '/tasks/deep/new/', to: '/guides/newest/' }, { from: '/guides/old/', to: '/guides/newest/' }],",
  );
});

it('the address of a link changes, whatever its text, its title, or its arguments contain', () => {
  const { move, read } = makeProject({
    'content/guides/old.md': `${front}::include[./_needs.md]{note="[x]"}\n`,
    'content/guides/_needs.md': '{note}\n',
    'content/guides/other.md': `${front}[a](old.md "[b](c)") [![old.md](i.png)](old.md)\n\n[c]: old.md "[d]: e"\n`,
    'content/guides/i.png': '',
  });
  move('guides/old', 'new');
  expect(read('content/new.md')).toBe(`${front}::include[./guides/_needs.md]{note="[x]"}\n`);
  expect(read('content/guides/other.md')).toBe(
    `${front}[a](../new.md "[b](c)") [![old.md](i.png)](../new.md)\n\n[c]: ../new.md "[d]: e"\n`,
  );
});

it('the front matter of other pages and HTML name the moved page by its new address and id', () => {
  const home = (path: string) =>
    `---\r\ntitle: /guides/old/\r\nactions:\r\n  - label: Start\r\n    href: ${path}#part\r\ndoors: [{ href: "${path}" }]\r\n---\r\n`;
  const next = (id: string) => `---\npaginationNext: ${id}\npaginationPrevious: '${id}' # why\nslug: guides/old\n---\n`;
  const html = (address: string) =>
    `${front}> <a title="old.md" href='${address}#part'>a</a>\n\n<p>\n<a href=${address}>old.md</a></p>\n`;
  const { move, read } = makeProject({
    'content/guides/old.md': `${front}<img src="../i.png" alt="">\n`,
    'content/index.md': home('/guides/old/'),
    'content/guides/other.md': html('./old.md'),
    'content/guides/next.md': next('guides/old'),
    'content/locales/de/guides/next.md': next('guides/old'),
    'content/versions/1.0/guides/old.md': front,
    'content/versions/1.0/guides/next.md': next('guides/old'),
    'content/versions/2.0/guides/next.md': next('guides/old'),
    'content/i.png': '',
  });
  move('guides/old', 'tasks/deep/new');
  expect(read('content/tasks/deep/new.md')).toBe(`${front}<img src="../../i.png" alt="">\n`);
  expect(read('content/index.md')).toBe(home('/tasks/deep/new/'));
  expect(read('content/guides/other.md')).toBe(html('../tasks/deep/new.md'));
  expect(read('content/guides/next.md')).toBe(next('tasks/deep/new'));
  expect(read('content/locales/de/guides/next.md')).toBe(next('tasks/deep/new'));
  expect(read('content/versions/1.0/guides/next.md')).toBe(next('guides/old'));
  expect(read('content/versions/2.0/guides/next.md')).toBe(next('tasks/deep/new'));
});

it('a page with its own slug keeps its path, and needs no redirect', () => {
  const { move, read } = makeProject({ 'content/guides/old.md': '---\ntitle: A\nslug: /a/\n---\n' });
  move('guides/old', 'guides/new');
  expect(read('src/site.config.ts')).not.toContain('redirects');
});

it('only ids and paths of the page change in the configuration', () => {
  const names = `export const siteConfig = {
  baseUrl: '/old/',
  variables: { old: 'old' },
  api: { credentials: 'old', guides: { old: 'old' } },
  navbar: { items: [{ type: 'api', service: 'old' }, { type: 'apis', except: ['old'] }, { type: 'doc', docId: 'old' }] },
  search: { folders: { old: { label: 'old' } } },
  sidebars: { old: ['old', { type: 'category', label: 'old', link: { type: 'doc', id: 'old' }, items: ["old"] }] },
};
`;
  const { move, read } = makeProject({ 'content/old.md': front, 'src/site.config.ts': names });
  move('old', 'new');
  expect(read('src/site.config.ts')).toBe(`export const siteConfig = {
  redirects: [{ from: '/old/', to: '/new/' }],
  baseUrl: '/old/',
  variables: { old: 'old' },
  api: { credentials: 'new', guides: { old: 'new' } },
  navbar: { items: [{ type: 'api', service: 'old' }, { type: 'apis', except: ['old'] }, { type: 'doc', docId: 'new' }] },
  search: { folders: { old: { label: 'old' } } },
  sidebars: { old: ['new', { type: 'category', label: 'old', link: { type: 'doc', id: 'new' }, items: ["new"] }] },
};
`);
});

it('a page is not moved onto a translation without an original', () => {
  const { move, read, has } = makeProject({
    'content/old.md': front,
    'content/locales/de/old.md': front,
    'content/locales/de/new.md': 'Other',
  });
  expect(() => move('old', 'new')).toThrow('content/locales/de/new.md: the page already exists');
  expect(read('content/locales/de/new.md')).toBe('Other');
  expect(has('content/old.md')).toBe(true);
});

it('a redirect from a path that differs in one character does not prevent the move', () => {
  const redirected = config.replace('{\n', "{\n  redirects: [{ from: '/guides/v1-0/', to: '/x/' }],\n");
  const { move, has } = makeProject({ 'content/guides/old.md': front, 'src/site.config.ts': redirected });
  move('guides/old', 'guides/v1.0');
  expect(has('content/guides/v1.0.md')).toBe(true);
});

it.each([
  ['guides/olds', 'guides/new', 'there is no page "guides/olds"\n  Did you mean "guides/old"?'],
  ['guides/old', 'guides/other', 'content/guides/other.md: the page already exists\n  Choose another name.'],
  [
    'guides/old',
    'guides/before',
    'redirects: /guides/before/ is redirected, but the page would be there\n  Remove the redirect first.',
  ],
  ['guides/old', '../x', '"../x.md" is not a valid page path\n  Name a file below content/'],
  ['guides/old', 'guides/../x', '"guides/../x.md" is not a valid page path'],
  ['guides/old', 'guides//x', '"guides//x.md" is not a valid page path'],
  ['guides/old', 'guides/_x', '"guides/_x.md" is not a valid page path'],
  ['guides/old', 'guides/.x', '"guides/.x.md" is not a valid page path'],
  ['guides/old', 'locales/de/x', '"locales/de/x.md" is not a valid page path'],
  ['guides/old', 'versions/1.0/x', '"versions/1.0/x.md" is not a valid page path'],
  ['guides/old', 'guides/a b', '"guides/a b" is not a valid page path'],
])('moving %s to %s fails, and changes nothing', (from, to, message) => {
  const redirected = config.replace('{\n', "{\n  redirects: [{ from: '/guides/before/', to: '/x/' }],\n");
  const { move, read, has } = makeProject({
    'content/guides/old.md': front,
    'content/guides/other.md': `${front}[a](old.md)`,
    'src/site.config.ts': redirected,
  });
  expect(() => move(from, to)).toThrow(message);
  expect(read('content/guides/other.md')).toBe(`${front}[a](old.md)`);
  expect(read('src/site.config.ts')).toBe(redirected);
  expect(has('content/guides/old.md')).toBe(true);
});
