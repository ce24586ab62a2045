import { isObject } from '../../find-members-of-parsed-json';
import type { Applicator } from '../../model/schema';
import { toPointer } from '@/lib/json-pointer';
import type { Build } from './build-context';
import { buildAlternatives } from './alternatives';
import { allowsAny } from './applying-schemas';

/**
 * Builds the applicators of a schema: `oneOf`, `anyOf`, `not`, `if`, `dependentSchemas`, and `contentSchema`.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2
 */
export function buildApplicators(build: Build): Applicator[] {
  return [
    ...buildAlternatives(build),
    ...buildNots(build),
    ...buildConditions(build),
    ...buildDependents(build),
    ...buildContents(build),
  ];
}

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.4 */
function buildNots({ builder, merged, propertyIds }: Build): Applicator[] {
  // The negation of what allows any value makes the node `never`.
  return merged
    .getSources('not')
    .filter(({ schema }) => !allowsAny(schema['not']))
    .map(({ pointer, scope }) => ({
      kind: 'not',
      schema: builder.register({ pointer: toPointer(pointer, 'not'), scope }, propertyIds),
    }));
}

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-8.5 */
function buildContents({ builder, merged }: Build): Applicator[] {
  return merged
    .getSources('contentSchema')
    .filter(({ schema }) => isObject(schema['contentSchema']))
    .map(({ pointer, scope }) => ({
      kind: 'content',
      schema: builder.register({ pointer: toPointer(pointer, 'contentSchema'), scope }),
    }));
}

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2 */
function buildConditions({ builder, merged, propertyIds }: Build): Applicator[] {
  return merged.getSources('if').flatMap(({ schema, pointer, scope }): Applicator[] => {
    if (schema['then'] === undefined && schema['else'] === undefined) return [];
    const findSubschema = (key: string) =>
      schema[key] === undefined
        ? undefined
        : builder.register({ pointer: toPointer(pointer, key), scope }, propertyIds);
    const condition = findSubschema('if');
    if (condition === undefined) return [];
    return [{ kind: 'if', if: condition, then: findSubschema('then'), else: findSubschema('else') }];
  });
}

/**
 * Converts `dependentSchemas` to conditions: if the property is present, the schema applies.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2.4
 */
function buildDependents({ builder, merged, propertyIds, id }: Build): Applicator[] {
  return [...merged.getMembers('dependentSchemas')].flatMap(([name, sources]) =>
    sources.map(({ pointer, scope }): Applicator => {
      const test = builder.references.addVirtual(toPointer(id, 'dependentSchemas', name, 'if'), { required: [name] });
      const then = toPointer(pointer, 'dependentSchemas', name);
      return {
        kind: 'if',
        if: builder.register({ pointer: test, scope: {} }, propertyIds),
        then: builder.register({ pointer: then, scope }, propertyIds),
      };
    }),
  );
}
