import { toCode } from '@/markdown/build-hast-for-generated-pages';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPages } from '@/content/load-pages-with-trees-and-text';
import { loadNames } from '@/routes/load-spec-names-and-page-cache-keys';
import { writeGapsAndAssumptions } from '@/openapi/cross-reference/sections/gaps-and-assumptions';
import { getAssumed } from '@/openapi/cross-reference/collect-items-marked-assumed';
import { loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { describedServices } from '../../../described';
import { noSources } from './no-sources';
import { toModel } from '../../to-model';
import { toMarkdownWithIds } from '../to-markdown-with-ids';

const toSection = (spec: Spec) => toMarkdownWithIds(writeGapsAndAssumptions({ ...noSources, specs: [spec] }));

/** Loads the sections as the page of this site shows them. */
async function loadSections(): Promise<string> {
  const page = getPages().find(({ specSections }) => specSections === 'not-documented');
  return toMarkdownWithIds(page && (await (await loadNames(page)).writeSections?.('not-documented')));
}

it('texts of a spec become neither links nor markup', () => {
  const section = toSection(
    toModel(`paths:
  /a:
    get: { operationId: "a(b", summary: "](https://evil.example) <img src=x> {product} :kbd[x]", responses: { "200": { description: OK } } }
components:
  schemas:
    Pet: { type: object, x-assumed: "[click](https://evil.example)\\n\\n# Heading", properties: { a: { type: string } } }`),
  );
  expect(section).toContain('all 1 operations');
  expect(section).toContain(': \\[click\\](https://evil.example) # Heading');
  expect(section).not.toMatch(/^# Heading/m);
});

it('lists missing bodies, errors, types, meanings, and assumptions with links, but nothing that is documented', () => {
  const spec = toModel(`paths:
  /a:
    get: { operationId: bare, summary: Bare, responses: { "200": { description: OK } } }
    post: { operationId: full, summary: Full, requestBody: { content: { application/json: { schema: { type: string } } } }, responses: { "200": { description: OK, content: { application/json: { schema: { type: string } } } }, "404": { description: No } } }
components:
  schemas:
    Pet: { type: object, x-assumed: The name is assumed., properties: { id: {}, name: { type: string } } }
    Kind: { type: string, enum: [a, b] }
    Known: { type: string, enum: [a], x-enum-descriptions: [The first.] }`);
  const section = toSection(spec);
  expect(section).toContain('**Response bodies of** [Bare](/api/');
  expect(section).toContain('**Error responses of** [Bare](/api/');
  expect(section).toMatch(/\*\*Types of\*\* \[`Pet\.id`\]\(\/api\/\w+\/#schema\.Pet\.id\)\n/);
  expect(section).toMatch(/\*\*Meanings of values of\*\* \[`Kind`\]\([^)]*\)\n/);
  expect(section).toMatch(/- \[`Pet`\]\([^)]*\): The name is assumed\./);
  expect(section).not.toContain('Full');
  expect(section).not.toContain('Known');
});

it('omits a service whose specification leaves nothing open', () => {
  const documented = toModel(`paths:
  /a:
    get: { operationId: full, summary: Full, responses: { "200": { description: OK, content: { application/json: { schema: { type: string } } } }, "404": { description: No } } }`);
  expect(toSection(documented)).toBe('');
});

it('lists request bodies and the types in them before responses', () => {
  const spec = toModel(`paths:
  /a:
    post: { operationId: sent, summary: Send, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Sent" } } } }, responses: { "200": { description: OK } } }
    put: { operationId: bare, summary: Bare, responses: { "200": { description: OK } } }
    get: { operationId: read, summary: Read, responses: { "200": { description: OK } } }
components:
  schemas:
    Got: { type: object, properties: { b: {} } }
    Sent: { type: object, properties: { a: {} } }`);
  const labels = [...toSection(spec).matchAll(/^- \*\*(.*?)\*\* (.*)$/gm)].map(([, label, items]) => [label, items]);
  expect(labels.map(([label]) => label)).toEqual([
    'Request bodies of',
    'Types in requests of',
    'Response bodies of',
    'Error responses of',
    'Types of',
  ]);
  expect(labels[0]?.[1]).toMatch(/^\[Bare\]\([^)]*\)$/);
  expect(labels[1]?.[1]).toContain('`Sent.a`');
  expect(labels[4]?.[1]).toContain('`Got.b`');
});

it('lists every item that a spec marks as assumed, what decides a request first', () => {
  const section = toSection(
    toModel(`servers: [{ url: "{base}", variables: { base: { default: https://a.example, x-assumed: No address. } } }]
paths:
  /a/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    post:
      operationId: send
      summary: Send
      parameters: [{ name: key, in: header, x-assumed: No header name., schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { type: object, x-assumed: No wrapper., properties: { a: { $ref: "#/components/schemas/Pet" } } } } } }
      responses: { "200": { description: OK, content: { application/json: { schema: { type: array, x-assumed: No array., items: { type: string } } } } } }
components:
  schemas:
    Pet: { type: object, x-assumed: No schema name., properties: { map: { type: object, x-assumed: No values. } } }`),
  );
  const [requests = '', responses = '', schemas = ''] = section.split(/^Assumed .*$/m).slice(1);
  expect(requests).toMatch(/`\{base\}`.*No address\.[^]*`key`.*No header name\.[^]*`Pet\.map`.*No values\./);
  expect(requests).toMatch(/- \[Request body\]\([^)]*#send\.body\) of Send: No wrapper\./);
  expect(responses).toMatch(/^- \[Response 200\]\([^)]*\) of Send: No array\.$/m);
  expect(schemas.trim()).toMatch(/^- \[`Pet`\]\([^)]*\): No schema name\.$/);
});

