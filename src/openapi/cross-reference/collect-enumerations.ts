import { distinctBy } from '@/lib/lists';
import type { EnumValue, SchemaNode } from '../model/schema';
import type { Prose } from '../model/prose-marks-server-and-docs-links';
import type { Spec } from '../model/spec';
import { collectFromSchemaPlaces, type Place } from './collect-from-schema-places';

/** An enumeration: that of a component, or the values of a property, a parameter, a header, or a body, or of the items of one. */
export interface Enumeration {
  spec: Spec;
  /** `LiveSystemStatus`, `Pet.kind`, `{type}` for a parameter, or `kind` for a property of a body that is no component. */
  name: string;
  page: string;
  anchor: string;
  description?: Prose;
  values: EnumValue[];
}

/** Finds the enumerations of a spec. Equal ones of one name are listed once. */
export function getEnumerations(spec: Spec): Enumeration[] {
  const found = collectFromSchemaPlaces(spec, (node, place): Enumeration[] => {
    const { enumeration: values, description } = node;
    if (values === undefined || isShared(node)) return [];
    return [{ spec, name: toName(place), page: place.page, anchor: place.anchor, description, values }];
  });
  return distinctBy(found, ({ name, values }) => JSON.stringify([name, values.map(({ value }) => value)]));
}

/** Returns true if the values of a schema outside of components are those of a component. */
function isShared({ name, annotatedRef, allOfBases }: SchemaNode): boolean {
  return name === undefined && (annotatedRef !== undefined || allOfBases.length > 0);
}

function toName({ name, use }: Place): string {
  const plain = name.replaceAll('[]', '');
  if (use?.text.endsWith('parameter')) return `{${plain}}`;
  return use ? plain.replace(/^body\./, '') : plain;
}
