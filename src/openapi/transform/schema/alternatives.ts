import { Segments } from '../../anchors-and-former-anchors';
import { findText, isObject } from '../../find-members-of-parsed-json';
import * as messages from '@/messages';
import type { Alternatives, Variant } from '../../model/schema';
import type { Build } from './build-context';
import { toName } from './inheritance';
import { isComponent } from './references';
import type { Source } from './applying-schemas';
import { getSubschemas } from './null-and-constant-alternatives';

/**
 * Builds the alternatives of each `oneOf` and `anyOf`, and those that only a discriminator defines.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1
 */
export function buildAlternatives(build: Build): Alternatives[] {
  const branched = build.sources.flatMap((source) => [
    ...buildKeyword(source, 'oneOf', build),
    ...buildKeyword(source, 'anyOf', build),
  ]);
  return [...branched, ...build.sources.flatMap((source) => buildInherited(source, build))];
}

function buildKeyword(source: Source, keyword: 'oneOf' | 'anyOf', build: Build): Alternatives[] {
  const subschemas = getSubschemas(source.schema, keyword, build.builder.references, source.pointer);
  if (subschemas.length < 2) return [];
  const discriminator = source.schema['discriminator'];
  const mapped = build.builder.inheritance.getMapped(discriminator, source.pointer);
  const property = findText(discriminator, 'propertyName');
  const otherwise = build.builder.inheritance.findDefault(discriminator, source.pointer);
  const variants = subschemas.map((pointer, index) => {
    const { references } = build.builder;
    const location = { pointer, scope: source.scope };
    const target = references.findNamed(location)?.pointer ?? pointer;
    const implicit = isComponent(target) ? [toName(target)] : [];
    return {
      id: build.builder.register({ pointer, scope: source.scope }, build.propertyIds),
      title: toTitle(build, target, index),
      values: property === undefined ? [] : (mapped.get(references.followReferences(location)) ?? implicit),
      isDefault: otherwise !== undefined && otherwise === references.followReferences(location),
    };
  });
  for (const value of build.builder.inheritance.getUnknown(discriminator, source.pointer))
    build.notes.push(messages.unknownMapping(value));
  return [{ kind: keyword, discriminator: property, variants: toVariants(variants) }];
}

/**
 * Builds the alternatives of a base with a discriminator: the schemas that extend it. A schema that extends it has none.
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
function buildInherited(source: Source, build: Build): Alternatives[] {
  const property = findText(source.schema['discriminator'], 'propertyName');
  if (property === undefined || source.schema['oneOf'] || source.schema['anyOf']) return [];
  const targets = build.builder.inheritance.getTargets(source.pointer, source.schema['discriminator']);
  const isDescendant = targets.some(({ pointer }) => build.sources.some((other) => other.pointer === pointer));
  if (isDescendant || targets.length === 0) return [];
  const otherwise = build.builder.inheritance.findDefault(source.schema['discriminator'], source.pointer);
  const variants = targets.map(({ pointer, values }, index) => ({
    id: build.builder.register({ pointer, scope: source.scope }),
    title: toTitle(build, pointer, index),
    values,
    isDefault: pointer === otherwise,
  }));
  return [{ kind: 'oneOf', discriminator: property, variants: toVariants(variants) }];
}

function toVariants(variants: { id: string; title: string; values: string[]; isDefault: boolean }[]): Variant[] {
  const segments = new Segments();
  return variants.map(({ id, title, values, isDefault }) => ({
    schema: id,
    anchor: `:${segments.claim(title)}`,
    title,
    values,
    ...(isDefault && { isDefault }),
  }));
}

function toTitle(build: Build, pointer: string, index: number): string {
  const schema = build.builder.references.find(pointer);
  const title = findText(schema, 'title');
  if (title) return title;
  if (isComponent(pointer)) return toName(pointer);
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
