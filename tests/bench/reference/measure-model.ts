import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseJson } from '@/openapi/exact-numbers';
import type { Example } from '@/openapi/model/example';
import type { Operation } from '@/openapi/model/operation';
import { toModelText } from '@/openapi/serialize-model';
import { toSpec } from '@/openapi/transform/spec';
import { compareUses } from '../../unit/openapi/cross-reference/compare-uses';
import { readRawSpec, type RawPlace } from './raw-spec';

/** The figures of a spec's model, next to those that were counted independently. */
export interface ModelFigures {
  operations: number;
  expectedOperations: number;
  shownExamples: number;
  authoredExamples: number;
  /** The number of JSON bodies with a schema that have an example, and of all. */
  shownBodies: number;
  bodies: number;
  bytes: number;
  /** The number of schemas, properties, and parameters whose uses equal those that a walk of the document finds. */
  rightUses: number;
  /** The others, each with a use that only one of both finds. */
  wrongUses: string[];
  /** The places that lack an example. */
  missing: string[];
}

// `tsx tests/bench/reference/measure-model.ts <file>`: prints the figures of a document as JSON. A separate process, so that
// its memory can be measured.
const [, , file = ''] = process.argv;
const source = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
const root = (file.endsWith('.json') ? parseJson(source) : parse(source, { maxAliasCount: -1 })) as Record<
  string,
  unknown
>;
const result = toSpec(root, 'spec');
const raw = readRawSpec(root);
const found = result.spec.operations.map((operation): [string, Operation] => [
  `${operation.kind === 'webhook' ? 'webhook ' : ''}${operation.method} ${operation.path}`,
  operation,
]);
const operations = new Map(found);
const bodies = raw.places.filter(({ keys, hasSchema }) => hasSchema && isJsonBody(keys));
const missing = bodies.filter((place) => findExamples(place).length === 0);
const uses = Object.values(compareUses(result.spec, root));
const figures: ModelFigures = {
  operations: raw.operations.filter((id) => operations.has(id)).length,
  expectedOperations: raw.operations.length,
  shownExamples: sum(raw.places, (place) => Math.min(place.examples, countAuthored(place))),
  authoredExamples: sum(raw.places, ({ examples }) => examples),
  shownBodies: bodies.length - missing.length,
  bodies: bodies.length,
  bytes: Buffer.byteLength(toModelText(result)),
  rightUses: sum(uses, ({ right }) => right),
  wrongUses: uses.flatMap(({ wrong }) => wrong),
  missing: missing.map(({ keys }) => keys.join(' › ')),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);

function isJsonBody([, kind, ...names]: string[]): boolean {
  return kind !== 'parameter' && /json/i.test(names.at(-1) ?? '');
}

function findExamples({ keys: [id = '', kind, ...names] }: RawPlace): Example[] {
  const operation = operations.get(id);
  if (!operation) return [];
  if (kind === 'parameter') {
    const all = operation.parameters.flatMap(({ in: location, parameters }) =>
      parameters.map((parameter): [string, Example[]] => [`${location} ${parameter.name}`, parameter.examples]),
    );
    return all.find(([name]) => name === names[0])?.[1] ?? [];
  }
  const content =
    kind === 'body'
      ? operation.requestBody?.content
      : operation.responses.find(({ status }) => status.toLowerCase() === names[0]?.toLowerCase())?.content;
  return content?.find(({ name }) => name === names.at(-1))?.examples ?? [];
}

function countAuthored(place: RawPlace): number {
  return findExamples(place).filter(({ origin }) => origin === 'authored').length;
}

function sum<Item>(items: Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
