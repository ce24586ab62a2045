import {
  inline,
  join,
  toCode,
  toHeading,
  toLines,
  toTable,
  type Inline,
} from '@/markdown/build-hast-for-generated-pages';
import type { SchemaNode } from '../../model/schema';
import { toComponentLink, type Component } from '../component-schemas';
import { toValueText } from '../../exact-numbers';

/** Lists the schemas of other services with the same name, and in what their properties or values differ. */
export function toSameNameSection({ spec, node }: Component, all: Component[]): Inline[] {
  const counterparts = all.filter((other) => other.spec !== spec && other.node.name === node.name);
  if (counterparts.length === 0) return [];
  const names = (of: SchemaNode) =>
    of.enumeration?.map(({ value }) => toValueText(value)) ??
    (of.kind === 'object' ? of.properties.map(({ name }) => name) : []);
  const what = node.enumeration ? 'Values' : 'Properties';
  const rows = counterparts.map((other) => {
    const schema = inline`${other.spec.title}: ${toComponentLink(other)}`;
    const isEnumeration = node.enumeration !== undefined;
    if (node.label !== other.node.label || isEnumeration !== (other.node.enumeration !== undefined))
      return [schema, inline`Another type: ${toTypeText(other.node)}`];
    const [own, others] = [names(node), names(other.node)];
    if (own.length === 0 && others.length === 0) return [schema, inline`The same type: ${toTypeText(node)}`];
    const toOnly = (where: string, some: string[], not: string[]) => {
      const names = some.filter((name) => !not.includes(name)).map(toCode);
      return names.length === 0 ? [] : [inline`Only in ${where} schema: ${join(names)}`];
    };
    const lines = [...toOnly('this', own, others), ...toOnly('the other', others, own)];
    return [schema, toLines(lines.length === 0 ? [`The same ${what.toLowerCase()}`] : lines)];
  });
  return [toHeading(2, 'In other services', 'other-services'), toTable(['Schema', what], rows)];
}

function toTypeText({ label, enumeration }: SchemaNode): Inline[] {
  return [toCode(label), ...(enumeration ? [' with enumerated values'] : [])];
}
