import { sample } from 'openapi-sampler';
import type { JSONSchema7 } from 'json-schema';
import { isObject, type JsonObject } from '../json';
import type { SchemaId, SchemaTable } from '../model';
import { toSampleSchema, type SampleOptions } from './sample-schema';

/** Makes examples from schemas, by a sampler that is given a small tree: no reference, no circle, a bounded number of nodes. */
export class Generator {
  constructor(
    private readonly table: SchemaTable,
    private readonly facts: ReadonlyMap<SchemaId, JsonObject>,
  ) {}

  /** Gets values to try, the richest first; whether one is valid, the caller finds out. */
  *getCandidates(id: SchemaId, direction: SampleOptions['direction']): Iterable<unknown> {
    const attempts: Pick<SampleOptions, 'withExamples' | 'withOptional' | 'variant'>[] = [
      { withExamples: true, withOptional: true, variant: 0 },
      { withExamples: false, withOptional: true, variant: 0 },
      { withExamples: true, withOptional: false, variant: 0 },
      { withExamples: false, withOptional: false, variant: 0 },
      { withExamples: true, withOptional: true, variant: 1 },
      { withExamples: true, withOptional: false, variant: 2 },
    ];
    for (const attempt of attempts) {
      const value = this.findSample(id, { ...attempt, direction });
      if (value !== undefined) yield value;
    }
  }

  /** Finds a value as XML, by the names that the schema gives to elements. */
  findXml(id: SchemaId, value: unknown): string | undefined {
    if (!isObject(value)) return undefined;
    const schema: JsonObject = { xml: { name: this.table[id]?.name ?? 'root' }, ...this.facts.get(id), example: value };
    try {
      return String(sample(schema as JSONSchema7, { format: 'xml', quiet: true })).trim();
    } catch {
      return undefined;
    }
  }

  private findSample(id: SchemaId, options: SampleOptions): unknown {
    const schema = toSampleSchema(id, this.table, this.facts, options);
    if (schema === undefined) return undefined;
    try {
      return sample(schema as JSONSchema7, { quiet: true, enablePatterns: true });
    } catch {
      return undefined; // A pattern that the sampler cannot follow.
    }
  }
}
