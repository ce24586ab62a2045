import { highlight } from '@/markdown/highlight';
import type { CodeSample, Operation } from './model/operation';
import type { Spec } from './model/spec';
import { toSampleRequest, type SampleRequest } from './samples/request';
import { toCsharp } from './samples/csharp';
import { toCurl } from './samples/curl';
import { toGo } from './samples/go';
import { toJava } from './samples/java';
import { toJavascript, toTypescript } from './samples/javascript';
import { toPowershell } from './samples/powershell';
import { toPython } from './samples/python';

/** A request in one language, without highlighting. */
export type SampleSource = Omit<CodeSample, 'lines'>;

/** Builds the samples of an operation in all languages, with highlighting. */
export function buildSamples(spec: Spec, operation: Operation): Promise<CodeSample[]> {
  return Promise.all(getSampleSources(spec, operation).map(buildSample));
}

/** Highlights a sample. */
export async function buildSample(sample: SampleSource): Promise<CodeSample> {
  return { ...sample, lines: await highlight(sample.source, sample.language) };
}

/** Returns the samples of an operation. Authored ones come first and replace generated ones in the same language. */
export function getSampleSources(spec: Spec, operation: Operation): SampleSource[] {
  const authored = operation.codeSamples.map((sample) => ({ ...sample, language: toLanguage(sample.language) }));
  const taken = new Set(authored.map(({ language }) => language));
  const request = operation.kind === 'operation' ? toSampleRequest(spec, operation) : undefined;
  const made = languages
    .filter(({ language }) => !taken.has(language))
    .flatMap(({ language, label, print }) => {
      const source = request && print(request);
      return source === undefined ? [] : [{ language, label, source: `${source}\n` }];
    });
  return [...authored, ...made];
}

function toLanguage(language: string): string {
  const names: Record<string, string> = {
    shell: 'curl',
    bash: 'curl',
    js: 'javascript',
    node: 'javascript',
    ts: 'typescript',
    'c#': 'csharp',
    py: 'python',
    golang: 'go',
  };
  return (Object.hasOwn(names, language) ? names[language] : undefined) ?? language;
}

/** A language of request samples. */
interface Language {
  language: string;
  label: string;
  /** Formats the request as a complete program. Returns undefined if the language cannot send the request. */
  print: (request: SampleRequest) => string | undefined;
}

/** The languages of request samples in display order. */
export const languages: Language[] = [
  { language: 'curl', label: 'curl', print: toCurl },
  { language: 'javascript', label: 'JavaScript', print: toJavascript },
  { language: 'typescript', label: 'TypeScript', print: toTypescript },
  { language: 'python', label: 'Python', print: toPython },
  { language: 'go', label: 'Go', print: toGo },
  { language: 'csharp', label: 'C#', print: toCsharp },
  { language: 'java', label: 'Java', print: toJava },
  { language: 'powershell', label: 'PowerShell', print: toPowershell },
];
