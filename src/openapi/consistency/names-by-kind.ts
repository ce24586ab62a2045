import { toValueText } from '../exact-numbers';
import { getOperations } from '../list-components-and-filter-operations';
import type { Spec } from '../model/spec';
import { toPointer } from '@/lib/json-pointer';
import { toOperationSpot, toPathSpot, type Spot, getComponentSpots } from './finding-types-and-build-spots';
import { getDeclaredValues } from './list-parameters-headers-and-properties';
import { isStyled } from './recognize-and-convert-naming-styles';
import { findEnumeratedValues } from './enumerations';

/** The kinds of names of which all should have one style. */
export const kinds = [
  'path segment',
  'parameter',
  'header',
  'property',
  'schema',
  'operationId',
  'enumeration value',
] as const;

export type Kind = (typeof kinds)[number];

/** A name with the first place where it occurs. */
export interface Name {
  kind: Kind;
  name: string;
  spot: Spot;
  /** The enumeration of a value. */
  enumeration?: string;
}

/** Lists the names of a spec by kind, each name once. */
export function getNames(spec: Spec): Record<Kind, Map<string, Name>> {
  const lists = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, Name>()])) as Record<
    Kind,
    Map<string, Name>
  >;
  for (const one of listNames(spec)) {
    // The case of headers has no meaning.
    const name = one.kind === 'header' ? one.name.toLowerCase() : one.name;
    if (isStyled(name) && !lists[one.kind].has(name)) lists[one.kind].set(name, { ...one, name });
  }
  return lists;
}

function listNames(spec: Spec): Name[] {
  const values = getDeclaredValues(spec);
  return [
    ...getOperations(spec).flatMap((operation): Name[] => [
      ...operation.path
        .split('/')
        .map((name): Name => ({ kind: 'path segment', name, spot: toPathSpot(spec, operation) })),
      ...[operation.operationId ?? []]
        .flat()
        .map((name): Name => ({ kind: 'operationId', name, spot: toOperationSpot(spec, operation) })),
    ]),
    ...values,
    ...getComponentSpots(spec).flatMap((spot): Name[] => [
      { kind: 'schema', name: spot.label, spot },
      ...(spec.schemas[spot.pointer]?.enumeration ?? []).map(({ value }) => toValueName(value, spot)),
    ]),
    ...values.flatMap(({ schema, spot }) =>
      (findEnumeratedValues(spec, schema) ?? []).map(({ value }) => toValueName(value, spot)),
    ),
  ];
}

function toValueName(value: string, spot: Spot): Name {
  const name = value.startsWith('"') ? toValueText(value) : '';
  const pointer = toPointer(spot.pointer, 'enum', name);
  return { kind: 'enumeration value', name, enumeration: spot.pointer, spot: { ...spot, pointer } };
}
