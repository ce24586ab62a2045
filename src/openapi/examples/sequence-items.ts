import type { SchemaTable } from '../model/schema';
import type { PendingExamples } from '../transform/context-and-pending-examples';
import type { Generator } from './example-generator';
import { repair } from './repair-example';
import type { Validator } from './example-validator';

interface Tools {
  generator: Generator;
  validator: Validator;
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

/** Changes a generated value until the schema accepts it, or returns why that is impossible. */
export function toValid(candidate: unknown, pending: PendingExamples, validator: Validator): ReturnType<typeof repair> {
  return repair(candidate, (tried) => validator.findFault(toSchemaPointer(pending), pending.direction, tried));
}

/** Returns the pointer of the schema of an example. */
export function toSchemaPointer({ source, key }: PendingExamples): string {
  return `${source.pointer}/${key}`;
}
