import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSampleSources } from '@/openapi/build-samples';
import { languages } from '@/openapi/samples/languages';
import { parsers } from '../parsers';
import { cases, files, variables } from './executed-operations';
import type { ExpectedRequest } from './expected-request';
import { Output } from './output';
import { hasParsers, parseBodies, type Part } from './parse-bodies';
import { hasRuntime, runPrograms } from './runtimes';
import { startStubServer, type ReceivedRequest, type Reply, type StubServer } from './stub-server';

interface Sample {
  name: string;
  source: string;
  expected: ExpectedRequest;
}

function getSamples(language: string): Sample[] {
  return cases.flatMap(({ name, spec, operation, expected }) => {
    const source = getSampleSources(spec, operation).find((sample) => sample.language === language)?.source;
    return source === undefined ? [] : [{ name, source, expected }];
  });
}

/** Converts a received request to the form of the expected one. */
function toComparable(received: ReceivedRequest | undefined, expected: ExpectedRequest): ExpectedRequest {
  const type = received?.headers['content-type'] ?? '';
  const headers = Object.keys(expected.headers).map((header): [string, string] => {
    const value = String(received?.headers[header]);
    // Some clients add the default charset.
    return [header, header === 'content-type' ? value.replace(/; ?charset=utf-8$/i, '') : value];
  });
  return {
    method: received?.method ?? 'nothing arrived',
    path: normalize(received?.path ?? ''),
    headers: Object.fromEntries(headers),
    ...(expected.parsed === undefined && { body: toBody(received?.body.toString() ?? '', type, expected.body) }),
  };
}

function toBody(body: string, type: string, expected: unknown): unknown {
  if (/json/.test(type) && typeof expected !== 'string') return JSON.parse(body) as unknown;
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

/** Parses the bodies that only other programs can parse, and those that they must be equal to. */
function parseAll(samples: Sample[], server: StubServer): { name: string; found: unknown; expected: unknown }[] {
  const parsed = samples.flatMap(({ name, expected }, index) => {
    const [request] = server.received.get(index) ?? [];
    return request && expected.parsed !== undefined ? [{ name, request, expected: expected.parsed }] : [];
  });
  if (parsed.length === 0) return [];
  const texts = parsed.flatMap(({ expected }) => (typeof expected === 'string' ? [expected] : []));
  const found = parseBodies(parsed.map(({ request }) => request));
  const canonical = parseBodies(texts.map((text) => ({ headers: {}, body: Buffer.from(text) })));
  return parsed.map(({ name, expected }, index) => ({
    name,
    found: toComparableParts(found[index], expected),
    expected: typeof expected === 'string' ? canonical[texts.indexOf(expected)] : expected,
  }));
}

/** Clients add headers to parts, such as the media type of text. */
function toComparableParts(found: Part[] | string | undefined, expected: Part[] | string): Part[] | string | undefined {
  if (typeof found !== 'object' || typeof expected !== 'object') return found;
  return found.map((part, index) => {
    const { headers, body } = expected[index] ?? part;
    const shown = Object.keys(headers).map((header) => [header, part.headers[header] ?? '']);
    const inner = typeof part.body === 'object' && typeof body === 'object' && toComparableParts(part.body, body);
    return { ...part, headers: Object.fromEntries(shown) as Part['headers'], ...(inner && { body: inner }) };
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
    const output = new Output();
    const samples = getSamples(language);

    beforeAll(async () => {
      const replies = samples.flatMap(({ expected: { reply } }, index): [number, Reply][] =>
        reply ? [[index, reply]] : [],
      );
      server = await startStubServer(new Map(replies), (sample, chunk) =>
        output.waitFor(samples[sample]?.expected.shows?.[chunk] ?? ''),
      );
      const programs = samples.map(({ source }, index) => ({ source, baseUrl: server.toBaseUrl(index) }));
      await runPrograms(language, programs, { variables, files }, (text) => output.add(text));
    }, 300_000);

    afterAll(() => server.close());

    it('sends exactly one request, which matches its operation', () => {
      expect(samples.length).toBeGreaterThan(40);
      const sent = samples.map(({ name, expected }, index) => {
        const requests = server.received.get(index) ?? [];
        return { name, count: requests.length, ...toComparable(requests[0], expected) };
      });
      expect(sent).toEqual(
        samples.map(({ name, expected: { method, path, headers, body } }) => ({
          name,
          count: 1,
          method,
          path: normalize(path),
          headers,
          ...(body !== undefined && { body }),
        })),
      );
    });

    it('sends bodies that other parsers read', () => {
      const parsed = parseAll(samples, server);
      expect(parsed.map(({ name, found }) => [name, found])).toEqual(
        parsed.map(({ name, expected }) => [name, expected]),
      );
    });

    it('names the boundary of a multipart body, and keeps the other parameters of its media type', () => {
      const typed = samples.flatMap(({ name, expected: { type } }, index) =>
        type ? [{ name, type, found: server.received.get(index)?.[0]?.headers['content-type'] ?? '' }] : [],
      );
      expect(typed.filter(({ type, found }) => !type.test(found))).toEqual([]);
    });

    it('shows only the data of an event, as it is, unless the client shows all of the event', () => {
      const isWhole = language === 'curl';
      expect(output.text.split(/\r?\n/)).toContain(isWhole ? 'data:   indented  ' : '  indented  ');
      expect(/event: tick|: comment/.test(output.text)).toBe(isWhole);
    });

    it('shows what the server responds with to the end, and each item of a stream before the next one is sent', () => {
      const shown = samples.flatMap(({ expected }) => expected.shows ?? []);
      expect(shown.filter((text) => !output.text.includes(text))).toEqual([]);
    });
  },
);

describe('a sample in a language without a runtime on this machine', () => {
  const others = languages.map(({ language }) => language).filter((language) => !hasRuntime(language));

  it('is parsed without syntax errors and reported as not executed', async ({ task }) => {
    const notExecuted: string[] = [];
    for (const language of others) {
      const sources = getSamples(language).map(({ source }) => source);
      expect(await parsers[language]?.(sources)).toEqual([]);
      notExecuted.push(`${sources.length} samples in ${language}: no runtime here, parsed only`);
    }
    if (!hasParsers) notExecuted.push('samples with XML or multipart bodies: no Python here, whose parsers read them');
    // `npm test` prints this list.
    Object.assign(task.meta, { notExecuted });
    for (const what of notExecuted) process.stdout.write(`not executed ${what}\n`);
    expect(notExecuted).toHaveLength(others.length + (hasParsers ? 0 : 1));
  });
});
