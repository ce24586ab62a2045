import { getLevel } from '@/lib/lists';
import { memoBy } from '@/lib/memo';
import { toCodeSpan, toEscaped, toOneLine } from '@/markdown/write-markdown-text-code-and-links';
import * as messages from '@/messages';
import { toItemPath } from '../item-addresses';
import type { Direction, SchemaId, SchemaNode, SchemaTable } from '../model/schema';
import type { Prose } from '../model/prose-marks-server-and-docs-links';
import type { Spec } from '../model/spec';
import { getOperationValues, isBody } from '../operation-values';
import { toConstraintText } from './schema-constraints-and-notes';
import { differsByDirection, getClauses, getMembers, type Member } from './list-schema-members';

/** The maximum number of lines of a body or response. */
const mostLines = 150;
/** The depths to try until a list fits. All properties of a level are better than one property in full depth. */
const levelsToTry = [Infinity, 5, 4, 3, 2, 1];

/** Writes the text of a line. */
type Line = () => string;

interface PropertyListOptions {
  /** The number of lines above which a list is limited to fewer levels. */
  room?: number;
  /** True for the spec of another project: nothing says that meanings are missing. */
  isForeign?: boolean;
  /** True if inner components are links. The hundreds of files of a large spec would repeat them. */
  linksComponents?: boolean;
}

/** Formats the properties of schemas as nested lists. For a schema that is already listed above, only its name appears. */
export class PropertyList {
  private shown = new Map<SchemaId, Direction | undefined>();

  constructor(
    private readonly table: SchemaTable,
    private readonly options: PropertyListOptions = {},
  ) {}

  /** Returns the type of a schema in words, with its name if it has one. */
  getLabel(id: SchemaId): string {
    const node = this.table[id];
    return node ? [node.name, node.label].filter(Boolean).join(', ') : '';
  }

  /**
   * Returns what constrains a schema, on one line. A description next to the schema may also explain the allowed values, and a name
   * in front of it may be its title.
   */
  getConstraints(id: SchemaId, { description, shown }: { description?: Prose; shown?: string } = {}): string {
    return toConstraintText(this.table, id, { description, shown, isForeign: this.options.isForeign ?? false });
  }

  /** Returns the schemas that are listed so far and whose form is assumed. */
  getAssumed(): SchemaNode[] {
    return [...this.shown.keys()].flatMap((id) => {
      const node = this.table[id];
      return node?.assumed === undefined ? [] : [node];
    });
  }

  /**
   * Lists the properties of a schema, except read-only ones in a request and write-only ones in a response. Without a direction,
   * it lists all of them.
   */
  toLines(id: SchemaId, direction?: Direction): string[] {
    return this.chooseLines(id, direction).map((toText) => toText());
  }

  /** Returns the number of lines without writing them. */
  countLines(id: SchemaId, direction: Direction): number {
    return this.chooseLines(id, direction).length;
  }

  /** Returns the lines of the greatest depth that fits. Their texts are written later, because most depths do not fit. */
  private chooseLines(id: SchemaId, direction?: Direction): Line[] {
    // The file of a schema contains all of its properties, and the inner ones as far as there is room.
    const [room, limit] =
      direction === undefined
        ? [2 * mostLines, Infinity]
        : [Math.min(this.options.room ?? Infinity, mostLines), mostLines];
    for (const levels of levelsToTry) {
      const shown = new Map(this.shown);
      const lines = this.findLines(id, direction, { levels, shown, most: levels === 1 ? 2 * limit : room });
      if (!lines || (lines.length > room && levels > 1)) continue;
      this.shown = shown;
      return lines.length > limit ? [...lines.slice(0, limit), () => '- …'] : lines;
    }
    return [];
  }

  /** Returns undefined if there are more properties than allowed and more than one level may be listed. */
  private findLines(
    id: SchemaId,
    direction: Direction | undefined,
    { levels, shown, most }: { levels: number; shown: Map<SchemaId, Direction | undefined>; most: number },
  ): Line[] | undefined {
    let count = 0;
    const visit = (schema: SchemaId, level: number, ancestors: SchemaId[]): Line[] => {
      const node = this.table[schema];
      const named = node && (this.table[node.annotatedRef ?? ''] ?? node);
      if (!node || !named || ancestors.includes(named.id)) return [];
      const indent = '  '.repeat(level);
      const members = [...getMembers(node), ...getClauses(node)];
      const { name: component } = named;
      if (component !== undefined && this.isAbove(named, direction, shown))
        return members.length > 0 ? [() => `${indent}- ${messages.markdownAbove(component)}`] : [];
      const isLink =
        level >= levels || (this.options.linksComponents && named.anchor !== undefined && ancestors.length > 0);
      if (isLink && members.some(({ name }) => name !== undefined)) return [() => `${indent}- ${toMore(named)}`];
      shown.set(named.id, direction);
      return members.flatMap((member) => {
        const target = this.table[member.schema];
        const isLeftOut = direction !== undefined && member.property?.leftOutOf === direction;
        if (!target || isLeftOut || ++count > most) return [];
        const line = member.name === undefined ? [] : [() => this.toLine(member, target, indent)];
        return [
          ...line,
          ...visit(member.schema, member.name === undefined ? level : level + 1, [...ancestors, named.id]),
        ];
      });
    };
    const lines = visit(id, 0, []);
    return count > most && levels > 1 ? undefined : lines;
  }

  /**
   * Returns true if a schema is already listed above. A list of the other direction counts only if no member, at any depth, is
   * read-only or write-only.
   */
  private isAbove(
    node: SchemaNode,
    direction: Direction | undefined,
    all: ReadonlyMap<SchemaId, Direction | undefined>,
  ): boolean {
    return all.has(node.id) && (all.get(node.id) === direction || !differsByDirection(this.table, node.id));
  }

  private toLine({ name = '', property, prefix = '', isPhrase }: Member, target: SchemaNode, indent: string): string {
    const constraints = [
      this.getLabel(target.id),
      property?.required ? messages.markdownRequired : '',
      ...(target.marks ?? []).map(({ text }) => toEscaped(text)),
    ];
    const words = [toOneLine(target.description?.source), this.getConstraints(target.id, { shown: name })]
      .filter(Boolean)
      .join(' ');
    return `${indent}- ${prefix}${isPhrase ? name : toCodeSpan(name)} (${constraints.filter(Boolean).join(', ')})${words ? `: ${words}` : ''}`;
  }
}

/** Returns a link to the section of a component whose properties are omitted, or an ellipsis for other schemas. */
function toMore({ name, anchor, page }: SchemaNode): string {
  if (name === undefined || anchor === undefined || page === undefined) return '…';
  return messages.markdownMore(name, toItemPath({ page, anchor }));
}

/** The maximum number of lines for the properties of all operations of a spec. In a large spec, each one gets fewer. */
const linesOfSpec = 100_000;
const leastLines = 20;

/** Returns the maximum number of lines for the properties of a body or response. */
export const getPropertyLineLimit = memoBy((spec: Spec): number => {
  const sizes = new Map<string, number>();
  const getSize = (schema: SchemaId, direction: Direction) => {
    const key = `${direction} ${schema}`;
    const size = sizes.get(key) ?? new PropertyList(spec.schemas).countLines(schema, direction);
    sizes.set(key, size);
    return size;
  };
  const bodies = spec.operations.flatMap(getOperationValues).filter(isBody);
  const all = bodies.map(({ schema, direction }) => getSize(schema, direction));
  return Math.max(leastLines, getLevel(all, linesOfSpec));
});
