import { fail } from '@/lib/fail';
import { isFolderIndex, cutNumber } from '@/lib/content-path';
import type { FolderMetadata } from './folder-metadata';
import { toHint } from './schema/options';
import type { SidebarItemConfig } from './schema/sidebars';
import type { DraftEntry, PageEntry } from './sidebar';

interface Sources {
  pages: PageEntry[];
  drafts?: DraftEntry[];
  loadFolder: (folder: string) => FolderMetadata;
  sidebar: string;
}

/** An item with what it is sorted by. */
interface Ranked {
  item: SidebarItemConfig;
  position?: number;
  name: string;
}

/** The pages by the folder they stand in, and each folder that holds a page at any depth by the one around it. */
interface Folders {
  pages: Map<string, PageEntry[]>;
  inner: Map<string, Set<string>>;
}

/** Where the items of folders come from: sorted once, since a folder of many looks at all of them for each of its own. */
interface Sorted extends Pick<Sources, 'loadFolder'> {
  folders: Folders;
}

/** The items of a folder below `content/`, as they would have been written by hand: by position, else by the number in front of the name, then by name; folders become categories. */
export function buildFolder(
  dirName: string,
  { sidebar, pages, drafts = [], loadFolder }: Sources,
): SidebarItemConfig[] {
  const folder = dirName.replace(/^\.?\/|^\.$|\/$/g, '');
  const folders = toFolders(pages);
  const items = buildItems(folder, { folders, loadFolder });
  const isInside = ({ file }: DraftEntry) => folder === '' || `${getFolder(file)}/`.startsWith(`${folder}/`);
  if (items.length > 0 || drafts.some(isInside)) return items;
  const known = [...folders.pages.keys()].filter((name) => name !== '');
  return fail(`sidebars.${sidebar} of src/site.config.ts: there are no pages in the folder "${dirName}"`, {
    fix: toHint(dirName, known.sort(), 'Folders with pages'),
  });
}

function buildItems(folder: string, sources: Sorted, index?: PageEntry): SidebarItemConfig[] {
  const { pages, inner: folders } = sources.folders;
  const own: Ranked[] = (pages.get(folder) ?? [])
    .filter((page) => page !== index)
    .map((page) => {
      const name = getName(page.file);
      return { item: page.id, position: page.sidebarPosition ?? cutNumber(name).number, name };
    });
  const inner = [...(folders.get(folder) ?? [])].map((name) => buildCategory(name, sources));
  return [...own, ...inner].sort(compare).map(({ item }) => item);
}

function buildCategory(folder: string, sources: Sorted): Ranked {
  const whole = folder.slice(folder.lastIndexOf('/') + 1);
  const { name, number } = cutNumber(whole);
  const index = sources.folders.pages
    .get(folder)
    ?.find(({ file }) => isFolderIndex(cutNumber(getName(file)).name, name));
  const { position, label, link, ...rest } = sources.loadFolder(folder);
  const item: SidebarItemConfig = {
    ...rest,
    type: 'category',
    label: label ?? index?.sidebarLabel ?? index?.title ?? name,
    link: link ?? (index && { type: 'doc', id: index.id }),
    items: buildItems(folder, sources, index),
  };
  return { item, position: position ?? index?.sidebarPosition ?? number, name: whole };
}

function compare(left: Ranked, right: Ranked): number {
  const [first, second] = [left.position ?? Infinity, right.position ?? Infinity];
  return first === second ? left.name.localeCompare(right.name, 'en') : first - second;
}

function toFolders(all: PageEntry[]): Folders {
  const [pages, inner]: [Folders['pages'], Folders['inner']] = [new Map(), new Map()];
  const getOf = <T>(map: Map<string, T>, folder: string, empty: T): T => {
    const found = map.get(folder) ?? empty;
    map.set(folder, found);
    return found;
  };
  for (const page of all) {
    let folder = getFolder(page.file);
    getOf(pages, folder, []).push(page);
    while (folder !== '') {
      const outer = folder.replace(/(^|\/)[^/]*$/, '');
      getOf(inner, outer, new Set()).add(folder);
      folder = outer;
    }
  }
  return { pages, inner };
}

function getFolder(file: string): string {
  return file.replace(/^content\/(?:locales\/[^/]+\/)?(?:versions\/[^/]+\/)?/, '').replace(/(^|\/)[^/]*$/, '');
}

function getName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
}
