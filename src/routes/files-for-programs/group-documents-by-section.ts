import { toSamePath } from '@/lib/href';
import * as messages from '@/messages';
import { changesPath, toChangesPath } from '@/openapi/changelog/changes-pages';
import { comparePath } from '@/openapi/changelog/version-comparison-pages';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import { toSlugs } from '@/openapi/slugs';
import { getListedEntries, type SidebarItem } from '@/site/sidebar-types-and-traversal';
import { loadNavigation } from '../navigation';
import type { MarkdownDocument } from './markdown-document-types';

/** Documents that the index lists together. */
export interface ProgramSection {
  title: string;
  /** The folder of the section's own files, relative to the export and with a slash at its end. */
  folder: string;
  documents: MarkdownDocument[];
}

/** Divides the documents of the sidebars by the outermost categories. The services and the changes that no sidebar contains come last. */
export async function loadProgramSections(documents: MarkdownDocument[]): Promise<ProgramSection[]> {
  const { sidebars } = await loadNavigation();
  const items = sidebars.filter(({ version }) => version?.isLatest ?? true).flatMap((sidebar) => sidebar.items);
  const byPath = new Map(documents.map((document) => [toSamePath(document.path), document]));
  const listed = new Set<MarkdownDocument>();
  const claim = (paths: string[]): MarkdownDocument[] =>
    paths.flatMap((path) => {
      const document = byPath.get(toSamePath(path));
      if (!document || listed.has(document)) return [];
      listed.add(document);
      return [document];
    });
  const categories = items.filter((item) => item.kind === 'category');
  const slugs = toSlugs([...categories.map(({ label }) => label), messages.apiReference]);
  const sections = categories.map((category, index) => ({
    title: category.label,
    folder: category.path?.slice(1),
    slug: slugs[index],
    documents: claim(toPaths([category])),
  }));
  const single = claim(['/', ...toPaths(items)]);
  // The changes of the specs have pages only if there are releases.
  const changes = [changesPath, comparePath, ...getServices().map((service) => toChangesPath({ service }))];
  const rest = claim([...getServices().map((service) => `/api/${service}/`), ...changes]);
  const all = [
    { title: messages.llmsStart, folder: 'llms/', slug: '', documents: single },
    ...sections,
    { title: messages.apiReference, folder: 'api/', slug: slugs.at(-1), documents: rest },
  ].filter((section) => section.documents.length > 0);
  // The page of a category may be in the folder of other files.
  const taken = new Set(getServices().map((service) => `api/${service}/`));
  return all.map(({ title, folder = '', slug, documents: own }) => {
    const free = folder === '' || taken.has(folder) ? `llms/${slug}/` : folder;
    taken.add(free);
    return { title, folder: free, documents: own };
  });
}

/** Lists the latest version of each service with its operations and component schemas. */
export async function loadServiceSections(
  documents: MarkdownDocument[],
): Promise<(ProgramSection & { isLarge: boolean })[]> {
  const specs = await Promise.all(getServices().map(loadSpec));
  return specs.map(({ service, title, pages }) => ({
    title,
    folder: `api/${service}/`,
    // The pages of the tags of a large spec list its operations.
    documents: documents.filter(
      ({ file, isPart }) =>
        (file.startsWith(`api/${service}/`) || file === `api/${service}.md`) && !(isPart && pages.length > 0),
    ),
    isLarge: pages.length > 0,
  }));
}

function toPaths(items: SidebarItem[]): string[] {
  return getListedEntries(items).flatMap((item) =>
    item.path === undefined || (item.kind === 'link' && item.external) ? [] : [item.path],
  );
}
