import type { Operation, Spec } from '@/spec/model';
import { getGroups, type OperationGroup } from '../groups';

/** A document for paper with operations of a tag of a large spec. */
export interface PrintedPart {
  /** `/print/api/pets/tag/dogs/`, without base path. */
  path: string;
  group: OperationGroup;
  operations: Operation[];
  /** Which part of the tag this is, from 1. */
  part: number;
  parts: number;
}

/** Characters of the model that a document may hold: its HTML has up to four times as many. */
const weightOfPart = 400_000;

const known = new WeakMap<Spec, PrintedPart[]>();

/** Lists the documents for paper of a large spec, a tag or a part of one each; none for what is one document. */
export function getPrintedParts(spec: Spec): PrintedPart[] {
  const parts = known.get(spec) ?? (spec.pages.length === 0 ? [] : getGroups(spec).flatMap(toParts));
  known.set(spec, parts);
  return parts;
}

function toParts(group: OperationGroup): PrintedPart[] {
  const lists: Operation[][] = [];
  let room = 0;
  for (const operation of group.own.map(toBrief)) {
    const weight = JSON.stringify(operation).length;
    if (room < weight) {
      lists.push([]);
      room = weightOfPart;
    }
    lists.at(-1)?.push(operation);
    room -= weight;
  }
  return lists.map((operations, index) => ({
    path: `/print${group.tag.page}${index === 0 ? '' : `${index + 1}/`}`,
    group,
    operations,
    part: index + 1,
    parts: lists.length,
  }));
}

/** What is written about an operation, without the examples of its bodies: they would be most of the paper. */
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
