import { toValid, type ExampleValidator } from './example-validator';
import type { SchemaTable } from '../model/schema';
import type { PendingExamples } from '../transform/context-and-pending-examples';
import type { CandidateGenerator } from './generate-example-candidates';

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
function getOtherItems({ target, ...rest }: PendingExamples, { generator, validator, table }: Tools, room: number) {
  const applicators = table[target.schema ?? '']?.applicators ?? [];
  const variants = applicators.flatMap((applicator) => ('variants' in applicator ? applicator.variants : []));
  return variants.slice(1, mostItems).flatMap(({ schema }) => {
    for (const candidate of generator.getCandidates(schema, rest.direction, room)) {
      const { value, fault } = toValid(candidate.value, { target, ...rest }, validator);
      if (!fault) return [value];
    }
    return [];
  });
}

const mostItems = 4;
