import { createHash } from 'node:crypto';
import * as messages from '@/messages';
import type { Spec } from '@/openapi/model/spec';
import type { SearchedFolders } from './folder-weights';
import { toMarkedText, type RecordDraft, type SearchRecord } from './record-types-and-derived-fields';
import { mergeDrafts } from './merge-records';
import { toOperationRecords, toTagLevels } from './operation-records';
import { toPageRecords, type SearchedPage } from './page-records';
import { toBase, toSchemaRecords, toText } from './schema-records';
import { latestScope, toScopeVersion } from './search-scope';
import { toCompact } from './tokenize';

interface Options {
  locale?: string;
  /** What the configuration says about folders of pages. */
  folders?: SearchedFolders;
  /** The specs of other versions. */
  others?: SpecOfVersion[];
  /** The labels of menus, each with the path of its page. Readers search for what they have seen in a menu. */
  labels?: { label: string; path: string }[];
}

/**
 * Builds all records from pages and specs: once for the latest version, and once for each other version. Pages and specs of
 * another version replace the latest pages of their area and the latest specs of their services.
 */
export function buildRecords(
  pages: SearchedPage[],
  specs: Spec[],
  { locale = latestScope.locale, folders, others = [], labels = [] }: Options = {},
): SearchRecord[] {
  const old = pages.flatMap(({ docs }) => (docs === undefined || docs.isLatest ? [] : [docs.version]));
  const versions = new Set([...old, ...others.map(({ version }) => version)]);
  const records = [undefined, ...versions].flatMap((version) =>
    mergeDrafts(
      [
        ...getPagesOf(pages, version).flatMap((page) => toPageRecords(page, folders)),
        ...toAllSpecRecords(getSpecsOf(specs, others, version)),
      ].map((draft) => withLabels(draft, labels)),
      {
        version: version === undefined ? latestScope.version : toScopeVersion(version),
        locale,
      },
    ),
  );
  const build = createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 12);
  return records.map((record) => ({ ...record, build }));
}

/** Adds the labels of a page in menus to its names, unless they say the same. Like keywords, labels of several words are in lower case. */
function withLabels(draft: RecordDraft, labels: Required<Options>['labels']): RecordDraft {
  if (draft.kind !== 'page') return draft;
  const names = [...draft.names];
  for (const { label } of labels.filter(({ path }) => path === draft.url)) {
    const isKnown = [draft.title, ...names].some((name) => toCompact(name) === toCompact(label));
    if (!isKnown) names.push(label.includes(' ') ? label.toLowerCase() : label);
  }
  return { ...draft, names };
}

/** The spec of a service in a version of the docs other than the latest. */
export interface SpecOfVersion {
  version: string;
  service: string;
  spec: Spec;
}

function getSpecsOf(specs: Spec[], others: SpecOfVersion[], version: string | undefined): Spec[] {
  const own = others.filter((other) => other.version === version);
  const rest = specs.filter((spec) => !own.some(({ service }) => service === spec.service));
  return [...own.map(({ spec }) => spec), ...rest];
}

function getPagesOf(pages: SearchedPage[], version: string | undefined): SearchedPage[] {
  const own = pages.filter(({ docs }) => docs !== undefined && !docs.isLatest && docs.version === version);
  const areas = new Set(own.map(({ docs }) => docs?.area));
  const rest = pages.filter(({ docs }) => docs === undefined || (docs.isLatest && !areas.has(docs.area)));
  return [...own, ...rest];
}

/** Creates the records of several specs, with a title for each that no other one has. */
function toAllSpecRecords(specs: Spec[]): RecordDraft[] {
  return specs.flatMap((spec) => {
    const isUnique = specs.filter(({ title }) => title === spec.title).length === 1;
    const serviceTitle = isUnique ? spec.title : `${spec.title} (${spec.service})`;
    return toSpecRecords(spec).map((draft) => ({ ...draft, serviceTitle }));
  });
}

function toSpecRecords(spec: Spec): RecordDraft[] {
  return [
    toServiceRecord(spec),
    ...spec.tags.flatMap((tag) => (tag.name === undefined ? [] : [toTagRecord(spec, tag)])),
    ...spec.operations.flatMap((operation) => toOperationRecords(spec, operation)),
    ...spec.componentIds.flatMap((id) => toSchemaRecords(spec, id)),
  ];
}

function toServiceRecord(spec: Spec): RecordDraft {
  const title = messages.searchServicePage(spec.title);
  return {
    objectID: `api:${spec.service}`,
    kind: 'page',
    title,
    levels: [messages.searchAreas.api, title],
    names: ['OpenAPI'],
    text: [spec.summary, toText(spec.description)].filter(Boolean).join(' '),
    url: `/api/${spec.service}/`,
    service: spec.service,
    weight: 70,
    place: title,
  };
}

function toTagRecord(spec: Spec, tag: Spec['tags'][number]): RecordDraft {
  return {
    ...toBase({ spec, page: tag.page, anchor: tag.anchor, place: spec.title }),
    kind: 'section',
    title: tag.title,
    levels: toTagLevels(spec, tag),
    names: [],
    ...toMarkedText(tag, toText(tag.description)),
    weight: 20,
  };
}
