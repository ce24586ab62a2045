/** What the search knows about a folder of `content/`. */
export interface SearchedFolder {
  /** The name of the area above its pages in results. */
  label: string;
  /** The importance of its pages, from 0 to 100. */
  weight: number;
  /** The kind of question that its pages answer. */
  answers?: 'what' | 'how';
}

/** The searched folders by name. */
export type SearchedFolders = Readonly<Record<string, SearchedFolder>>;

/** The weight of a page in a folder about which nothing is known. */
const usual = 60;

/** The weight of the generated index of a category. */
const ofIndex = 80;

/** Returns the slug of a page without the prefix of its version. */
export function toOwnSlug({ slug, docs: { prefix = '' } = {} }: { slug: string; docs?: { prefix?: string } }): string {
  return slug.slice(prefix.length);
}

/** Returns the folder of a page, which is the first segment of its own slug. */
export function toFolder(slug: string): string {
  return slug.split('/')[0] ?? '';
}

/** Returns the weight of a page. Its position in the sidebar matters only among pages of the same folder. */
export function toPageWeight(folders: SearchedFolders, slug: string, position = 9): number {
  const folder = toFolder(slug);
  const weight = folder === 'category' ? ofIndex : findFolder(folders, folder)?.weight;
  return (weight ?? usual) - position / 100;
}

/** Finds what is known about a folder. */
export function findFolder(folders: SearchedFolders, folder: string): SearchedFolder | undefined {
  return Object.hasOwn(folders, folder) ? folders[folder] : undefined;
}

/** Returns the areas whose pages explain, which rank first if the reader asks for an explanation. */
export function toExplaining(folders: SearchedFolders): string[] {
  return Object.values(folders).flatMap(({ label, answers }) => (answers === 'what' ? [label] : []));
}
