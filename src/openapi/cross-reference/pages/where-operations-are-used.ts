import {
  inline,
  join,
  toCode,
  toHeading,
  toLines,
  toLink,
  toList,
  toTree,
  type Inline,
} from '@/markdown/build-hast-for-generated-pages';
import { toSentMethod } from '@/lib/http-method';
import { toOperationLink, toMarkTexts } from '../item-texts-and-links';
import type { Operation } from '../../model/operation';
import type { SchemaId } from '../../model/schema';
import type { Spec } from '../../model/spec';
import { toComponentLink, type Component } from '../component-schemas';
import { findGuides, toGuideLines, type Guide } from '../guides-that-mention-items';
import type { OtherLists } from '../links-to-other-lists';
import type { CrossReferencePage } from '../cross-reference-page-type';
import { operationsPath, toOperationAnchor } from '../page-paths-and-anchors';
import { toOperationsParts, type OperationsPart } from '../split-operations-into-pages';
import { findNext } from '../references-between-schemas';
import { getOperationValues, isOfRequest } from '../../operation-values';
import { toBlock, toElements, toTables, type Row } from '../build-sections-blocks-and-tables';

const title = 'Where operations are used';
const description = 'The guides that use each operation, and the named schemas of its requests and responses.';
const intro =
  'Use this page to find an example of an operation, or the schemas of its requests and responses. A guide uses an operation if one of its sections links to the operation or has a sample of it. The specifications do not say in which order to call operations.';

/** The pages of all operations: one, or a page with links to several if there are many operations. */
export function toOperationsPages(
  specs: Spec[],
  components: Component[],
  { toComparison, toSections }: OtherLists,
): CrossReferencePage[] {
  const parts = toOperationsParts(specs).filter(({ operations }) => operations.length > 0);
  if (parts.length === 0) return [];
  const own = new Map(specs.map((spec) => [spec, { ...index(spec, components), toComparison }]));
  const toText = ({ spec, operations }: OperationsPart, all: readonly Guide[] = []) => {
    const context = own.get(spec);
    const guides = findGuides(spec, all);
    const rows = context ? operations.map((operation) => toRow(spec, operation, { ...context, guides })) : [];
    const sections = toSections(spec);
    return toElements([
      ...(sections.length === 0 ? [] : [toBlock(inline`Other lists of this service: ${join(sections)}.`)]),
      ...toTables(['Operation', 'Guides and schemas'], rows),
    ]);
  };
  const first = { path: operationsPath, title, description, keywords: ['guides by operation'], contentsLevel: 2 };
  if (parts.every(({ path }) => path === operationsPath)) {
    const toSection = (part: OperationsPart, guides?: readonly Guide[]) => [
      toHeading(2, part.spec.title, part.spec.service),
      ...toText(part, guides),
    ];
    return [{ ...first, write: (guides) => toTree([intro, ...parts.flatMap((part) => toSection(part, guides))]) }];
  }
  const pages = parts.map((part) => ({ ...toPartHead(part), description, list: operationsPath, contentsLevel: 2 }));
  const links = toList(pages.map((page) => toLink(page.title, page.path)));
  return [
    { ...first, write: () => toTree([intro, links]) },
    ...pages.map((page, position) => ({
      ...page,
      isOfLargeSpec: true,
      write: (guides: readonly Guide[] | undefined) => toTree(toText(parts[position] as OperationsPart, guides)),
    })),
  ];
}

function toPartHead({ spec, path, number, count }: OperationsPart): { path: string; title: string } {
  return { path, title: `${title}: ${spec.title}${count > 1 ? ` (${number} of ${count})` : ''}` };
}

interface Context {
  ids: ReadonlySet<SchemaId>;
  links: ReadonlyMap<SchemaId, Inline>;
  guides: ReadonlyMap<string, Guide[]>;
  toComparison: OtherLists['toComparison'];
}

function index(spec: Spec, components: Component[]): Pick<Context, 'ids' | 'links'> {
  const own = components.filter((component) => component.spec === spec);
  return {
    ids: new Set(own.map(({ id }) => id)),
    links: new Map(own.map((component) => [component.id, toComponentLink(component)])),
  };
}

function toRow(spec: Spec, operation: Operation, context: Context): Row {
  const guides = toGuideLines(context.guides.get(operation.id) ?? []);
  const schemas = toSchemaLines(spec, operation, context);
  const comparison = context.toComparison(operation);
  const request = toCode(`${toSentMethod(operation.method)} ${operation.path}`);
  const head = [toOperationLink(operation), join([request, ...toMarkTexts(spec, operation)])];
  const lines = [
    ...(guides.length === 0 ? ['No guide'] : guides),
    ...(schemas.length === 0 ? ['No named schema'] : schemas),
    ...(comparison === undefined ? [] : [inline`Compared in ${comparison}`]),
  ];
  return { cells: [toLines(head), toLines(lines)], anchor: { id: toOperationAnchor(spec, operation) } };
}

/** Links the named schemas of an operation, without those that they refer to. */
function toSchemaLines({ schemas }: Spec, operation: Operation, { ids, links }: Context): Inline[] {
  const found = { parameter: new Set<string>(), request: new Set<string>(), response: new Set<string>() };
  for (const value of getOperationValues(operation)) {
    const { schema } = value;
    const named = ids.has(schema) ? [schema] : findNext(schema, schemas, ids).keys();
    const target = value.kind === 'parameter' ? 'parameter' : isOfRequest(value) ? 'request' : 'response';
    for (const id of named) found[target].add(id);
  }
  const toLine = (label: string, named: Set<string>) =>
    named.size === 0 ? [] : [inline`${label}: ${join([...named].map((id) => links.get(id) ?? ''))}`];
  return [
    ...toLine('Parameters', found.parameter),
    ...toLine('Request body', found.request),
    ...toLine('Responses', found.response),
  ];
}
