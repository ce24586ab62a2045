import { snippetz } from '@scalar/snippetz';
import { highlight } from '@/markdown/highlight';
import type { CodeSample, Operation, Spec } from './model';
import { bodyToken } from './samples/finish';
import { fromGuarded, toGuarded, toGuardedInteger, toPlaceholder } from './samples/guard';
import { languages, type Language } from './samples/languages';
import { toSampleRequest, type SampleRequest } from './samples/request';
import { isBigInteger, parseJson } from './big-integers';

type HarRequest = NonNullable<Parameters<ReturnType<typeof snippetz>['print']>[2]>;

const origin = 'https://base-url.invalid';
const printer = snippetz();

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
    .filter(({ language }) => request && !taken.has(language))
    .flatMap((language) => {
      const source = request && findSource(language, request);
      return source === undefined ? [] : [{ language: language.language, label: language.label, source }];
    });
  return [...authored, ...made];
}

/** Finds a request's code in one language; undefined where the library cannot write it. */
export function findSource(language: Language, request: SampleRequest): string | undefined {
  if (request.mediaType !== undefined && language.cannot.test(request.mediaType)) return undefined;
  const printed = printer.print(language.target, language.client as never, toHar(language, request));
  if (!printed || printed === 'Method not supported') return undefined;
  const named = printed
    .replaceAll(origin, toPlaceholder('BASE_URL'))
    .replace(/%7B(\w+)%7D/g, '{$1}')
    .replaceAll(`${keyMark}-`, '');
  const finished = language.finish(withMediaType(named, language, request), request);
  return `${fromGuarded(finished, language.escape).trimEnd()}\n`;
}

function toHar(language: Language, request: SampleRequest): HarRequest {
  const { mediaType, json, text, fields, headers } = request;
  const har: HarRequest = {
    method: request.method,
    url: origin + request.target,
    headers: headers.map(({ name, value }) => ({ name: toKey(name, language), value: toHeader(value) })),
    queryString: [],
    cookies: [],
  };
  if (json !== undefined && language.ownJson) har.postData = { mimeType: 'text/plain', text: bodyToken };
  else if (json !== undefined) har.postData = { mimeType: 'application/json', text: toGuardedJson(json) };
  else if (fields && (language.takesFields || mediaType?.startsWith('multipart'))) {
    const params = fields.map((field) => ({
      ...field,
      name: toGuarded(field.name, 'field'),
      value: toGuarded(field.value, 'field'),
    }));
    har.postData = {
      mimeType: mediaType?.startsWith('multipart') ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
      params,
    };
  } else if (text !== undefined) {
    // Python is given other texts as bytes, or not at all.
    const mimeType = language.target === 'python' ? 'application/octet-stream' : (mediaType ?? 'text/plain');
    har.postData = { mimeType, text: toGuarded(text, 'text') };
  }
  return har;
}

/** JSON whose strings are guarded: its own quotes and braces are the library's to print. */
function toGuardedJson(json: string): string {
  return JSON.stringify(guard(parseJson(json)), undefined, 2);
  function guard(value: unknown): unknown {
    if (isBigInteger(value)) return toGuardedInteger(String(value).replace(/^.*:/, ''));
    if (typeof value === 'string') return toGuarded(value, 'json');
    if (Array.isArray(value)) return value.map(guard);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [toGuarded(key, 'json'), guard(part)]));
  }
}

/** The library writes every JSON body as plain `application/json`. */
function withMediaType(code: string, { target }: Language, { mediaType, json }: SampleRequest): string {
  if (target !== 'csharp' || json === undefined || !mediaType) return code;
  return code.replace(
    /"application\/json"\);/,
    () => `"${toGuarded(mediaType.replace('*/*', 'application/json'), 'header')}");`,
  );
}

function toHeader(value: string): string {
  return value
    .split(/(\ue300\w+\ue301)/)
    .map((part) => (part.startsWith('\ue300') ? part : toGuarded(part.replace(/[\r\n]+/g, ' '), 'header')))
    .join('');
}

/** In JavaScript a name that is no identifier has to be quoted: a hyphen, taken out again, makes the library do so. */
function toKey(name: string, { target }: Language): string {
  const guarded = toGuarded(name, 'header');
  return target === 'js' && !/^[A-Za-z_]\w*$/.test(name) && !name.includes('-') ? `${keyMark}-${guarded}` : guarded;
}

const keyMark = '\ue305';

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
