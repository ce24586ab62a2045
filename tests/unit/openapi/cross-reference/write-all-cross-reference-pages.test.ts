import { expect, describe, it } from 'vitest';
import { loadMentions } from '@/content/mentions-of-api-items';
import { completeTree } from '@/markdown/complete-tree-except-code';
import { walkElements } from '@/markdown/hast-elements';
import { toCrossReferencePages } from '@/openapi/cross-reference/write-all-cross-reference-pages';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { loadNames } from '@/routes/load-spec-names-and-page-cache-keys';
import { toModel } from '../to-model';
import { describedServices } from '../../described';
import { toMarkdownWithIds } from './to-markdown-with-ids';

const specs = await Promise.all(describedServices.map(loadSpec));
const getMarkdown = (pages: ReturnType<typeof toCrossReferencePages>, path: string) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return toMarkdownWithIds(page.write(guides));
};
const guides = await loadMentions(loadNames);
const pages = toCrossReferencePages(specs, () => undefined);
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe('the pages of the five services', () => {
  it('have unique paths, and one page for each component schema', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const components = specs.flatMap(({ componentIds }) => componentIds);
    expect(paths.filter((path) => /^\/reference\/schemas\/./.test(path)).length).toBe(components.length);
  });

  it('list every response of every operation', () => {
    const responses = specs.flatMap(({ operations }) => operations.flatMap((operation) => operation.responses));
    const rows = getMarkdown(pages, '/reference/errors/').match(/^\| \[.*$/gm) ?? [];
    expect(count(rows.map((row) => row.split(' | ')[0]).join('\n'), /\]\(/g)).toBe(responses.length);
  });

  it('show that an update lacks a property of the creation', () => {
    const rows = getMarkdown(pages, '/reference/create-read-update/');
    expect(rows).toMatch(
      /^\| `shortName` \| \[\w+\]\(\/api\/environments\/#createSecret\.body\.shortName\) \| Not in the body \|$/m,
    );
  });

  it('put the live system of one service next to that of another one', () => {
    const [, section = ''] = getMarkdown(pages, '/reference/create-read-update/').split('{#across-livesystem}');
    expect(section).toContain('| Property | Providers | Live systems |');
    expect(section).toMatch(
      /^\| `etag` \| \[Optional\]\(\/api\/providers\/#schema\.LiveSystem\.etag\) \| Not in the schema \|$/m,
    );
  });

  it('compare enumerations that share values, and state that transitions are not documented', () => {
    const text = getMarkdown(pages, '/reference/values/');
    expect(text).toContain('no transitions are shown');
    expect(text).toContain('The values of `BlueprintStatus`, `LiveSystemStatus`, ');
    expect(text).toMatch(/^The status of a mutation\S* .*See \[`MutationStatus`\]/m);
    expect(text).toMatch(
      /^\| `Draft` \| `BlueprintStatus` \(\[Blueprints\]\(\S+\), \[Live systems\]\(\S+=Draft\)\) \|$/m,
    );
  });

  it('put the meanings of a name next to each other', () => {
    const rows = getMarkdown(pages, '/reference/properties/').match(/^\| `shortName`<br>.*/gm) ?? [];
    expect(rows[0]).toContain(' {#name-shortName} |');
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map((row) => row.split(' | ')[1])).size).toBe(rows.length);
  });

  it('show the way from an operation to a schema, and name only the outermost schemas of a body', () => {
    const text = getMarkdown(pages, '/reference/schemas/livesystems/MutationStep/');
    expect(text).toMatch(/\[Instantiate a live system\]\(.*\) \| Response: \[body of `\d+`\]\(.*\) → .*`\*`/);
    const [, update = ''] = getMarkdown(pages, '/reference/operations/').split('{#providers-updateLiveSystem}');
    expect(update.split('\n')[0]).toMatch(/Request body: \[`LiveSystem`\]\(\S+\)<br>/);
  });

  it('link only to pages of the site, and have no id twice', () => {
    for (const { path, write } of pages) {
      const ids: unknown[] = [];
      walkElements(write(), ({ tagName, properties }) => {
        if (properties.id !== undefined) ids.push(properties.id);
        if (tagName === 'a') expect(String(properties.href), path).toMatch(/^(?:\/(?!\/)|#)/);
      });
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  it('have examples with keys of maps that a reader may meet, in which no component depends on itself', () => {
    const examples = specs.flatMap(({ componentIds, schemas }) =>
      componentIds.flatMap((id) => schemas[id]?.example?.source ?? []),
    );
    expect(examples.filter((source) => source.includes('"key":'))).toEqual([]);
    const components = examples.map((source) => JSON.parse(source) as { id?: string; dependencies?: string[] });
    const linked = components.filter(({ dependencies = [] }) => dependencies.length > 0);
    expect(linked.length).toBeGreaterThan(0);
    for (const { id, dependencies } of linked) expect(dependencies).not.toContain(id);
  });

  it('name the guides that use a schema and an operation', () => {
    const schema = getMarkdown(pages, '/reference/schemas/environments/CreateSecretRequest/');
    expect(schema).toMatch(/^- \[Environments guide: Model\]\(\/api-technical-reference\/environments\/#/m);
    const [, section = ''] = getMarkdown(pages, '/reference/operations/').split('{#environments-createSecret}');
    expect(section).toMatch(/^ \| \[Environments guide: Create, read, and delete a secret\]\(/);
  });
});

it('names of a hostile spec are text', () => {
  const hostile = '<script>alert(1)</script>[x](https://evil.test)|`{#a}\\"';
  const spec = toModel(`
paths:
  /a:
    get:
      summary: ${JSON.stringify(hostile)}
      parameters: [{ name: ${JSON.stringify(hostile)}, in: query, schema: { enum: [${JSON.stringify(hostile)}] } }]
      responses: { '200': { description: ${JSON.stringify(hostile)}, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
components:
  schemas:
    A: { description: ${JSON.stringify(hostile)}, properties: { ${JSON.stringify(hostile)}: { $ref: '#/components/schemas/B' } } }
    B: { enum: [${JSON.stringify(hostile)}] }
`);
  spec.title = hostile;
  for (const { path, write } of toCrossReferencePages([spec], () => hostile)) {
    const tree = write();
    completeTree(tree);
    walkElements(tree, ({ tagName, properties }) => {
      expect(tagName, path).not.toBe('script');
      if (tagName === 'a') expect(String(properties.href), path).toMatch(/^(?:\/(?:api|reference)\/|#)/);
    });
  }
});

it('the page of a schema says that its example is generated, and its type has no links, which code cannot have', () => {
  const spec = toModel(
    'paths: {}\ncomponents: { schemas: { Pet: { type: object, properties: { name: { type: string, examples: [Rex] } } } } }',
  );
  const type = '/** @description The name; [Owner](#schema.Owner) has one too. */\nname?: { [key: string]: string };';
  const text = getMarkdown(
    toCrossReferencePages([spec], () => type),
    '/reference/schemas/test/Pet/',
  );
  expect(text).toContain('"name": "Rex"\n}\n```\n\nExample values, generated from the schema.');
  expect(text).toContain('/** @description The name; Owner has one too. */\nname?: { [key: string]: string };');
});

it('the list of headers marks those that are assumed, if readers may see it', () => {
  const spec = toModel(`paths:
  /pets: { get: { parameters: [{ name: key, in: header, x-assumed: A guess., schema: {} }, { name: etag, in: header, schema: {} }], responses: {} } }
components: { securitySchemes: { token: { type: http, scheme: bearer, x-assumed: A guess. } } }`);
  const toText = (showAssumed: boolean) =>
    getMarkdown(
      toCrossReferencePages([spec], () => undefined, { showAssumed }),
      '/reference/access/',
    );
  expect(toText(true).match(/^\| .* \(assumed\)/gm)).toEqual([
    '| [HTTP bearer](/api/test/#security.token) (assumed)',
    '| Header `key` (assumed)',
  ]);
  expect(toText(false)).not.toMatch(/assum/);
});

it('lists say that names and types may be assumed, and the page of a schema says what, if readers may see it', () => {
  const spec = toModel(
    `paths: {}\ncomponents: { schemas: { Pet: { type: object, x-assumed: The name is a reading., properties: { name: { type: string } } } } }`,
  );
  const toTexts = (showAssumed: boolean) =>
    toCrossReferencePages([spec], () => undefined, { showAssumed })
      .map(({ write }) => toMarkdownWithIds(write()))
      .join('\n');
  expect(toTexts(true)).toMatch(/\(Assumed: The name is a reading\\?\.\)/);
  expect(toTexts(true)).toContain('Some names and types are assumptions of this site.');
  expect(toTexts(false)).not.toMatch(/assum/i);
});
