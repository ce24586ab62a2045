import { Segments } from '../../anchors';
import { findText, isObject } from '../../json';
import * as messages from '@/messages';
import type { Part, Variant } from '../../model';
import { toPointer } from '../../pointer';
import type { Build } from './build';
import { isConstantList } from './enumeration';
import { toName } from './inheritance';
import type { References } from './references';
import type { Source } from './sources';

/**
 * Builds the alternatives of a schema: each `oneOf` and `anyOf`, and those that a discriminator alone names.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1
 */
export function buildChoices(build: Build): Part[] {
  const branched = build.sources.flatMap((source) => [
    ...buildBranches(source, 'oneOf', build),
    ...buildBranches(source, 'anyOf', build),
  ]);
  return [...branched, ...build.sources.flatMap((source) => buildInherited(source, build))];
}

/** Gets the alternatives of a keyword, but `null`, which the model keeps apart. */
export function getBranches(
  schema: Source['schema'],
  mode: 'oneOf' | 'anyOf',
  references: References,
  pointer: string,
): string[] {
  const branches = schema[mode];
  if (!Array.isArray(branches) || isConstantList(branches)) return [];
  const pointers = branches.map((_, index) => toPointer(pointer, mode, index));
  return pointers.filter((branch) => !isNull(references.find(branch)));
}

/** Tells whether one of the alternatives is `null`. */
export function hasNullBranch(schema: Source['schema']): boolean {
  return [schema['oneOf'], schema['anyOf']].some((branches) => Array.isArray(branches) && branches.some(isNull));
}

function isNull(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const values = schema['enum'];
  return (
    schema['type'] === 'null' ||
    schema['const'] === null ||
    (Array.isArray(values) && values.length === 1 && values[0] === null)
  );
}

function buildBranches(source: Source, mode: 'oneOf' | 'anyOf', build: Build): Part[] {
  const branches = getBranches(source.schema, mode, build.builder.references, source.pointer);
  if (branches.length < 2) return [];
  const discriminator = source.schema['discriminator'];
  const mapped = build.builder.inheritance.getMapped(discriminator, source.pointer);
  const property = findText(discriminator, 'propertyName');
  const variants = branches.map((pointer, index) => {
    const place = build.builder.references.findCanonical({ pointer, scope: source.scope });
    const target = place?.pointer ?? pointer;
    const implicit =
      target.startsWith('#/components/schemas/') && !target.slice(21).includes('/') ? [toName(target)] : [];
    return {
      id: build.builder.register({ pointer, scope: source.scope }, build.fieldIds),
      title: toTitle(build, target, index),
      values: property === undefined ? [] : (mapped.get(target) ?? implicit),
    };
  });
  for (const value of build.builder.inheritance.getUnknown(discriminator, source.pointer))
    build.notes.push(messages.unknownMapping(value));
  return [{ kind: 'choice', mode, discriminator: property, variants: toVariants(variants) }];
}

/**
 * A base with a discriminator has its descendants as alternatives; a descendant itself has not.
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
function buildInherited(source: Source, build: Build): Part[] {
  const property = findText(source.schema['discriminator'], 'propertyName');
  if (property === undefined || isObject(source.schema['oneOf']) || source.schema['oneOf'] || source.schema['anyOf'])
    return [];
  const targets = build.builder.inheritance.getTargets(source.pointer, source.schema['discriminator']);
  const isDescendant = targets.some(({ pointer }) => build.sources.some((other) => other.pointer === pointer));
  if (isDescendant || targets.length === 0) return [];
  const variants = targets.map(({ pointer, values }, index) => ({
    id: build.builder.register({ pointer, scope: source.scope }),
    title: toTitle(build, pointer, index),
    values,
  }));
  return [{ kind: 'choice', mode: 'oneOf', discriminator: property, variants: toVariants(variants) }];
}

function toVariants(variants: { id: string; title: string; values: string[] }[]): Variant[] {
  const segments = new Segments();
  return variants.map(({ id, title, values }) => ({ schema: id, anchor: `:${segments.claim(title)}`, title, values }));
}

function toTitle(build: Build, pointer: string, index: number): string {
  const schema = build.builder.references.find(pointer);
  const title = findText(schema, 'title');
  if (title) return title;
  if (/^#\/components\/schemas\/[^/]+$/.test(pointer)) return toName(pointer);
  const required = isObject(schema) && schema['properties'] === undefined ? schema['required'] : undefined;
  if (Array.isArray(required) && required.length > 0) return messages.requiresFields(required.map(String));
  return findShape(schema) ?? messages.variantTitle(index + 1);
}

function findShape(schema: unknown): string | undefined {
  const [type, format, constant] = [findText(schema, 'type'), findText(schema, 'format'), findText(schema, 'const')];
  if (constant !== undefined) return constant;
  if (type === undefined || type === 'object' || type === 'array') return undefined;
  return format ? `${type} <${format}>` : type;
}
