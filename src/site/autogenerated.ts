import { fail } from '@/lib/fail';
import type { FolderMetadata } from './folder-metadata';
import { toHint } from './schema/options';
import type { SidebarItemConfig } from './schema/sidebars';
import type { PageEntry } from './sidebar';

interface Sources {
  pages: PageEntry[];
  loadFolder: (folder: string) => FolderMetadata;
  sidebar: string;
}

/** An item with what it is sorted by. */
interface Ranked {
  item: SidebarItemConfig;
  position?: number;
  name: string;
}

/** The items of a folder below `content/`, as they would have been written by hand: by position, then by name; folders become categories. */
export function buildFolder(dirName: string, { sidebar, ...sources }: Sources): SidebarItemConfig[] {
  const folder = dirName.replace(/^\.?\/|^\.$|\/$/g, '');
  const items = buildItems(folder, sources);
  if (items.length > 0) return items;
  const known = new Set(sources.pages.map(({ file }) => getFolder(file)).filter((name) => name !== ''));
  return fail(`sidebars.${sidebar} of src/site.config.ts: there are no pages in the folder "${dirName}"`, {
    fix: toHint(dirName, [...known].sort(), 'Folders with pages'),
  });
}

function buildItems(folder: string, sources: Omit<Sources, 'sidebar'>, index?: PageEntry): SidebarItemConfig[] {
  const { pages } = sources;
  const own: Ranked[] = pages
    .filter((page) => getFolder(page.file) === folder && page !== index)
    .map((page) => ({ item: page.id, position: page.sidebarPosition, name: getName(page.file) }));
  const inner = getInnerFolders(folder, pages).map((name) => buildCategory(name, sources));
  return [...own, ...inner].sort(compare).map(({ item }) => item);
}

function buildCategory(folder: string, sources: Omit<Sources, 'sidebar'>): Ranked {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const index = sources.pages.find(({ file }) => getFolder(file) === folder && isIndex(getName(file), name));
  const { position, label, link, ...rest } = sources.loadFolder(folder);
  const item: SidebarItemConfig = {
    ...rest,
    type: 'category',
    label: label ?? index?.sidebarLabel ?? index?.title ?? name,
    link: link ?? (index && { type: 'doc', id: index.id }),
    items: buildItems(folder, sources, index),
  };
  return { item, position: position ?? index?.sidebarPosition, name };
}

/** `index`, `readme` or the folder's own name: that page stands for the folder. */
function isIndex(name: string, folder: string): boolean {
  return ['index', 'readme', folder.toLowerCase()].includes(name.toLowerCase());
}

function compare(left: Ranked, right: Ranked): number {
  const [first, second] = [left.position ?? Infinity, right.position ?? Infinity];
  return first === second ? left.name.localeCompare(right.name, 'en') : first - second;
}

/** Folders directly in a folder that hold a page at any depth. */
function getInnerFolders(folder: string, pages: PageEntry[]): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const names = pages.flatMap(({ file }) => {
    const rest = getFolder(file);
    if (rest === folder || !rest.startsWith(prefix)) return [];
    return [`${prefix}${rest.slice(prefix.length).split('/')[0] ?? ''}`];
  });
  return [...new Set(names)];
}

function getFolder(file: string): string {
  return file.replace(/^content\/(?:locales\/[^/]+\/)?(?:versions\/[^/]+\/)?/, '').replace(/(^|\/)[^/]*$/, '');
}

function getName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
}
