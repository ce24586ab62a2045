import { expect, it } from 'vitest';
import { toCreateReadUpdatePage } from '@/openapi/cross-reference/pages/create-read-update';
import { toModel } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';

const toOperation = (tag: string) =>
  `{ tags: [${tag}], requestBody: { content: { application/json: { schema: { properties: { name: { type: string } } } } } }, responses: { '200': { description: OK } } }`;
const toPath = (path: string, tag: string) =>
  `  /${path}: { post: ${toOperation(tag)} }\n  /${path}/{id}: { put: ${toOperation(tag)} }`;

function toHeadings(...paths: string[]): string[] {
  const spec = toModel(
    `tags: [{ name: pets_admin, x-displayName: Pet administration }, { name: shop, summary: Shop }]\npaths:\n${paths.join('\n')}`,
  );
  const [section] = toCreateReadUpdatePage([{ ...spec, title: 'Shop' }], []).sections;
  return section?.blocks.map(({ elements }) => toMarkdownWithIds(elements).split('\n\n|')[0] ?? '') ?? [];
}

it('the heading of an entity is the title of its tag, or its path if another entity has the same tag', () => {
  expect(toHeadings(toPath('pets', 'pets_admin'), toPath('toys', 'Toys'))).toEqual([
    '### Pet administration {#pets}\n\n`/pets`',
    '### Toys {#toys}\n\n`/toys`',
  ]);
  expect(toHeadings(toPath('pets', 'All'), toPath('toys', 'All'))).toEqual([
    '### `/pets` {#pets}',
    '### `/toys` {#toys}',
  ]);
});

it('the columns create, read, and update an entity, in this order, whatever the order of the paths and the number of parameters at their ends', () => {
  const body = '{ content: { application/json: { schema: { properties: { name: { type: string } } } } } }';
  const put = `put: { summary: Update a pet, requestBody: ${body}, responses: { '200': { description: OK } } }`;
  const get = `get: { summary: Get a pet, responses: { '200': { description: OK, content: { application/json: { schema: { properties: { id: {} } } } } } } }`;
  const post = `post: { summary: Create a pet, requestBody: ${body}, responses: { '200': { description: OK } } }`;
  const spec = toModel(`paths:\n  /pets/{owner}/{id}: { ${put}, ${get} }\n  /pets: { ${post} }`);
  const [section] = toCreateReadUpdatePage([spec], []).sections;
  expect(toMarkdownWithIds(section?.blocks[0]?.elements)).toContain(
    '| Property | Create a pet | Get a pet | Update a pet |',
  );
});

it('bodies without documented properties are listed by what is missing', () => {
  const toContent = (schema: string) => `content: { application/json: { schema: ${schema} } }`;
  const named = toContent('{ properties: { name: {} } }');
  const spec = toModel(`paths:
  /pets:
    post: { summary: Create, requestBody: { ${named} }, responses: { '200': { description: OK } } }
  /pets/{id}:
    get: { summary: Get, responses: { '200': { description: OK } } }
    put: { summary: Replace, responses: { '200': { description: OK } } }
    patch: { summary: Change, requestBody: { ${toContent('{ type: array, items: { type: string } }')} }, responses: { '200': { description: OK } } }`);
  const text = toMarkdownWithIds(toCreateReadUpdatePage([spec], []).sections[0]?.blocks[0]?.elements).replaceAll(
    /\]\([^)]*\)/g,
    ']',
  );
  expect(text?.split('\n\n').slice(-3)).toEqual([
    'Request body not documented: [Replace].',
    'Response body not documented: [Get].',
    'Body without documented properties: [Change].',
  ]);
});

it('an entity with the title of its service has no heading of its own', () => {
  expect(toHeadings(toPath('shops', 'Shop'))).toEqual(['`/shops`']);
  expect(toHeadings(toPath('shops', 'shop'))).toEqual(['`/shops`']);
});

it('no two anchors are equal, whatever the paths and services are called', () => {
  const anchors = toHeadings(
    toPath('test', 'Test'),
    toPath('pets', 'Pets'),
    toPath('Pets', 'Others'),
    toPath('-', 'Dash'),
  );
  expect(anchors.map((heading) => heading.match(/\{#.*\}/)?.[0])).toEqual([
    '{#test-1}',
    '{#pets}',
    '{#pets-1}',
    '{#root}',
  ]);
});
