import type { Element, ElementContent, Root } from 'hast';
import { isElement, toElement, walkElements } from '@/markdown/hast-elements';
import { toCodeSpan, toEscaped } from '@/markdown/write-markdown-text-code-and-links';
import { toProse } from '@/markdown/spec-description';
import * as messages from '@/messages';
import { type Address, toItemPath } from '../item-addresses';
import { toValueText } from '../exact-numbers';
import type { Property, SchemaId, SchemaNode } from '../model/schema';
import type { Spec } from '../model/spec';
import { listBehind, type SchemaAddress } from '../find-schema-or-property-address';

/** Shows the properties of a schema as a table, or a schema without properties as a paragraph. */
export function toSchemaTable(spec: Spec, address: SchemaAddress): ElementContent[] {
  const { schemas } = spec;
  const node = schemas[address.schema];
  if (!node) return [];
  const [object] = listBehind(address, schemas).flatMap((behind) =>
    behind.node.kind === 'object' && behind.node.properties.length > 0
      ? [{ properties: behind.node.properties, ...behind.address }]
      : [],
  );
  if (!object)
    return [
      toElement('p', {}, [
        toLink(address, node.name ?? node.label),
        `: ${node.label}. `,
        ...toWords(spec, node.id, address.page),
      ]),
    ];
  const { name, type, description } = messages.tableColumns;
  const { properties, page, anchor } = object;
  const rows = properties.map((property) => [
    [toLink({ page, anchor: anchor + property.anchor }, property.name), ...toMark(property)],
    [{ type: 'text', value: schemas[property.schema]?.label ?? '' } as const],
    toWords(spec, property.schema, page),
  ]);
  return [toTable([name, type, description], rows)];
}

/** Links a name without looking like a link, as in the text of pages. */
function toLink(address: Address, text: string): Element {
  return toElement('a', { href: toItemPath(address), dataName: '' }, [toElement('code', {}, [text])]);
}

function toMark({ required }: Property): Element[] {
  return required ? [toElement('span', { className: ['required-mark'] }, [messages.tableColumns.required])] : [];
}

/** Returns the description and the constraints of a schema. */
function toWords(spec: Spec, id: SchemaId, page: string): ElementContent[] {
  const description = spec.schemas[id]?.description?.tree;
  const limits = toLimits(spec.schemas, spec.schemas[id]);
  const parts = [description, limits === '' ? undefined : toProse(limits).tree];
  return parts.flatMap((tree) => (tree ? toInline(tree, page) : [])).slice(1);
}

/** Returns the limits of a schema as a sentence in Markdown, then those of the items of a list. */
function toLimits(schemas: Spec['schemas'], node: SchemaNode | undefined): string {
  if (!node) return '';
  const { constraints, const: constant, default: fallback, enumeration = [], notes, assumed } = node;
  const phrases = [
    ...constraints.map(toEscaped),
    ...(constant === undefined ? [] : [messages.markdownConst(toCodeSpan(constant))]),
    ...(fallback === undefined ? [] : [messages.markdownDefault(toCodeSpan(fallback))]),
    ...(enumeration.length === 0
      ? []
      : [messages.markdownValues(enumeration.map(({ value }) => toCodeSpan(toValueText(value))))]),
  ].join('; ');
  const items = node.kind === 'array' ? schemas[node.items ?? ''] : undefined;
  const inner = items && items.name === undefined && items.kind !== 'array' ? toLimits(schemas, items) : '';
  return [
    phrases === '' ? '' : `${phrases.charAt(0).toUpperCase()}${phrases.slice(1)}.`,
    ...notes.map(toEscaped),
    assumed === undefined ? '' : toEscaped(messages.markdownAssumed(assumed)),
    inner === '' ? '' : `${messages.itemsOf}: ${inner}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns a copy of the words of a description, each paragraph after a space. Its links to anchors lead to the page of the API. */
export function toInline(tree: Root, page: string): ElementContent[] {
  const copy = structuredClone(tree);
  walkElements(copy, ({ tagName, properties }) => {
    if (tagName === 'a' && String(properties.href).startsWith('#'))
      properties.href = `${page}${String(properties.href)}`;
  });
  return copy.children.flatMap((child): ElementContent[] => {
    const words = isElement(child, 'p') ? child.children : isElement(child) ? [child] : [];
    return words.length === 0 ? [] : [{ type: 'text', value: ' ' }, ...words];
  });
}

/** Creates a table that scrolls if it is wide. */
export function toTable(head: string[], rows: ElementContent[][][]): Element {
  const cells = head.map((text) => toElement('th', { scope: 'col' }, [text]));
  const table = toElement('table', {}, [
    toElement('thead', {}, [toElement('tr', {}, cells)]),
    toElement(
      'tbody',
      {},
      rows.map((row) =>
        toElement(
          'tr',
          {},
          row.map((cell) => toElement('td', {}, cell)),
        ),
      ),
    ),
  ]);
  return toElement('div', { className: ['table-frame'], role: 'group', ariaLabel: messages.table, tabIndex: 0 }, [
    table,
  ]);
}
