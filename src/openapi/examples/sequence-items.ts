import { toFaultFinder, type ExampleValidator } from './example-validator';
import type { SchemaTable } from '../model/schema';
import type { PendingExamples } from '../transform/context-and-pending-examples';
import type { CandidateGenerator } from './generate-example-candidates';
import { findValid } from './repair-example';

interface Tools {
  generator: CandidateGenerator;
  validator: ExampleValidator;
  table: SchemaTable;
}

/** Returns several items for the example of a sequence, so that readers see what is between them: one of each alternative. */
export function toSeveral(value: unknown, pending: PendingExamples, tools: Tools, room: number): unknown {
  const { target } = pending;
  if (!('encodings' in target) || !target.sequence) return value;
  const isOfItem = target.sequence.schemaOf === 'item';
  const items: unknown[] = !isOfItem && Array.isArray(value) ? value : [value];
  const all = isOfItem ? [...items, ...getOtherItems(pending, tools, room)] : items;
  return all.length === 1 ? [...all, ...all] : all;
}

/** Returns an item of each alternative but the first, for which there is one already. */
function getOtherItems(pending: PendingExamples, { generator, validator, table }: Tools, room: number) {
  const applicators = table[pending.target.schema ?? '']?.applicators ?? [];
  const findFault = toFaultFinder(pending, validator);
  const variants = applicators.flatMap((applicator) => ('variants' in applicator ? applicator.variants : []));
  return variants.slice(1, mostItems).flatMap(({ schema }) => {
    const { valid } = findValid(generator.getCandidates(schema, pending.direction, room), findFault);
    return valid ? [valid.value] : [];
  });
}

const mostItems = 4;
