import { inline, toCardList, toLink, toTree } from '@/markdown/build-hast-for-generated-pages';
import * as messages from '@/messages';
import type { Spec } from '../model/spec';
import { toPages, type CrossReferenceList } from './split-list-into-pages';
import { getAssumed } from './collect-items-marked-assumed';
import { getComponents, type Component } from './component-schemas';
import { findOtherLists } from './links-to-other-lists';
import type { CrossReferencePage } from './cross-reference-page-type';
import { toAccessPage } from './pages/operations-by-scheme-scope-and-header';
import { toConsistencyPage } from './pages/consistency';
import { toDeprecationsPage } from './pages/deprecations';
import { toCreateReadUpdatePage } from './pages/create-read-update';
import { toStatusesPage } from './pages/statuses-by-operation';
import { toPropertiesPage } from './pages/properties-and-parameters';
import { toMapsPage } from './pages/service-and-schema-maps';
import { toOperationsPages } from './pages/where-operations-are-used';
import { toSchemaPage } from './pages/schema';
import { toSchemasPage } from './pages/where-schemas-are-used';
import { toEnumerationsPage } from './pages/enumerations';
import { crossReferencePath, payloadPath, supportPath, getAnchorPaths } from './page-paths-and-anchors';

const assumedNote =
  'Some names and types are assumptions of this site. The API reference marks them; this list does not.';

/** Writes all pages that connect items of the specs: an overview, the lists, and a page for each component schema. */
export function toCrossReferencePages(
  specs: Spec[],
  toType: (component: Component) => string | undefined,
  {
    showConsistency = false,
    showAssumed = false,
    others: further = [],
  }: {
    showConsistency?: boolean;
    /** Whether readers are told what is assumed. */
    showAssumed?: boolean;
    /** Further pages that the overview lists. */
    others?: Pick<CrossReferencePage, 'title' | 'path' | 'description'>[];
  } = {},
): CrossReferencePage[] {
  const components = getComponents(specs);
  const hasAssumed = showAssumed && specs.some((spec) => getAssumed(spec).length > 0);
  const withNote = (list: CrossReferenceList) => (hasAssumed ? { ...list, intro: [...list.intro, assumedNote] } : list);
  const lists = [
    ...[
      toSchemasPage(specs, components),
      toPropertiesPage(specs),
      toEnumerationsPage(specs),
      toStatusesPage(specs),
    ].map(withNote),
    toAccessPage(specs, { showAssumed: hasAssumed }),
    ...[toDeprecationsPage(specs)].filter(({ sections }) => sections.length > 0).map(withNote),
    withNote(toCreateReadUpdatePage(specs, components)),
  ];
  const written = lists.flatMap(toPages);
  const paths = getAnchorPaths(written);
  const operations = toOperationsPages(specs, components, findOtherLists(specs, lists, written));
  const maps = toMapsPage(specs, components, (anchor) => paths.get(anchor));
  const others = [maps, ...(showConsistency ? [toConsistencyPage(specs)] : [])];
  return [
    toOverview([...lists.slice(0, 1), ...operations.slice(0, 1), ...lists.slice(1), ...others, ...further]),
    ...operations,
    ...written,
    ...others.flatMap(toPages),
    ...components.map((component) =>
      toSchemaPage(component, {
        all: components,
        showAssumed,
        toType,
      }),
    ),
  ];
}

function toOverview(lists: Pick<CrossReferenceList, 'title' | 'path' | 'description'>[]): CrossReferencePage {
  const support = { title: messages.supportTitle, path: supportPath, description: messages.supportDescription };
  const payload = { title: messages.payloadTitle, path: payloadPath, description: messages.payloadDescription };
  const entries = [...lists, support, payload].map(
    ({ title, path, description }) => inline`${toLink(title, path)}: ${description}`,
  );
  return {
    path: crossReferencePath,
    title: 'Cross-reference overview',
    description: 'Questions across operations, schemas, and services, answered from the specifications.',
    keywords: ['where used', 'across services'],
    isWide: true,
    write: () =>
      toTree([
        'Use these pages for questions that concern several operations, schemas, or services. Most of them are generated from the API specifications.',
        toCardList(entries),
      ]),
  };
}
