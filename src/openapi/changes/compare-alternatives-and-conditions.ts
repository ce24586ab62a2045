import { toFirstPointer } from '@/lib/schema-ids';
import type { Alternatives, Applicator, SchemaNode, Variant } from '../model/schema';
import { findFlatTypes } from './types-and-flat-alternatives';
import type { NodePair } from './comparison-types-and-operation-names';
import { match, matchSimilar } from './match-items';
import { nameAlternative } from './name-alternative';
import { toShape, toSimilarity } from './schema-shape-and-similarity';

type Condition = Exclude<Applicator, Alternatives | { kind: 'content' }>;

/**
 * Compares a schema with a list of alternatives, of which it is perhaps one: `Pet` with `oneOf: [Pet, Robot]`. Returns false if the two
 * schemas are not such a pair.
 */
export function compareWrapped(nodes: NodePair): boolean {
  const { before, after, specs } = nodes;
  const isFlat = [findFlatTypes(before, specs.before.schemas), findFlatTypes(after, specs.after.schemas)].some(Boolean);
  const isPlain = [before, after].some(({ kind }) => kind === 'any' || kind === 'never');
  const isWrapped = (before.kind === 'composition') !== (after.kind === 'composition');
  if (isFlat || isPlain || !isWrapped || getLists(before).length + getLists(after).length !== 1) return false;
  compareLists(nodes, getLists(before)[0] ?? toList(before), getLists(after)[0] ?? toList(after));
  return true;
}

/** Compares `oneOf`, `anyOf`, `not`, and `if`. */
export function compareAlternativesAndConditions(nodes: NodePair): void {
  const { before, after, specs, report } = nodes;
  compareConditions(nodes);
  const flat = [findFlatTypes(before, specs.before.schemas), findFlatTypes(after, specs.after.schemas)];
  // These are compared as types.
  if (flat.every((types, index) => types !== undefined || getLists(index === 0 ? before : after).length === 0)) return;
  const [old, now] = [getLists(before), getLists(after)];
  for (let index = 0; index < Math.max(old.length, now.length); index++) {
    const [one, other] = [old[index], now[index]];
    if (one && other) compareLists(nodes, one, other);
    else if (one) report({ rule: 'alternatives-removed', keyword: one.kind });
    else if (other) report({ rule: 'alternatives-added', keyword: other.kind });
  }
}

function getLists({ applicators }: SchemaNode): Alternatives[] {
  return applicators.filter((applicator) => 'variants' in applicator);
}

/** Returns a list with the schema itself as the only alternative. */
function toList({ id, name = '' }: SchemaNode): Alternatives {
  return { kind: 'oneOf', variants: [{ schema: id, anchor: '', title: name, values: [] }] };
}

function compareLists(nodes: NodePair, before: Alternatives, after: Alternatives): void {
  const { specs, report, descend } = nodes;
  const [old, now] = [specs.before.schemas, specs.after.schemas];
  const matches = match<Variant, Variant>(
    before.variants,
    after.variants,
    [toValues, toValues],
    [({ schema }) => old[schema]?.name, ({ schema }) => now[schema]?.name],
    [({ schema }) => toShape(schema, old), ({ schema }) => toShape(schema, now)],
    [toTitle, toTitle],
  );
  const { pairs, removed, added } = matchSimilar(matches, (one, other) =>
    toSimilarity(old[one.schema], now[other.schema]),
  );
  for (const [one, other] of pairs) {
    descend(one.schema, other.schema);
    compareDiscriminatorValues(nodes, one, other);
  }
  const holders = { before: toFirstPointer(nodes.before.id), after: toFirstPointer(nodes.after.id) };
  for (const variant of removed)
    report({
      rule: 'alternative-removed',
      name: nameAlternative(variant, before, old),
      pointers: { ...holders, before: toFirstPointer(variant.schema) },
      subject: holders.after,
    });
  for (const variant of added)
    report({
      rule: 'alternative-added',
      name: nameAlternative(variant, after, now),
      pointers: { ...holders, after: toFirstPointer(variant.schema) },
      subject: holders.after,
    });
  const isList = Math.min(before.variants.length, after.variants.length) > 1;
  if (isList && before.kind !== after.kind)
    report({ rule: 'alternatives-kind-changed', keyword: after.kind, before: before.kind, after: after.kind });
  const names = { before: before.discriminator, after: after.discriminator, keyword: 'discriminator' };
  if (!isList || names.before === names.after) return;
  if (names.before === undefined) report({ rule: 'discriminator-added', ...names });
  else report({ rule: names.after === undefined ? 'discriminator-removed' : 'discriminator-changed', ...names });
}

function compareDiscriminatorValues({ report }: NodePair, before: Variant, after: Variant): void {
  const pointers = { before: toFirstPointer(before.schema), after: toFirstPointer(after.schema) };
  if (before.values.length === 0 || after.values.length === 0) return;
  for (const name of before.values)
    if (!after.values.includes(name)) report({ rule: 'discriminator-value-removed', name, pointers });
  for (const name of after.values)
    if (!before.values.includes(name)) report({ rule: 'discriminator-value-added', name, pointers });
}

function toValues({ values }: Variant): string | undefined {
  return values.length === 0 ? undefined : [...values].sort().join(' ');
}

function toTitle({ title }: Variant): string {
  return title;
}

/** Compares `not`, and `if` with what it decides. A change inside of them narrows or widens: it is one that may do both. */
function compareConditions({ before, after, specs, report, descendCondition }: NodePair): void {
  for (const keyword of ['not', 'if'] as const) {
    const { pairs, removed, added } = match<Condition, Condition>(
      getConditions(before, keyword),
      getConditions(after, keyword),
      [(one) => toConditionShape(one, specs.before), (one) => toConditionShape(one, specs.after)],
      [(_, index) => String(index), (_, index) => String(index)],
    );
    for (const [one, other] of pairs) {
      const [old, now] = [toSchemas(one), toSchemas(other)];
      for (const [index, schema] of old.entries()) {
        const counterpart = now[index];
        if (schema !== undefined && counterpart !== undefined) descendCondition(schema, counterpart, keyword);
        else if (schema !== counterpart) report({ rule: 'condition-changed', keyword });
      }
    }
    removed.forEach(() => report({ rule: 'subschema-removed', keyword }));
    added.forEach(() => report({ rule: 'subschema-added', keyword }));
  }
}

function getConditions({ applicators }: SchemaNode, keyword: Condition['kind']): Condition[] {
  return applicators.filter((one): one is Condition => one.kind === keyword);
}

function toSchemas(one: Condition): (string | undefined)[] {
  return one.kind === 'if' ? [one.if, one.then, one.else] : [one.schema];
}

function toConditionShape(one: Condition, { schemas }: NodePair['specs']['before']): string {
  return JSON.stringify(toSchemas(one).map((schema) => toShape(schema, schemas)));
}
