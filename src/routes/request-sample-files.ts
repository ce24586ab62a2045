import { toDigest } from '@/lib/hash-values-and-project-code';
import { memoBy } from '@/lib/memo';
import { toSpans, type CodeSpan } from '@/components/reference/highlighted-code';
import { buildSample, getSampleSources, type SampleSource } from '@/openapi/build-samples';
import type { Operation } from '@/openapi/model/operation';
import type { Spec } from '@/openapi/model/spec';

const getSamplesOfSpec = memoBy((spec: Spec) => memoBy((operation: Operation) => getSampleSources(spec, operation)));

/** Returns the request samples of an operation. Builds them only once, because a page and its files use the same samples. */
export function getRequestSamples(spec: Spec, operation: Operation): SampleSource[] {
  return getSamplesOfSpec(spec)(operation);
}

/**
 * The approximate number of operations of a large spec whose samples share a file. The operations of one page always share a
 * file.
 */
const operationsOfFile = 40;

/** Returns the operations of a spec by the prefix of their sample files. A spec with one page has only one group, without a prefix. */
const getSampleGroups = memoBy((spec: Spec): ReadonlyMap<string, Operation[]> => {
  const starts = new Map<string, string>();
  const groups = new Map<string, Operation[]>();
  spec.operations.forEach((operation, index) => {
    const start =
      starts.get(operation.page) ?? (spec.pages.length === 0 ? '' : `${Math.floor(index / operationsOfFile) + 1}.`);
    starts.set(operation.page, start);
    const group = groups.get(start) ?? [];
    groups.set(start, group);
    group.push(operation);
  });
  return groups;
});

/** Returns the prefix of the sample files for the operations of a page. */
export function findSampleStart(spec: Spec, operations: Operation[]): string {
  const [first] = operations;
  return [...getSampleGroups(spec)].find(([, group]) => first && group.includes(first))?.[0] ?? '';
}

/** Loads the samples of a sample file by the ids of their operations. Pages do not contain these samples. */
export async function loadDeferredSamples(spec: Spec, file: string): Promise<Record<string, CodeSpan[]>> {
  const [start = ''] = spec.pages.length === 0 ? [] : (/^\d+\./.exec(file) ?? []);
  const deferred: [string, CodeSpan[]][] = [];
  for (const operation of getSampleGroups(spec).get(start) ?? []) {
    const [, ...others] = getRequestSamples(spec, operation);
    const sample = others.find(({ key }) => toSampleFile(start, key) === file);
    if (sample) deferred.push([operation.id, toSpans((await buildSample(sample)).lines)]);
  }
  return Object.fromEntries(deferred);
}

/**
 * Returns the name of a sample file. A spec may define its own languages and labels, so this replaces the end of a long key with a
 * hash and escapes characters that are unsafe in a path.
 */
export function toSampleFile(start: string, key: string): string {
  const short = key.length > 40 ? `${key.slice(0, 40)}-${toDigest(key).slice(0, 8)}` : key;
  const name = short.replace(/[^a-z\d-]/g, (letter) => `_${letter.charCodeAt(0).toString(16)}`);
  return `${start}${name}.json`;
}

/** Lists the sample files of a spec. */
export function listSampleFiles(spec: Spec): string[] {
  const files = [...getSampleGroups(spec)].flatMap(([start, operations]) =>
    operations.flatMap((operation) => {
      const [, ...others] = getRequestSamples(spec, operation);
      return others.map(({ key }) => toSampleFile(start, key));
    }),
  );
  return [...new Set(files)];
}
