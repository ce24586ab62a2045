import type { Operation, Spec } from '@/spec/model';
import { getGroups, type OperationGroup } from '../groups';

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

/**
 * The maximum number of characters of the model in a document, unless a single operation has more. The HTML has up to four times
 * as many.
 */
const weightOfPage = 400_000;

const known = new WeakMap<Spec, PrintPage[]>();

/**
 * Lists the documents with the operations of a large spec: one or more for each tag that is the first tag of an operation. Empty
 * for a spec that is one document.
 */
export function getPrintPages(spec: Spec): PrintPage[] {
  const pages = known.get(spec) ?? (spec.pages.length === 0 ? [] : getGroups(spec).flatMap(toPages));
  known.set(spec, pages);
  return pages;
}

function toPages(group: OperationGroup): PrintPage[] {
  const lists: Operation[][] = [];
  let room = 0;
  for (const operation of group.own.map(toBrief)) {
    const weight = JSON.stringify(operation).length;
    if (room < weight) {
      lists.push([]);
      room = weightOfPage;
    }
    lists.at(-1)?.push(operation);
    room -= weight;
  }
  return lists.map((operations, index) => ({
    path: `/print${group.tag.page}${index === 0 ? '' : `${index + 1}/`}`,
    group,
    operations,
    number: index + 1,
    count: lists.length,
  }));
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
