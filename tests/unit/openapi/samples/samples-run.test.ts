import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSpec } from '@/openapi/load';
import type { Operation, Spec } from '@/openapi/model';
import { getSampleSources, languages } from '@/openapi/samples';
import { toSampleRequest } from '@/openapi/samples/request';
import { getVariables } from '@/openapi/samples/text';
import { parsers } from '../parsers';
import { getOperation } from '../to-model';
import { odd, oddHeader, oddSpec } from './odd-requests';
import { hasRuntime, runPrograms } from './runtimes';
import { styledFiles, styledRequests, styledSpec } from './styled-requests';
import { startStubServer, type ReceivedRequest, type StubServer } from './stub-server';
import { describedServices } from '../../described';

/** The request that a sample must send. */
interface Expected {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Parsed JSON, a list of form entries, or text. */
  body: unknown;
}

interface Case {
  source: string;
  expected: Expected;
}

const specs = await Promise.all(describedServices.map((service) => loadSpec(service)));
const operations = specs.flatMap((spec) =>
  spec.operations.filter(({ kind }) => kind === 'operation').map((operation) => ({ spec, operation })),
);
const oddIds = ['createPet', 'replacePet', 'patchPet', 'deletePet', 'upload', 'sendText', 'readFile'];
const requests = [
  ...operations,
  ...oddIds.map((id) => ({ spec: oddSpec, operation: getOperation(oddSpec, id) })),
  ...Object.keys(styledRequests).map((id) => ({ spec: styledSpec, operation: getOperation(styledSpec, id) })),
];

const names = requests.flatMap(({ spec, operation }) => {
  const { url, headers } = toSampleRequest(spec, operation);
  return getVariables([url, ...headers.map(({ value }) => value)]);
});
/** The environment. Each variable has a unique value: that of `OWNER_ID` is `owner-id-of-reader`. */
const variables = Object.fromEntries([...new Set(names)].map((name) => [name, toValue(name)]));
const files = { 'photo.bin': 'a photo', ...styledFiles };

function toValue(variable: string): string {
  return `${variable.toLowerCase().replaceAll('_', '-')}-of-reader`;
}

/** Returns the request that a sample of the five services must send, derived from the model of its operation. */
function toExpected(spec: Spec, operation: Operation): Expected {
  const getRequired = (place: string) =>
    operation.parameters.find((group) => group.in === place)?.parameters.filter(({ required }) => required) ?? [];
  let path = operation.path;
  for (const { name, schema, examples } of getRequired('path')) {
    const value = spec.schemas[schema]?.enumeration ? examples[0]?.source : undefined;
    const variable = name.replace(/[A-Z]/g, '_$&').toUpperCase();
    path = path.replace(`{${name}}`, value ?? variables[variable] ?? '');
  }
  // The example of a secret is only a placeholder: `<Azure client id>`.
  const headers = getRequired('header').map(({ name, examples }) => [
    name,
    toValue((examples[0]?.source ?? '').replace(/[<>]/g, '').replaceAll(' ', '_')),
  ]);
  const [media] = operation.requestBody?.content ?? [];
  const example = media?.examples[0];
  return {
    name: `${spec.service} ${operation.id}`,
    method: operation.method.toUpperCase(),
    path,
    headers: {
      authorization: 'Bearer token-of-reader',
      ...(media ? { 'content-type': media.name } : {}),
      ...(Object.fromEntries(headers) as Record<string, string>),
    },
    body: example ? (JSON.parse(example.source) as unknown) : '',
  };
}

const token = { authorization: 'Bearer token-of-reader' };
/** The expected odd requests by operation. */
const oddities: Record<string, Omit<Expected, 'name'>> = {
  createPet: {
    method: 'POST',
    path: `/pets/id-of-reader/${encodeURIComponent(`a b/ö'"$`)}?q=${encodeURIComponent(odd)}`,
    headers: {
      ...token,
      'content-type': 'application/json',
      'x-odd': oddHeader,
      'x-client-secret': 'x-client-secret-of-reader',
      cookie: 'c=d',
    },
    body: { text: odd, [odd]: [[1, null, true], [], {}], 'a.b-c': false, empty: '' },
  },
  replacePet: {
    method: 'PUT',
    path: '/pets/pet-number-of-reader',
    headers: { ...token, 'content-type': 'application/merge-patch+json' },
    body: [1, 'x'],
  },
  patchPet: {
    method: 'PATCH',
    path: '/pets/Dog',
    headers: { ...token, 'content-type': 'application/x-www-form-urlencoded' },
    body: [
      ['a', odd],
      ['b', '1 2'],
    ],
  },
  deletePet: { method: 'DELETE', path: '/pets/id-of-reader?api_key=api-key-of-reader', headers: {}, body: '' },
  upload: {
    method: 'POST',
    path: '/upload',
    headers: { authorization: 'Basic credentials-of-reader' },
    body: [`name=x'y`, 'photo=a photo'],
  },
  sendText: { method: 'PUT', path: '/upload', headers: { 'content-type': 'text/plain' }, body: `@${odd}` },
  readFile: { method: 'GET', path: '/files/path-value-of-reader?class=class-of-reader', headers: token, body: '' },
};

