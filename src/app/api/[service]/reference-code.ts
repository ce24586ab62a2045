import { toCodeKey, type CodeLine } from '@/components/reference/code';
import { toShownLines } from '@/components/reference/limits';
import type { ReferenceCode } from '@/components/reference/reference';
import { toHref } from '@/lib/href';
import { highlight } from '@/markdown/highlight';
import type { Operation, Spec } from '@/spec/model';
import { buildSample, getSampleSources, type SampleSource } from '@/spec/samples';

const built = new WeakMap<Operation, SampleSource[]>();

/** Every request sample of an operation; made once for the page and its files. */
function getSources(spec: Spec, operation: Operation): SampleSource[] {
  const sources = built.get(operation) ?? getSampleSources(spec, operation);
  built.set(operation, sources);
  return sources;
}

/** The code that stands in a page: the first sample of each of its operations and every example, highlighted. */
export async function loadReferenceCode(spec: Spec, operations: Operation[]): Promise<ReferenceCode> {
  const samples = new Map(operations.map((operation) => [operation.id, getSources(spec, operation)]));
  const first = [...samples].map(async ([id, [sample]]) => [id, sample && (await buildSample(sample))] as const);
  const late = new Set([...samples.values()].flatMap(([, ...others]) => others.map(({ language }) => language)));
  const [file = ''] = [...new Set(operations.map((operation) => getSampleFile(spec, operation)))];
  const hrefs = [...late].map((language) => [language, toHref(`/api/${spec.service}/samples/${file}${language}.json`)]);
  return {
    samples: new Map((await Promise.all(first)).flatMap(([id, sample]) => (sample ? [[id, sample] as const] : []))),
    code: await loadExamples(operations),
    languages: { languages: getLanguages(samples), hrefs: Object.fromEntries(hrefs) as Record<string, string> },
    toMarkdownHref: (operation) => toHref(`/api/${spec.service}/operations/${toOperationFile(operation)}`),
  };
}

/** Operations of a large spec whose samples share a file; those of a page are always together. */
const operationsOfFile = 40;

/** The first part of the name of the files with an operation's samples: empty where one file holds those of the whole spec. */
export function getSampleFile(spec: Spec, operation: Operation): string {
  if (spec.pages.length === 0) return '';
  const first = spec.operations.findIndex(({ page }) => page === operation.page);
  return `${Math.floor(first / operationsOfFile) + 1}.`;
}

/** The samples that are not in the pages, by the name of their file and operation. */
export async function loadLateSamples(spec: Spec, file: string): Promise<Record<string, CodeLine[]>> {
  const late: [string, CodeLine[]][] = [];
  for (const operation of spec.operations) {
    const start = getSampleFile(spec, operation);
    if (!file.startsWith(start) || /^\d+\./.test(file) !== start.length > 0) continue;
    const [, ...others] = getSources(spec, operation);
    const sample = others.find(({ language }) => `${start}${language}.json` === file);
    if (sample) late.push([operation.id, (await buildSample(sample)).lines]);
  }
  return Object.fromEntries(late);
}

/** Lists the files with samples. */
export function listSampleFiles(spec: Spec): string[] {
  const files = new Set<string>();
  for (const operation of spec.operations) {
    const [, ...others] = getSources(spec, operation);
    for (const { language } of others) files.add(`${getSampleFile(spec, operation)}${language}.json`);
  }
  return [...files];
}

/** The file name of an operation's Markdown. */
export function toOperationFile({ slug }: Pick<Operation, 'slug'>): string {
  return `${slug}.md`;
}

function getLanguages(samples: ReadonlyMap<string, SampleSource[]>): ReferenceCode['languages']['languages'] {
  const labels = new Map([...samples.values()].flat().map(({ language, label }) => [language, label]));
  return [...labels].map(([language, label]) => ({ language, label }));
}

async function loadExamples(operations: Operation[]): Promise<Map<string, CodeLine[]>> {
  const examples = operations.flatMap(({ requestBody, responses }) =>
    [...(requestBody ? [requestBody] : []), ...responses].flatMap(({ content }) =>
      content.flatMap((mediaType) => mediaType.examples),
    ),
  );
  const entries = examples.map(
    async (example) =>
      [toCodeKey(example), await highlight(toShownLines(example.source).text, example.language)] as const,
  );
  return new Map(await Promise.all(entries));
}
