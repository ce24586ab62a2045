import type { SchemaId, SchemaNode } from '../model/schema';
import { toFirstPointer } from '@/lib/schema-ids';
import { toPointer } from '@/lib/json-pointer';
import { Merged } from '../transform/schema/read-keywords-of-applying-schemas';
import type { Found } from './change';
import { compareAlternativesAndConditions, compareWrapped } from './compare-alternatives-and-conditions';
import { compareItemsAndOtherSubschemas } from './compare-items-property-names-and-contents';
import { compareLimits } from './compare-limits';
import { compareObjects } from './compare-object-schemas';
import { compareAnnotations } from './compare-annotations';
import { compareTypesAndFormats } from './compare-types-and-formats';
import { compareAllowedValues } from './compare-allowed-values';
import type { ComparedSpec } from './compared-spec';
import type { Mode, NodePair } from './comparison-types-and-operation-names';
import { rules } from './all-rules-and-rules-page';

/** Two schemas that are compared, with what differs between them and the pairs inside of them. */
export interface SchemaPair {
  before: SchemaId;
  after: SchemaId;
  mode: Mode;
  /** Where the new schema is used, if it is another component than before: what differs is that place. */
  place?: string;
  found: Found[];
  inside: Set<SchemaPair>;
}

/**
 * Compares schemas by meaning. A pair is registered before its inside is compared, so that neither cycles nor deep nesting cause
 * recursion, and it is compared once for each direction, however many operations use it.
 */
export class SchemaComparison {
  private readonly pairs = new Map<string, SchemaPair>();
  private readonly queue: SchemaPair[] = [];
  private readonly conditions: { condition: SchemaPair; report: () => void }[] = [];

  constructor(
    private readonly before: ComparedSpec,
    private readonly after: ComparedSpec,
  ) {}

  /** Registers two schemas for comparison. */
  add(before: SchemaId, after: SchemaId, mode: Mode, place?: string): SchemaPair {
    const key = JSON.stringify([mode, before, after]);
    const known = this.pairs.get(key);
    if (known) return known;
    const pair: SchemaPair = { before, after, mode, found: [], inside: new Set() };
    if (this.isOther(before, after)) pair.place = place;
    this.pairs.set(key, pair);
    this.queue.push(pair);
    return pair;
  }

  /** Returns true for two components of which one is on both sides, so that it was not renamed. */
  private isOther(before: SchemaId, after: SchemaId): boolean {
    const [old, now] = [this.before.schemas[before]?.name, this.after.schemas[after]?.name];
    if (old === undefined || now === undefined || old === now) return false;
    return this.before.components.has(now) || this.after.components.has(old);
  }

  /** Compares all registered schemas and returns the pairs that are in a request or a response. */
  finish(): SchemaPair[] {
    for (let next = 0; next < this.queue.length; next++) {
      const pair = this.queue[next];
      if (pair) this.compare(pair);
    }
    for (const { condition, report } of this.conditions) if (isDifferent(condition)) report();
    return [...this.pairs.values()].filter(({ mode }) => mode !== 'condition');
  }

  private compare(pair: SchemaPair): void {
    const [before, after] = [this.before.schemas[pair.before], this.after.schemas[pair.after]];
    if (!before || !after) return;
    const merged = {
      before: this.before.merged.get(before.id) ?? new Merged([]),
      after: this.after.merged.get(after.id) ?? new Merged([]),
    };
    const report: NodePair['report'] = ({ pointers, subject, ...found }) => {
      const [old, now] = [toSource(before, merged.before, found.keyword), toSource(after, merged.after, found.keyword)];
      pair.found.push({
        ...found,
        pointers: pointers ?? { before: old.pointer, after: now.pointer },
        subject: subject ?? pointers?.after ?? pair.place ?? (now.hasKeyword ? now : old).schema,
      });
    };
    const nodes: NodePair = {
      mode: pair.mode,
      before,
      after,
      merged,
      specs: { before: this.before, after: this.after },
      report,
      descend: (one, other, place) => void pair.inside.add(this.add(one, other, pair.mode, place)),
      descendCondition: (one, other, keyword) =>
        void this.conditions.push({
          condition: this.add(one, other, 'condition'),
          report: () => report({ rule: 'condition-changed', keyword }),
        }),
    };
    compareAnnotations(nodes);
    if (compareWrapped(nodes)) return;
    // Everything else of two schemas without a common type differs too.
    if (!compareTypesAndFormats(nodes)) return;
    compareAllowedValues(nodes);
    compareLimits(nodes);
    compareObjects(nodes);
    compareItemsAndOtherSubschemas(nodes);
    compareAlternativesAndConditions(nodes);
  }
}

/** Finds the schema object with a keyword, or the schema itself if it lacks the keyword. */
function toSource(
  node: SchemaNode,
  merged: Merged,
  keyword = '',
): { schema: string; pointer: string; hasKeyword: boolean } {
  const [source] = merged.getSources(keyword);
  const schema = source?.pointer ?? toFirstPointer(node.id);
  return { schema, pointer: source ? toPointer(schema, keyword) : schema, hasKeyword: source !== undefined };
}

function isDifferent(start: SchemaPair): boolean {
  const pending = new Set([start]);
  // Grows while it is walked.
  for (const { found, inside } of pending) {
    if (found.some(({ rule }) => !isOfWords(rule))) return true;
    for (const pair of inside) pending.add(pair);
  }
  return false;
}

function isOfWords(rule: Found['rule']): boolean {
  return rules[rule].request === 'words';
}
