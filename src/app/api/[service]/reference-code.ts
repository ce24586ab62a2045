import { toCodeKey, type CodeLine } from '@/components/reference/code';
import type { ReferenceCode } from '@/components/reference/reference';
import { toHref } from '@/lib/href';
import { highlight } from '@/markdown/highlight';
import type { CodeSample, Example, Operation, Spec } from '@/spec/model';
import { buildSamples } from '@/spec/samples';

const built = new WeakMap<Spec, Promise<Map<string, CodeSample[]>>>();

/** Every request sample of a service, by operation; made once for the page and its files. */
export function loadSamples(spec: Spec): Promise<Map<string, CodeSample[]>> {
  let samples = built.get(spec);
  if (!samples) {
    const entries = spec.operations.map(
      async (operation) => [operation.id, await buildSamples(spec, operation)] as const,
    );
    built.set(spec, (samples = Promise.all(entries).then((pairs) => new Map(pairs))));
  }
  return samples;
}

/** The code that stands in the page: each operation's first sample and every example, highlighted. */
export async function loadReferenceCode(spec: Spec): Promise<ReferenceCode> {
  const samples = await loadSamples(spec);
  const first = [...samples].flatMap(([id, [sample]]) => (sample ? [[id, sample] as const] : []));
  const hrefs = [...(await loadLateSamples(spec)).keys()].map((language) => [
    language,
    toHref(`/api/${spec.service}/samples/${language}.json`),
  ]);
  return {
    samples: new Map(first),
    code: await loadExamples(spec),
    languages: { languages: getLanguages(samples), hrefs: Object.fromEntries(hrefs) as Record<string, string> },
    toMarkdownHref: (operation) => toHref(`/api/${spec.service}/operations/${toOperationFile(operation)}`),
  };
}

/** The samples that are not in the page, by language and operation. */
export async function loadLateSamples(spec: Spec): Promise<Map<string, Record<string, CodeLine[]>>> {
  const late = new Map<string, Record<string, CodeLine[]>>();
  for (const [id, [, ...others]] of await loadSamples(spec)) {
    for (const { language, lines } of others) late.set(language, { ...late.get(language), [id]: lines });
  }
  return late;
}

/** The file name of an operation's Markdown. */
export function toOperationFile({ id }: Pick<Operation, 'id'>): string {
  return `${id.replace(/[^\w.~-]/g, '_')}.md`;
}

function getLanguages(samples: ReadonlyMap<string, CodeSample[]>): ReferenceCode['languages']['languages'] {
  const labels = new Map([...samples.values()].flat().map(({ language, label }) => [language, label]));
  return [...labels].map(([language, label]) => ({ language, label }));
}

async function loadExamples(spec: Spec): Promise<Map<string, CodeLine[]>> {
  const examples = spec.operations.flatMap(({ requestBody, responses }) =>
    [...(requestBody ? [requestBody] : []), ...responses].flatMap(({ content }) =>
      content.flatMap((mediaType) => mediaType.examples),
    ),
  );
  const entries = examples.map(
    async (example: Example) => [toCodeKey(example), await highlight(example.source, example.language)] as const,
  );
  return new Map(await Promise.all(entries));
}
