import type { Part } from '../../model';
import { toPointer } from '../../pointer';
import type { Build } from './build';
import { buildChoices } from './choice';

/** Builds what is next to a schema's own shape: alternatives, `not`, conditions. */
export function buildParts(build: Build): Part[] {
  return [...buildChoices(build), ...buildNots(build), ...buildConditions(build), ...buildDependents(build)];
}

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.4 */
function buildNots({ builder, merged, fieldIds }: Build): Part[] {
  return merged.getSources('not').map(({ pointer, scope }) => ({
    kind: 'not',
    schema: builder.register({ pointer: toPointer(pointer, 'not'), scope }, fieldIds),
  }));
}

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2 */
function buildConditions({ builder, merged, fieldIds }: Build): Part[] {
  return merged.getSources('if').flatMap(({ schema, pointer, scope }): Part[] => {
    const findBranch = (key: string) =>
      schema[key] === undefined ? undefined : builder.register({ pointer: toPointer(pointer, key), scope }, fieldIds);
    const condition = findBranch('if');
    if (condition === undefined || (schema['then'] === undefined && schema['else'] === undefined)) return [];
    return [{ kind: 'condition', if: condition, then: findBranch('then'), else: findBranch('else') }];
  });
}

/**
 * `dependentSchemas` says: if this field is there, that schema holds.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2.4
 */
function buildDependents({ builder, merged, fieldIds, id }: Build): Part[] {
  return [...merged.getMembers('dependentSchemas')].flatMap(([name, sources]) =>
    sources.map(({ pointer, scope }): Part => {
      const test = builder.references.addVirtual(toPointer(id, 'dependentSchemas', name, 'if'), { required: [name] });
      const then = toPointer(pointer, 'dependentSchemas', name);
      return {
        kind: 'condition',
        if: builder.register({ pointer: test, scope: {} }, fieldIds),
        then: builder.register({ pointer: then, scope }, fieldIds),
      };
    }),
  );
}
