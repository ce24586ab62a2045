import { toItemsStep } from '../schema-parts-and-their-anchors';
import { toPointers } from '@/lib/schema-ids';
import type { ComparedSpec } from '../changes/compared-spec';
import { nameAlternative } from '../changes/name-alternative';
import type { ChangeClass } from '../changes/breaking-change-classes-rule-type-and-reasons';
import type { SchemaId, SchemaNode } from '../model/schema';
import type { ListedChange } from './changelog-types';

/** A property, a value, or an alternative that a schema lacks now: the end of its anchor, and the class of its change. */
export interface RemovedPart {
  suffix: string;
  class: ChangeClass;
}

/** What is inside of a schema and has an anchor, or is shown under the anchor of the schema itself. */
interface Step {
  suffix: string;
  aliases?: string[];
  /** The rules of the change that removes it, and the name that the change has. */
  rules?: RegExp;
  name: string;
  schema?: SchemaId;
}

const ofProperty = /^(?:required-)?property-removed$|^property-refused$/;

/** The number of anchors that one schema may add, so that those of deeply nested ones do not multiply. */
const mostParts = 200;

/** The number of pairs of schemas that are compared for one schema: those in a cycle are compared once for each way to them. */
const mostPairs = 1000;

/** One comparison with everything inside: the pairs that are being compared, outermost first, and how many have been compared. */
interface Walk {
  open: Set<string>;
  count: number;
}

/** Finds what schemas lack now. Each pair of schemas that is not in a cycle is walked once, wherever it is used. */
export class RemovedParts {
  /** The names of the components that have another name now. */
  readonly renamed = new Map<string, string>();
  /** What is in no cycle, and contains none. */
  private readonly known = new Map<string, RemovedPart[]>();
  private readonly found = new Map<string, RemovedPart[]>();

  constructor(
    private readonly before: ComparedSpec,
    private readonly after: ComparedSpec,
    private readonly changes: ListedChange[],
  ) {}

  /** Lists what the second schema lacks. A schema inside of itself is listed once. */
  find(before: SchemaId, after: SchemaId): RemovedPart[] {
    const key = JSON.stringify([before, after]);
    const found = this.found.get(key) ?? this.walk(before, after, { open: new Set(), count: 0 }).parts;
    this.found.set(key, found);
    return found;
  }

  /**
   * Compares two schemas and what is inside of them. A list is incomplete if it leaves out a pair that is being compared: the same
   * schemas have more parts elsewhere.
   */
  private walk(before: SchemaId, after: SchemaId, walk: Walk): { parts: RemovedPart[]; isComplete: boolean } {
    const key = JSON.stringify([before, after]);
    const known = this.known.get(key);
    if (known) return { parts: known, isComplete: true };
    if (walk.open.has(key) || walk.count >= mostPairs) return { parts: [], isComplete: false };
    walk.count += 1;
    const [old, now] = [this.before.schemas[before], this.after.schemas[after]];
    if (!old || !now) return { parts: [], isComplete: true };
    this.compareNames(old.name, now.name);
    walk.open.add(key);
    let isComplete = true;
    const others = getSteps(now, this.after);
    const parts = getSteps(old, this.before).flatMap(({ suffix, rules, name, schema }): RemovedPart[] => {
      const other = others.find((step) => step.suffix === suffix || step.aliases?.includes(suffix));
      if (!other) return this.findClass(now, rules, name).map((kind) => ({ suffix, class: kind }));
      if (schema === undefined || other.schema === undefined) return [];
      const inner = this.walk(schema, other.schema, walk);
      isComplete &&= inner.isComplete;
      return inner.parts.map((part) => ({ ...part, suffix: suffix + part.suffix }));
    });
    walk.open.delete(key);
    const found = parts.slice(0, mostParts);
    if (isComplete) this.known.set(key, found);
    return { parts: found, isComplete };
  }

  private compareNames(old = '', now = ''): void {
    if (old !== '' && now !== '' && !this.after.components.has(old) && !this.before.components.has(now))
      this.renamed.set(old, now);
  }

  /** Finds the class of the change that removed something from a schema. Without a change, it is only somewhere else. */
  private findClass({ id }: SchemaNode, rules: RegExp | undefined, name: string): ChangeClass[] {
    const places = toPointers(id);
    const isInside = ({ pointer = '' }: ListedChange) =>
      places.some((place) => pointer === place || pointer.startsWith(`${place}/`));
    const found = this.changes.filter((one) => rules?.test(one.rule) && one.name === name && isInside(one));
    // The nearest one: a schema may contain another property of the same name.
    const toLength = ({ pointer = '' }: ListedChange) => pointer.length;
    return found
      .sort((one, other) => toLength(one) - toLength(other))
      .slice(0, 1)
      .map((change) => change.class);
  }
}

function getSteps(node: SchemaNode, { schemas }: ComparedSpec): Step[] {
  const values = (node.enumeration ?? []).map(({ anchor, value }) => ({
    suffix: anchor,
    rules: /^value-removed$/,
    name: value,
  }));
  const lists = node.applicators.filter((applicator) => 'variants' in applicator);
  const alternatives = lists.flatMap((list) =>
    list.variants.map((variant) => ({
      suffix: variant.anchor,
      rules: /^alternative-removed$/,
      name: nameAlternative(variant, list, schemas),
      schema: variant.schema,
    })),
  );
  return [...values, ...alternatives, ...getInner(node)];
}

function getInner(node: SchemaNode): Step[] {
  if (node.kind === 'array')
    return [
      ...node.prefixItems.map((schema, index) => ({ suffix: `.${index}`, name: '', schema })),
      { suffix: toItemsStep(node), name: '', schema: node.items },
      { suffix: ':contains', name: '', schema: node.contains },
    ];
  if (node.kind !== 'object') return [];
  const { properties, patternProperties, additionalProperties } = node;
  return [
    ...properties.map(({ anchor, aliases, name, schema }) => ({
      suffix: anchor,
      aliases,
      rules: ofProperty,
      name,
      schema,
    })),
    ...patternProperties.map(({ anchor, pattern, schema }) => ({ suffix: anchor, name: pattern, schema })),
    ...(typeof additionalProperties === 'string' ? [{ suffix: '.*', name: '', schema: additionalProperties }] : []),
  ];
}
