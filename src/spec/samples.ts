import { highlight } from '@/markdown/highlight';
import type { CodeSample, Operation, Spec } from './model';
import { languages } from './samples/languages';
import { toSampleRequest } from './samples/request';

/** A request in one language, not highlighted yet. */
export type SampleSource = Omit<CodeSample, 'lines'>;

/** Makes an operation's request in each language, highlighted. */
export function buildSamples(spec: Spec, operation: Operation): Promise<CodeSample[]> {
  return Promise.all(getSampleSources(spec, operation).map(buildSample));
}

/** Highlights a sample. */
export async function buildSample(sample: SampleSource): Promise<CodeSample> {
  return { ...sample, lines: await highlight(sample.source, sample.language) };
}

/** Makes an operation's request in each language; authored samples come first and take their language's place. */
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
