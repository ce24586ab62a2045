import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { loadReferenceCode } from '@/routes/highlighted-reference-code';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { getSampleSources } from '@/openapi/build-samples';
import { renderPage } from '../components/reference/render';
import { getOperation, toModel } from '../openapi/to-model';
import { escapeUnseen, nameControls } from '@/lib/control-characters';

it('control characters are shown by name, except tabs and line breaks', () => {
  expect(nameControls('a\u0000b\t\n\u001b[0m\u007f\u0085\u202eé')).toBe(
    'a␀ U+0000b\t\n␛ U+001B[0m␡ U+007FU+0085U+202Eé',
  );
});

it('the line breaks of CRLF text are plain line breaks, and a lone carriage return is shown by name', () => {
  expect(nameControls('a,b\r\n1,2\r\n')).toBe('a,b\n1,2\n');
  expect(nameControls('a\rb')).toBe('a␍ U+000Db');
});

it.each(['\u00ad', '\u200b', '\u2060'])('%j stays in a text, and is escaped in code', (character) => {
  const code = character.charCodeAt(0).toString(16).padStart(4, '0');
  expect(nameControls(`a${character}b`)).toBe(`a${character}b`);
  expect(escapeUnseen(`a${character}b`)).toBe(`a\\u${code}b`);
});

const raw = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/;
const value = '"a\\u0000b\\u001b[0m\\u0085\\u202e\'\\"$"';
const paths = `paths:
  /a:
    post:
      operationId: a
      parameters: [{ name: q, in: query, schema: { type: string }, example: ${value} }, { name: X-A, in: header, schema: { type: string }, example: ${value} }]
      requestBody: { content: { text/plain: { example: ${value} } } }
      responses: { "200": { description: Good., content: { application/json: { schema: { enum: [${value}] }, example: ${value} } } } }
`;

it('no control character is raw in a sample, on a page, or in Markdown', async () => {
  const spec = toModel(paths);
  const operation = getOperation(spec, 'a');
  for (const { source } of getSampleSources(spec, operation)) expect(source).not.toMatch(raw);
  const markdown = toOperationMarkdown(spec, operation);
  const document = parse(`openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\n${paths}`) as Record<string, unknown>;
  const { html } = renderPage(document, { code: await loadReferenceCode(spec, spec.operations) });
  for (const text of [markdown, html]) expect(text).not.toMatch(raw);
  expect(html).toContain('a␀ U+0000b');
  expect(markdown).toContain('a␀ U+0000b');
  expect(markdown).toContain('"a\\u0000b\\u001b[0m\\u0085\\u202e');
});
