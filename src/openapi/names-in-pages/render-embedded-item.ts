import type { Element, ElementContent } from 'hast';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toSentMethod } from '@/lib/http-method';
import { toElement } from '@/markdown/hast-elements';
import * as messages from '@/messages';
import { toItemPath } from '../item-addresses';
import type { Operation } from '../model/operation';
import type { EnumValue } from '../model/schema';
import type { Spec } from '../model/spec';
import { toValueText } from '../exact-numbers';
import { listBehind } from '../find-schema-or-property-address';
import type { Item } from './find-item';
import { toSampleTabs } from './render-operation-samples-as-tabs';
import { toInline, toSchemaTable, toTable } from './render-schema-properties-as-table';

/** A service whose specification a page shows something of. */
interface Source {
  spec: Spec;
  isForeign: boolean;
}

/** The page of an item, and whether its spec belongs to another project. */
interface Place {
  page: string;
  isForeign: boolean;
}

/** Shows an item of a spec as a block: an operation or its samples, or a schema or its values. Ids begin with `prefix`. */
export async function toEmbed(
  { spec, isForeign }: Source,
  item: Item | undefined,
  { kind, name, prefix, isColored }: { kind: string; name: string; prefix: string; isColored: boolean },
): Promise<ElementContent[]> {
  if (kind === 'operation' || kind === 'sample') {
    if (item?.kind !== 'operation')
      return fail(`"${name}" is not an operation`, { fix: toExample(kind, spec.operations[0]?.id, name) });
    return kind === 'operation'
      ? [toOperation(item.operation)]
      : [await toSampleTabs(spec, item.operation, { prefix, isColored })];
  }
  if (item?.kind !== 'schema')
    return fail(`"${name}" is not a schema`, {
      fix: toExample(kind, spec.schemas[spec.componentIds[0] ?? '']?.name, name),
    });
  if (kind === 'schema') return toSchemaTable(spec, item);
  const [values] = listBehind(item, spec.schemas).flatMap(({ node }) => (node.enumeration ? [node.enumeration] : []));
  if (!values)
    return fail(`"${name}" has no enumeration`, { fix: 'Name a schema with listed values, or use ::schema.' });
  return [toEnumeration(values, { page: item.page, isForeign })];
}

function toExample(kind: string, known: string | undefined, name: string): string {
  const [service = ''] = name.split(/[./]/);
  return known === undefined ? 'Remove it.' : `Write a name such as ::${kind}[${service}.${known}].`;
}

/** Links an operation by its title, and shows its request line. */
function toOperation({ title, page, id, method, path }: Operation): Element {
  const request = toElement('code', {}, [`${toSentMethod(method)} ${path}`]);
  return toElement('p', {}, [toElement('a', { href: toItemPath({ page, anchor: id }) }, [title]), ': ', request]);
}

/** Lists values with their meanings, or only the values if none has a meaning. */
function toEnumeration(values: EnumValue[], place: Place): Element {
  const toCode = (value: EnumValue) => toElement('code', {}, [toValueText(value.value)]);
  if (values.every(({ name, description }) => name === undefined && description === undefined))
    return toElement(
      'ul',
      {},
      values.map((value) => toElement('li', {}, [toCode(value)])),
    );
  const { value: head, meaning } = messages.tableColumns;
  return toTable(
    [head, meaning],
    values.map((value) => [[toCode(value)], toMeaning(value, place)]),
  );
}

function toMeaning({ name, description }: EnumValue, { page, isForeign }: Place): ElementContent[] {
  // Each paragraph begins with a space, which the first one does not need.
  if (description) return toInline(description.tree, page).slice(1);
  return [{ type: 'text', value: name ?? (isForeign ? '' : messages.markdownMeaningUndocumented) }];
}
