import type { JsonObject } from '../find-members-of-parsed-json';
import type { Example } from '../model/example';
import type { SchemaId, SchemaTable } from '../model/schema';
import { toSample } from './call-openapi-sampler';
import type { Printed } from './format-for-media-type';
import { toSampleSchema, type SampleOptions, type SampleSchema } from './schema-to-sampler-tree';

/** The number of values above which an example has no more optional properties. */
const roomOfExample = 250;

/** A value to try as an example. */
export interface Candidate {
  value: unknown;
  /** True if the value omits properties because there are too many. */
  isCut: boolean;
}

/** Returns a candidate as an example, as it is printed. */
export function toGeneratedExample({ language, source, fields }: Printed, { isCut }: Candidate): Example {
  return { title: '', language, source, origin: 'generated', ...(fields && { fields }), ...(isCut && { isCut }) };
}

/**
 * Generates examples from schemas. The sampler gets a tree without references or cycles and with a bounded number of
 * nodes.
 */
export class CandidateGenerator {
  private readonly sizes = { request: new Map<SchemaId, number>(), response: new Map<SchemaId, number>() };

  constructor(
    private readonly table: SchemaTable,
    private readonly keywords: ReadonlyMap<SchemaId, JsonObject>,
  ) {}

  /** Yields values to try, the richest first. The caller validates them. */
  *getCandidates(id: SchemaId, direction: SampleOptions['direction'], room: number): Iterable<Candidate> {
    const attempts: Pick<SampleOptions, 'withExamples' | 'withOptional' | 'variant'>[] = [
      { withExamples: true, withOptional: true, variant: 0 },
      { withExamples: false, withOptional: true, variant: 0 },
      { withExamples: true, withOptional: false, variant: 0 },
      { withExamples: false, withOptional: false, variant: 0 },
      { withExamples: true, withOptional: true, variant: 1 },
      { withExamples: true, withOptional: false, variant: 2 },
    ];
    for (const attempt of attempts) {
      const schema = this.findSchema(id, { ...attempt, direction, room: Math.min(room, roomOfExample) });
      const value = schema && toSample(schema.tree);
      if (value !== undefined) yield { value, isCut: schema?.isCut ?? false };
    }
  }

  /** Returns how many values the richest example of a schema has unless a tighter limit applies. */
  getSize(id: SchemaId, direction: SampleOptions['direction']): number {
    const known = this.sizes[direction].get(id);
    if (known !== undefined) return known;
    const rich = { withExamples: true, withOptional: true, variant: 0, room: roomOfExample, levels: levelsToTry[0] };
    const size = toSampleSchema(id, this.table, this.keywords, { ...rich, direction })?.size ?? 0;
    this.sizes[direction].set(id, size);
    return size;
  }

  /** If a complete example does not fit, includes all properties down to a level rather than one property in full depth. */
  private findSchema(id: SchemaId, options: Omit<SampleOptions, 'levels'>): SampleSchema | undefined {
    let schema: SampleSchema | undefined;
    for (const levels of levelsToTry) {
      schema = toSampleSchema(id, this.table, this.keywords, { ...options, levels });
      if (!schema || schema.size <= options.room) break;
    }
    return schema;
  }
}

const levelsToTry = [12, 6, 5, 4, 3, 2, 1] as const;
