import * as messages from '@/messages';
import type { SearchedPage } from '@/search/page-records';
import type { CrossReferencePage } from '@/openapi/cross-reference/cross-reference-page-type';
import { payloadPath } from '@/openapi/cross-reference/page-paths-and-anchors';

/** The most properties that the search finds by their uses. The names of a large spec would double the index. */
const mostNames = 1000;

/** Says in the words of readers what the page of a schema, or the section of a property, answers. */
const toUses = (name: string) =>
  `Where ${name} is used: a list of the operations, endpoints, requests, responses, and schemas that use or contain it; its TypeScript type or interface.`;

/** The page that explains a payload, which has no text of its own. */
const payload: SearchedPage = {
  slug: payloadPath.slice(1, -1),
  path: payloadPath,
  title: messages.payloadTitle,
  description: messages.payloadDescription,
  keywords: ['paste JSON', 'validate a body', 'check a response', 'JSON validator'],
  sections: [],
};

/**
 * Converts the pages for the search. It finds a list by its description and keywords: its rows lead to API pages, which are
 * searched anyway. It finds the page of a schema and the section of a property only if the reader asks where they are used (see
 * `isUse` in `record-types-and-derived-fields.ts`); those of a large spec only through the lists.
 */
export function toSearchedCrossReference(pages: CrossReferencePage[]): SearchedPage[] {
  const names = pages.flatMap(getNames);
  const isLarge = names.length > mostNames;
  const searched = pages
    .filter(({ list, isOfLargeSpec, isUnlisted }) => !isUnlisted && (list === undefined || !isOfLargeSpec))
    .map((page) => ({
      slug: page.path.slice(1, -1),
      path: page.path,
      title: page.title,
      description: page.list === undefined ? page.description : `${page.description} ${toUses(page.title)}`,
      keywords: page.list === undefined ? page.keywords : [],
      sections: isLarge ? [] : getNames(page),
    }));
  return [...searched, payload];
}

/** Returns the rows of a page that are about a name, as sections. */
function getNames({ anchors = [] }: CrossReferencePage): SearchedPage['sections'] {
  return anchors.flatMap(({ id, name }) =>
    name === undefined ? [] : [{ id, title: name, depth: 3, text: toUses(name) }],
  );
}