function getCases(language: string): Case[] {
  return requests.flatMap(({ spec, operation }) => {
    const source = getSampleSources(spec, operation).find((sample) => sample.language === language)?.source;
    const special = new Map([
      [oddSpec, oddities],
      [styledSpec, styledRequests],
    ]);
    const oddity = special.get(spec)?.[operation.id];
    const expected = oddity ? { name: operation.id, ...oddity } : toExpected(spec, operation);
    return source === undefined ? [] : [{ source, expected }];
  });
}

/** Converts a received request to the form of the expected one. */
function toComparable(received: ReceivedRequest | undefined, { name, headers, body }: Expected): Expected {
  const type = received?.headers['content-type'] ?? '';
  const shown = Object.keys(headers).map((header): [string, string] => {
    const value = String(received?.headers[header]);
    // Some clients add the default charset.
    return [header, header === 'content-type' ? value.replace(/; ?charset=utf-8$/i, '') : value];
  });
  return {
    name,
    method: received?.method ?? 'nothing arrived',
    path: normalize(received?.path ?? ''),
    headers: Object.fromEntries(shown),
    body: toBody(received?.body ?? '', type, body),
  };
}

function toBody(body: string, type: string, expected: unknown): unknown {
  if (/json/.test(type) && expected !== '') return JSON.parse(body) as unknown;
  if (/urlencoded/.test(type)) return [...new URLSearchParams(body)];
  if (!type.startsWith('multipart/')) return body;
  return body.split(/\r\n--|^--/).flatMap((part) => {
    const [, name, text] = /name="?([^";\r]*)[^]*?\r\n\r\n([^]*)$/.exec(part) ?? [];
    // Clients add the media types of plain text and of unknown files. `fetch` ends lines with CR LF.
    const [, type] = /content-type: *((?:image|application\/json|text\/csv)[^;\r]*)/i.exec(part) ?? [];
    return name === undefined
      ? []
      : [`${name}${type === undefined ? '' : ` (${type})`}=${text?.replaceAll('\r\n', '\n')}`];
  });
}

/** Encodes each segment of a path in the same way, since clients differ in the characters that they encode. */
function normalize(path: string): string {
  return path
    .split(/([/?&=,;])/)
    .map((piece) => (/^[/?&=,;]$/.test(piece) ? piece : encodeURIComponent(decodeURIComponent(piece))))
    .join('');
}

describe.each(languages.map(({ language }) => language).filter(hasRuntime))(
  'a sample in %s that runs as copied',
  (language) => {
    let server: StubServer;
    const cases = getCases(language);

    beforeAll(async () => {
      server = await startStubServer();
      const programs = cases.map(({ source }, index) => ({ source, baseUrl: server.toBaseUrl(index) }));
      await runPrograms(language, programs, { variables, files });
    }, 300_000);

    afterAll(() => server.close());

    it('sends exactly one request, which matches its operation', () => {
      expect(cases.length).toBeGreaterThan(operations.length);
      const sent = cases.map(({ expected }, index) => {
        const requests = server.received.get(index) ?? [];
        return { count: requests.length, ...toComparable(requests[0], expected) };
      });
      expect(sent).toEqual(cases.map(({ expected }) => ({ count: 1, ...expected, path: normalize(expected.path) })));
    });
  },
);

describe('a sample in a language without a runtime on this machine', () => {
  const others = languages.map(({ language }) => language).filter((language) => !hasRuntime(language));

  it('is parsed without syntax errors and reported as not executed', async ({ task }) => {
    const notExecuted: string[] = [];
    for (const language of others) {
      const sources = getCases(language).map(({ source }) => source);
      expect(await parsers[language]?.(sources)).toEqual([]);
      notExecuted.push(`${sources.length} samples in ${language}: no runtime here, parsed only`);
    }
    // `npm test` prints this list.
    Object.assign(task.meta, { notExecuted });
    for (const what of notExecuted) process.stdout.write(`not executed ${what}\n`);
    expect(notExecuted).toHaveLength(others.length);
  });
});
