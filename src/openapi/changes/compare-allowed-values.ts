import type { EnumValue, SchemaNode, SchemaTable } from '../model/schema';
import { findFlat } from './types-and-flat-alternatives';
import type { NodePair } from './comparison-types-and-operation-names';

/** Compares the lists of allowed values. A constant is a list of one value. Whether `null` is allowed is compared with the types. */
export function compareAllowedValues({ before, after, merged, specs, report }: NodePair): void {
  const [old, now] = [findValues(before, specs.before.schemas), findValues(after, specs.after.schemas)];
  const keyword =
    merged.after.find('const') === undefined && merged.before.find('const') === undefined ? 'enum' : 'const';
  if (!old && !now) return;
  if (!old) return report({ rule: 'values-limited', keyword, after: toList(now) });
  if (!now) return report({ rule: 'values-unlimited', keyword, before: toList(old) });
  const [removed, added] = [old.filter((value) => !now.includes(value)), now.filter((value) => !old.includes(value))];
  if (old.length === 1 && now.length === 1 && removed.length === 1)
    return report({ rule: 'value-changed', keyword, before: old[0], after: now[0] });
  for (const name of removed) report({ rule: 'value-removed', keyword, name });
  for (const name of added) report({ rule: 'value-added', keyword, name });
}

/** Only `null` is left if no other value is allowed. */
function toList(values: string[] | undefined): string {
  return values?.join(', ') || 'null';
}

/** Lists the allowed values of a schema, or those of all of its alternatives if they are lists of values. */
function findValues(node: SchemaNode, table: SchemaTable): string[] | undefined {
  const alternatives = findFlat(node, table)?.flatMap((one) => getAllowedValues(one) ?? []) ?? [];
  return alternatives.length > 0 ? [...new Set(alternatives)] : getAllowedValues(node);
}

/** Lists the allowed values except for `null`, or returns undefined if any value is allowed. */
export function getAllowedValues({ const: constant, enumeration }: SchemaNode): string[] | undefined {
  const values = constant === undefined ? enumeration?.map(({ value }: EnumValue) => value) : [constant];
  return values?.filter((value) => value !== 'null');
}
