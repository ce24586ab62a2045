import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPages } from '@/content/load-page';
import { loadNames } from '@/routes/spec-names';
import { writeNotDocumented } from '@/openapi/cross-reference/sections/not-documented';
import type { Spec } from '@/openapi/model/spec';
import { noSources } from './no-sources';
import { toModel } from '../../to-model';

const toSection = (spec: Spec) => writeNotDocumented({ ...noSources, specs: [spec] }).join('\n\n');

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
  expect(section).toContain(': `[click](https://evil.example)` # Heading');
  expect(section).not.toMatch(/^# Heading/m);
});

it('lists missing bodies, errors, types, meanings, and assumptions with links, but nothing that is documented', () => {
  const spec = toModel(`paths:
  /a:
    get: { operationId: bare, summary: Bare, responses: { "200": { description: OK } } }
    post: { operationId: full, summary: Full, responses: { "200": { description: OK, content: { application/json: { schema: { type: string } } } }, "404": { description: No } } }
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
  const page = getPages().find(({ specSections }) => specSections === 'not-documented');
  const sections = page && (await (await loadNames(page)).writeSections?.('not-documented'));
  const [, guides = ''] = sections?.split('## Guides {#guides}') ?? [];
  expect(marked.length).toBeGreaterThan(0);
  expect(guides.match(/^- /gm)).toHaveLength(marked.length);
});

it('lists what guides assume after the services', () => {
  const assumption = { title: 'Quick :start', path: '/quick/', text: 'It is the `id`.' };
  const written = writeNotDocumented({ ...noSources, assumptions: [assumption] }).join('\n\n');
  expect(written).toMatch(/## Guides \{#guides\}\n\n.*\n\n- \[Quick \\:start\]\(\/quick\/\): It is the `id`\.$/);
});
