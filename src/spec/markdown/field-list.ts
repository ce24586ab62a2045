import * as messages from '@/messages';
import type { Field, Part, SchemaId, SchemaNode, SchemaTable } from '../model';

type Direction = 'request' | 'response';

const limit = 150;

/** Writes the fields of schemas as nested lists. A schema that stands above already is only named. */
export class FieldList {
  private readonly shown = new Map<SchemaId, Direction>();

  constructor(private readonly table: SchemaTable) {}

  /** Gets the type of a schema in words, with its name if it has one. */
  getLabel(id: SchemaId): string {
    const node = this.table[id];
    return node ? [node.name, node.label].filter(Boolean).join(', ') : '';
  }

  /** Gets what a schema says of its values, on one line. */
  getFacts(id: SchemaId): string {
    const node = this.table[id];
    if (!node) return '';
    const facts = [
      ...node.constraints,
      node.const === undefined ? '' : messages.markdownConst(node.const),
      node.default === undefined ? '' : messages.markdownDefault(node.default),
      node.enumeration
        ? messages.markdownValues(node.enumeration.map(({ value }) => `\`${value.replace(/^"(.*)"$/, '$1')}\``))
        : '',
    ].filter(Boolean);
    const text = facts.join('; ');
    const sentence = text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    return [
      sentence,
      ...node.notes,
      node.assumed === undefined ? '' : messages.markdownAssumed(toOneLine(node.assumed)),
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Lists the fields of a schema, and theirs; a field that has no place in a request or a response is left out. */
  toLines(id: SchemaId, direction: Direction): string[] {
    let count = 0;
    const hidden = direction === 'request' ? 'read' : 'write';
    const visit = (schema: SchemaId, indent: string, trail: SchemaId[]): string[] => {
      const node = this.table[schema];
      if (!node || trail.includes(schema)) return [];
      if (node.name !== undefined && this.isAbove(node, direction))
        return getMembers(node).length > 0 ? [`${indent}- ${messages.markdownAbove(node.name)}`] : [];
      this.shown.set(schema, direction);
      return getMembers(node).flatMap((member) => {
        const target = this.table[member.schema];
        if (!target || target.access === hidden) return [];
        if (++count > limit) return count === limit + 1 ? [`${indent}- …`] : [];
        const line = member.name === undefined ? [] : [this.toLine(member, target, indent)];
        const deeper = member.name === undefined ? indent : `${indent}  `;
        return [...line, ...visit(member.schema, deeper, [...trail, schema])];
      });
    };
    return visit(id, '', []);
  }

  /** A field that is only read makes a schema another one in a response than in a request. */
  private isAbove(node: SchemaNode, direction: Direction): boolean {
    const shown = this.shown.get(node.id);
    const isSame = getMembers(node).every(({ schema }) => this.table[schema]?.access === 'read-write');
    return shown !== undefined && (shown === direction || isSame);
  }

  private toLine({ name, field, prefix }: Member, target: SchemaNode, indent: string): string {
    const facts = [
      this.getLabel(target.id),
      field?.required ? messages.markdownRequired : '',
      target.deprecated ? messages.markdownDeprecatedWord : '',
    ];
    const words = [toOneLine(target.description?.source), this.getFacts(target.id)].filter(Boolean).join(' ');
    return `${indent}- ${prefix ?? ''}\`${name}\` (${facts.filter(Boolean).join(', ')})${words ? `: ${words}` : ''}`;
  }
}

/** Puts a text on one line. */
export function toOneLine(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

interface Member {
  /** Undefined for what adds no line, as the items of an array. */
  name?: string;
  prefix?: string;
  schema: SchemaId;
  field?: Field;
}

function getMembers(node: SchemaNode): Member[] {
  const own: Member[] =
    node.kind === 'object'
      ? [
          ...node.fields.map((field) => ({ name: field.name, schema: field.schema, field })),
          ...node.patterns.map(({ pattern, schema }) => ({ name: pattern, schema })),
          ...(typeof node.additional === 'string' ? [{ name: '*', schema: node.additional }] : []),
        ]
      : node.kind === 'array'
        ? [
            ...node.prefix.map((schema, index) => ({ name: String(index), schema })),
            ...(node.items === undefined ? [] : [{ schema: node.items }]),
          ]
        : [];
  return [...own, ...node.parts.flatMap(getVariants)];
}

function getVariants(part: Part): Member[] {
  if (part.kind !== 'choice') return [];
  const prefix = part.mode === 'oneOf' ? messages.markdownOneOf : messages.markdownAnyOf;
  return part.variants.map(({ title, values, schema }) => ({
    name:
      values.length > 0 && part.discriminator !== undefined
        ? `${title}: ${part.discriminator} = ${values.join(', ')}`
        : title,
    prefix: `${prefix} `,
    schema,
  }));
}