it('names the parameter, header, or part of a body whose schema is assumed', () => {
  const section = toSection(
    toModel(`paths:
  /a:
    post:
      operationId: send
      summary: Send
      parameters:
        - { name: limit, in: query, schema: { type: integer, x-assumed: No type. } }
        - { name: body, in: query, schema: { type: array, items: { type: integer, x-assumed: No items. } } }
      requestBody: { content: { application/json: { schema: { type: object, properties: { a: { type: string, x-assumed: No text. } } } } } }
      responses: { "200": { description: OK, headers: { X-A: { schema: { type: string, x-assumed: No header. } } }, content: { application/json: { schema: { type: array, items: { type: string, x-assumed: No array. } } } } } }`),
  );
  const items = section.replaceAll(/\]\([^)]*\)/g, ']').match(/^- .*: No .*$/gm);
  expect(items).toEqual([
    '- [Query parameter `limit`] of Send: No type.',
    '- [Query parameter `body[]`] of Send: No items.',
    '- [`a`] of the request body of Send: No text.',
    '- [Header `X-A`] of response 200 of Send: No header.',
    '- [`[]`] of the response 200 of Send: No array.',
  ]);
});

it.each(describedServices)('lists each assumption of %s as often as its spec has it', async (service) => {
  const items = getAssumed(await loadSpec(service));
  const marked: string[] = [];
  JSON.stringify(JSON.parse(readFileSync(`src/generated/${service}.json`, 'utf8')), (key, value: unknown) => {
    if (key === 'x-assumed' && typeof value === 'string') marked.push(value);
    return value;
  });
  expect(items.map(({ reason }) => reason).sort()).toEqual(marked.sort());
  const page = await loadSections();
  expect(items.filter(({ link }) => !page.includes(toMarkdownWithIds([link])))).toEqual([]);
});

it('names the exceptions if most operations lack something', () => {
  const toOperation = (id: string, body = '') =>
    `    ${id}: { operationId: ${id}, summary: ${id}, responses: { "200": { description: OK${body} } } }`;
  const body = ', content: { application/json: { schema: { type: string } } }';
  const section = toSection(
    toModel(['paths:', '  /a:', toOperation('get'), toOperation('put'), toOperation('post', body)].join('\n')),
  );
  expect(section).toContain('**Response bodies of** all operations except [post](/api/');
  expect(section).toContain('**Error responses of** all 3 operations');
});

it('lists every statement that a page marks as assumed', async () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const sources = files.map((file) => readFileSync(`content/${file}`, 'utf8').replaceAll(/^(`{3,}).*?^\1/gms, ''));
  const marked = sources.flatMap((source) => source.match(/:assumed\[/g) ?? []);
  const [, guides = ''] = (await loadSections()).split('## Guides {#guides}');
  expect(marked.length).toBeGreaterThan(0);
  expect(guides.match(/^- /gm)).toHaveLength(marked.length);
});

it('lists what guides assume after the services', () => {
  const assumption = { title: 'Quick :start', path: '/quick/', text: ['It is the ', toCode('id'), '.'] };
  const written = toMarkdownWithIds(writeGapsAndAssumptions({ ...noSources, assumptions: [assumption] }));
  expect(written).toMatch(/## Guides \{#guides\}\n\n.*\n\n- \[Quick :start\]\(\/quick\/\): It is the `id`\.$/);
});
