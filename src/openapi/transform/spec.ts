import type { ExampleReport } from '../examples/format-example-counts-and-faults';
import { addFormerAnchors, Segments } from '../anchors-and-former-anchors';
import { walkElements } from '@/markdown/hast-elements';
import { toIntroduction } from '@/markdown/spec-introduction';
import { toProse } from '@/markdown/spec-description';
import { decodeUri } from '@/lib/decode-uri';
import { toAddresses } from '../item-addresses';
import { BundledDocument } from '../find-in-bundled-document';
import { addComponentExamples } from '../examples/component-schema-examples';
import { addExamples, createExampleTools } from '../examples/add-authored-and-generated-examples';
import { findMember } from '../find-members-of-parsed-json';
import type { Operation } from '../model/operation';
import type { SchemaId, SchemaTable } from '../model/schema';
import type { Prose } from '../model/prose-marks-server-and-docs-links';
import type { Spec } from '../model/spec';
import type { Context } from './context-and-pending-examples';
import { toExternalDocs } from './external-docs-and-name-with-description';
import { toInfo } from './info';
import { addMarksOfSchemas } from './marks';
import { toOperation } from './operation-request-body-and-callback';
import { OperationIndex } from './index-operations-and-assign-ids';
import { addPages, getPageLimits } from './split-spec-into-pages';
import { SchemaBuilder } from './schema/builder';
import { findSecurity, toSecuritySchemes } from './security-scheme-and-requirement';
import { toServers } from './server';
import { toTagGroups } from './group-operations-by-tag-or-path';
import { toUses } from './schema-uses';

/** A spec with the report on its examples. */
export interface SpecResult {
  spec: Spec;
  examples: ExampleReport;
  /** The anchors that the page does not have because they are internal, for an error where a page links to one. */
  internal?: string[];
}

/** Builds the model of a bundled document. `isForeign` is true for that of another project. @see https://spec.openapis.org/oas/v3.1.1.html#openapi-object */
export function toSpec(root: unknown, service: string, isForeign = false): SpecResult {
  const prose = new Map<string, Prose>();
  const context = toContext(new BundledDocument(root), service, prose);
  const { document, index, schemas } = context;
  const limits = getPageLimits(document.root);
  const unordered = index.operations.map((indexed) => toOperation(indexed, context));
  const webhooks = index.webhooks.map((indexed) => toOperation(indexed, context));
  const tags = toTagGroups(unordered, context);
  const operations = [...toOrdered(unordered, tags), ...webhooks];
  const componentIds = schemas.registerComponents();
  const table = schemas.finish();
  addMarksOfSchemas(
    context.pending.map(({ target }) => target),
    table,
  );
  addSchemaAnchors(componentIds, table, document);
  const spec: Spec = {
    service,
    ...(isForeign && { isForeign }),
    ...toInfo(context),
    externalDocs: toExternalDocs(findMember(document.root, 'externalDocs')),
    servers: toServers({ value: document.root, pointer: '#' }, context),
    security: toCommonSecurity(operations, document),
    securitySchemes: toSecuritySchemes(context),
    tags,
    operations,
    componentIds,
    schemas: table,
    uses: toUses(operations, componentIds, table),
    pages: [],
    sidebarLinks: limits.links,
  };
  const tools = createExampleTools(context, table);
  const examples = addExamples(context, tools);
  // The report counts them.
  if (isForeign) for (const { target } of context.pending) for (const example of target.examples) delete example.fault;
  addComponentExamples(tools, table, componentIds);
  spec.pages = addPages(spec, limits);
  relinkProse(prose.values(), spec);
  return { spec, examples };
}

function toContext(document: BundledDocument, service: string, prose: Map<string, Prose>): Context {
  const index = new OperationIndex(document);
  const toProseOnce = (source: string | undefined): Prose | undefined => {
    if (source === undefined || source.trim() === '') return undefined;
    const known = prose.get(source) ?? toProse(source);
    prose.set(source, known);
    return known;
  };
  const parseIntroduction = (source: string | undefined): Prose | undefined => {
    if (source === undefined || source.trim() === '') return undefined;
    const introduction = toIntroduction(source);
    // Among the others, because its links are replaced like theirs. A description with the same text has another tree.
    prose.set(`introduction ${source}`, introduction);
    return introduction;
  };
  return {
    service,
    document,
    index,
    pending: [],
    toProse: toProseOnce,
    toIntroduction: parseIntroduction,
    schemas: new SchemaBuilder(document, toProseOnce),
  };
}

function toOrdered(operations: Operation[], tags: Spec['tags']): Operation[] {
  const ids = [...new Set(tags.flatMap(({ operationIds }) => operationIds))];
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toCommonSecurity(operations: Operation[], document: BundledDocument): Spec['security'] {
  const own = operations.filter(({ kind }) => kind === 'operation').map(({ security }) => JSON.stringify(security));
  const shared = findSecurity(document.root) ?? [];
  return own.every((security) => security === (own[0] ?? ''))
    ? (operations.find(({ kind }) => kind === 'operation')?.security ?? shared)
    : [];
}

/**
 * Replaces former hashes in descriptions (`#operation/createPet`, `#tag/Pets`) with current anchors. In a spec with
 * several pages, the path of the page precedes the anchor.
 */
function relinkProse(descriptions: Iterable<Prose>, spec: Spec): void {
  const isSplit = spec.pages.length > 0;
  const addresses = toAddresses(spec);
  for (const { tree } of descriptions) {
    walkElements(tree, (node) => {
      const href = node.properties['href'];
      if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
      const name = decodeUri(href.slice(1));
      const found = addresses.get(name);
      if (!found || (!isSplit && found.anchor === name)) return;
      node.properties['href'] = `${isSplit ? found.page : ''}#${found.anchor}`;
    });
  }
}

/** Assigns an anchor to each component, and those of its former names. */
function addSchemaAnchors(ids: SchemaId[], table: SchemaTable, document: BundledDocument): void {
  const segments = new Segments();
  const components = ids.flatMap((id) => {
    const node = table[id];
    if (!node) return [];
    const item = Object.assign(node, { anchor: `schema.${segments.claim(node.name ?? id)}` });
    return [{ item, sources: [document.find(id)] }];
  });
  addFormerAnchors(components);
}
