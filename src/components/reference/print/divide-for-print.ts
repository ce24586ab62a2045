import { toFittingLists } from '@/lib/lists';
import { memoBy } from '@/lib/memo';
import type { Operation } from '@/openapi/model/operation';
import type { SchemaId, SchemaNode, SchemaTable } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import { getGroups, type OperationGroup } from '../operation-groups-and-links';
import { valuesOfEnumeration } from '../display-limits-of-texts-and-lists';
import { countRows, getInnerId, getShownChildIds } from '../schema-children-and-row-counts';

/** A document for print with operations of a tag of a large spec. */
export interface PrintPage {
  /** `/print/api/pets/tag/dogs/`, without base path. */
  path: string;
  group: OperationGroup;
  operations: Operation[];
  /** The number of this document of the tag, starting at 1. */
  number: number;
  count: number;
}

/** How many rows each body expands to: in total, of the first level, and of inline schemas. A larger schema has a separate page. */
export const printedRows = { rows: 24, firstLevel: 24, inline: 48 };

/**
 * The maximum weight of the operations in a document, in characters of the model, unless a single operation has more. The HTML
 * has up to five times as many.
 */
const weightOfPage = 250_000;
/** What a row of a schema and an allowed value, which are not in the model of the operation, add to its weight. */
const weightOfRow = 150;
const weightOfValue = 100;

/**
 * Lists the documents with the operations of a large spec: one or more for each tag that is the first tag of an operation. Empty
 * for a spec that is one document.
 */
export const getPrintPages = memoBy((spec: Spec): PrintPage[] =>
  spec.pages.length === 0 ? [] : getGroups(spec).flatMap((group) => toPages(group, spec.schemas)),
);

function toPages(group: OperationGroup, schemas: SchemaTable): PrintPage[] {
  const toWeight = (operation: Operation) => JSON.stringify(operation).length + toSchemaWeight(operation, schemas);
  const lists = toFittingLists(group.own.map(toBrief), toWeight, weightOfPage);
  return lists.map((operations, index) => ({
    path: `/print${group.tag.page}${index === 0 ? '' : `${index + 1}/`}`,
    group,
    operations,
    number: index + 1,
    count: lists.length,
  }));
}

function toSchemaWeight({ requestBody, responses }: Operation, schemas: SchemaTable): number {
  const most = printedRows.rows + printedRows.inline;
  const bodies = [...(requestBody ? [requestBody] : []), ...responses].flatMap(({ content }) => content);
  const weights = bodies.map(
    ({ schema = '' }) =>
      weightOfRow * Math.min(most, countRows(schemas, schema)) + weightOfValue * countValues(schemas, schema),
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Counts the allowed values of a schema, and those in its rows and the rows of its inline schemas. */
function countValues(schemas: SchemaTable, root: SchemaId): number {
  const rootId = getInnerId(schemas, root);
  const ids = new Set([rootId]);
  let count = countOwnValues(schemas[rootId]);
  for (const id of ids) {
    for (const child of schemas[id] ? getShownChildIds(schemas[id]) : []) {
      const innerId = getInnerId(schemas, child);
      count += countOwnValues(schemas[innerId]);
      if (schemas[innerId]?.name === undefined) ids.add(innerId);
    }
  }
  return count;
}

function countOwnValues(node: SchemaNode | undefined): number {
  return Math.min(valuesOfEnumeration, node?.enumeration?.length ?? 0);
}

/** Returns an operation without the examples of its bodies, which would fill most of the document. */
function toBrief(operation: Operation): Operation {
  const { requestBody, responses } = operation;
  return {
    ...operation,
    requestBody: requestBody && withoutExamples(requestBody),
    responses: responses.map(withoutExamples),
  };
}

function withoutExamples<Holder extends { content: Operation['responses'][number]['content'] }>(
  holder: Holder,
): Holder {
  return { ...holder, content: holder.content.map((mediaType) => ({ ...mediaType, examples: [] })) };
}
