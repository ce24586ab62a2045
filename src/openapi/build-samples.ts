import { toLanguage } from '@/markdown/code-languages';
import { highlight } from '@/markdown/highlight';
import type { CodeSample, Operation } from './model/operation';
import type { Spec } from './model/spec';
import { languages } from './samples/languages';
import { toSampleRequest } from './samples/sample-request';

/** A request in one language, without highlighting. */
export type SampleSource = Omit<CodeSample, 'lines'>;

/** Highlights a sample. */
export async function buildSample(sample: SampleSource): Promise<CodeSample> {
  return { ...sample, lines: await highlight(sample.source, sample.language) };
}

/** Returns the samples of an operation. Authored ones come first and replace generated ones in the same language. */
export function getSampleSources(spec: Spec, operation: Operation): SampleSource[] {
  const authored = withKeys(
    operation.codeSamples.map((sample) => ({ ...sample, language: toSampleLanguage(sample.language) })),
  );
  const taken = new Set(authored.map(({ language }) => language));
  const request = operation.kind === 'operation' ? toSampleRequest(spec, operation) : undefined;
  const made = languages
    .filter(({ language }) => !taken.has(language))
    .flatMap(({ language, label, print }) => {
      const source = request && print(request);
      return source === undefined ? [] : [{ key: language, language, label, source: `${source}\n` }];
    });
  return [...authored, ...made];
}

/** Adds the keys of samples. Operations may have the same libraries of a language in different order, so their labels count. */
function withKeys(samples: Omit<SampleSource, 'key'>[]): SampleSource[] {
  const taken = new Map<string, number>();
  return samples.map((sample) => {
    const { language, label } = sample;
    const isOnly = samples.filter((other) => other.language === language).length === 1;
    const key = isOnly ? language : `${language} ${label.toLowerCase()}`;
    const number = (taken.get(key) ?? 0) + 1;
    taken.set(key, number);
    return number === 1 ? { ...sample, key } : { ...sample, key: `${key} ${number}`, label: `${label} ${number}` };
  });
}

/** Returns the name of a language as samples have it: Shell stands for curl. */
function toSampleLanguage(name: string): string {
  const language = toLanguage(name);
  if (language === 'bash') return 'curl';
  return language === 'node' ? 'javascript' : language;
}
