import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getServices, loadSpec } from '@/spec/load';
import { toUndocumentedSection } from '@/spec/undocumented';
import { toModel } from './to-model';

it('the page on what is not documented has the section of each service: run npm run undocumented', async () => {
  const page = readFileSync('content/definitions/not-documented.md', 'utf8');
  for (const service of getServices()) expect(page).toContain(toUndocumentedSection(await loadSpec(service)));
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
  const section = toUndocumentedSection(spec);
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
  const section = toUndocumentedSection(
    toModel(['paths:', '  /a:', toOperation('get'), toOperation('put'), toOperation('post', body)].join('\n')),
  );
  expect(section).toContain('**Response bodies of** all operations except [post](/api/');
  expect(section).toContain('**Error responses of** all 3 operations');
});
