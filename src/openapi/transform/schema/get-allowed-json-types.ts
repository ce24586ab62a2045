import * as messages from '@/messages';
import type { Build } from './build-context';
import { hasNullSubschema } from './null-and-constant-alternatives';
import { findImpliedType, findTypes, toCommonTypes } from './find-json-types-and-their-keywords';

/**
 * Returns the types that all schema objects of a node allow together, and `null` only if no other type remains. In a
 * conflict, returns the first type and adds a note.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.1
 */
export function getNodeTypes({ sources, notes }: Build): string[] {
  const stated = sources.flatMap(({ schema }) => findTypes(schema) ?? []).length > 0;
  const lists = sources.flatMap(({ schema }) => {
    const types = stated ? findTypes(schema) : toList(findImpliedType(schema));
    return types ? [types] : [];
  });
  const [first, ...others] = lists;
  if (!first) return [];
  const common = others.reduce((types, list) => toCommonTypes(types, list), first);
  if (common.length === 0) {
    const distinct = [...new Set(lists.map((types) => types.join(' or ')))];
    notes.push(messages.typeConflict(distinct));
    return first.filter((type) => type !== 'null').slice(0, 1);
  }
  const types = common.filter((type) => type !== 'null');
  return types.length > 0 ? (types.includes('number') ? types.filter((type) => type !== 'integer') : types) : ['null'];
}

/** Returns true if `null` is also allowed. The schema object with the highest precedence that declares a type decides. */
export function isNullable({ sources }: Build): boolean {
  for (const { schema } of sources) {
    if (schema['nullable'] === true || hasNullSubschema(schema)) return true;
    const types = findTypes(schema);
    if (types) return types.includes('null') && types.length > 1;
  }
  return false;
}

function toList(type: string | undefined): string[] | undefined {
  return type === undefined ? undefined : [type];
}
