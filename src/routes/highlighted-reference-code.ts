import { nameControls } from '@/lib/control-characters';
import { toCodeKey, type ReferenceCode } from '@/components/reference/highlighted-code';
import type { CodeLine } from '@/markdown/token-classes';
import { toShownLines } from '@/components/reference/display-limits-of-texts-and-lists';
import { toHref } from '@/lib/href';
import { toOperationFile } from './files-for-programs/operation-and-schema-file-paths';
import { highlight } from '@/markdown/highlight';
import type { Example } from '@/openapi/model/example';
import type { Operation } from '@/openapi/model/operation';
import type { SchemaNode } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import { buildSample, type SampleSource } from '@/openapi/build-samples';
import { findSampleStart, getRequestSamples, toSampleFile } from './request-sample-files';

/** Loads the highlighted code of a page: the first request sample of each operation, and all examples. */
export async function loadReferenceCode(spec: Spec, operations: Operation[]): Promise<ReferenceCode> {
  const samples = new Map(operations.map((operation) => [operation.id, getRequestSamples(spec, operation)]));
  const first = [...samples].map(async ([id, [sample]]) => [id, sample && (await buildSample(sample))] as const);
  const deferred = new Set([...samples.values()].flatMap(([, ...others]) => others.map(({ key }) => key)));
  const start = findSampleStart(spec, operations);
  const files = [...deferred].map((key) => [key, toSampleFile(start, key)]);
  return {
    samples: new Map((await Promise.all(first)).flatMap(([id, sample]) => (sample ? [[id, sample] as const] : []))),
    code: await loadExamples([...getBodyExamples(operations), ...getComponentExamples(spec)]),
    languages: {
      languages: getLanguages(samples),
      folder: toHref(`/api/${spec.service}/samples/`),
      files: Object.fromEntries(files) as Record<string, string>,
    },
    toMarkdownHref: (operation) => toHref(`/${toOperationFile(spec, operation)}`),
  };
}

function getLanguages(samples: ReadonlyMap<string, SampleSource[]>): ReferenceCode['languages']['languages'] {
  const labels = new Map([...samples.values()].flat().map(({ key, label }) => [key, label]));
  return [...labels].map(([language, label]) => ({ language, label }));
}

function getBodyExamples(operations: Operation[]): Example[] {
  return operations.flatMap(({ requestBody, responses }) =>
    [...(requestBody ? [requestBody] : []), ...responses].flatMap(({ content }) =>
      content.flatMap((mediaType) => mediaType.examples),
    ),
  );
}

/** Loads the highlighted example of a component schema that has a separate page. */
export function loadExampleCode(node: SchemaNode | undefined): Promise<Map<string, CodeLine[]>> {
  return loadExamples(node?.example ? [node.example] : []);
}

/** Returns the examples of component schemas, which only a spec with a single page shows next to its operations. */
function getComponentExamples({ pages, componentIds, schemas }: Spec): Example[] {
  return pages.length > 0 ? [] : componentIds.flatMap((id) => schemas[id]?.example ?? []);
}

async function loadExamples(examples: Example[]): Promise<Map<string, CodeLine[]>> {
  const entries = examples.map(
    async (example) =>
      [toCodeKey(example), await highlight(nameControls(toShownLines(example.source).text), example.language)] as const,
  );
  return new Map(await Promise.all(entries));
}
