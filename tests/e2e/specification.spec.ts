import { readFileSync } from 'node:fs';
import { expect, test, type Page } from './test';

interface Operation {
  service: string;
  method: string;
  path: string;
  body?: string;
  responses?: Record<string, string | null>;
}

interface Specification {
  versions: Record<string, string>;
  operations: Operation[];
  entities: { service: string; schema: string; fields: string[] }[];
  enumerations: { services: string[]; schema: string; values: string[] }[];
}

/** Written by hand from the platform's specification, never generated from the OpenAPI files. */
const specification = JSON.parse(readFileSync('tests/fixtures/specification.json', 'utf8')) as Specification;

test.use({ javaScriptEnabled: false });

const toId = (id: string) => `[id="${id}"]`;

async function getTexts(page: Page, selector: string): Promise<string[]> {
  return (await page.locator(selector).allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

for (const [service, version] of Object.entries(specification.versions)) {
  const operations = specification.operations.filter((operation) => operation.service === service);

  test(`/api/${service}/ shows its version and every operation of the specification exactly once`, async ({ page }) => {
    await page.goto(`/api/${service}/`);
    const articles = page.locator('article[data-path]');
    const shown = await articles.evaluateAll((nodes) =>
      nodes.map((node) => `${node.getAttribute('data-method')?.toUpperCase()} ${node.getAttribute('data-path')}`),
    );
    expect(shown.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
    const texts = await getTexts(page, 'article[data-path]');
    for (const { method, path } of operations) {
      expect(
        texts.some((text) => text.toUpperCase().includes(method) && text.includes(path)),
        `${method} ${path}`,
      ).toBe(true);
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(version);
  });

  test(`/api/${service}/ documents the responses of the specification, and only 200 where it has none`, async ({
    page,
  }) => {
    await page.goto(`/api/${service}/`);
    for (const { method, path, responses } of operations) {
      const article = page.locator(`article[data-method="${method.toLowerCase()}"][data-path="${path}"]`);
      const id = await article.getAttribute('id');
      const statuses = await article
        .locator(`[id^="${id}."]`)
        .evaluateAll(
          (nodes, prefix) =>
            nodes.map((node) => node.id.slice(`${prefix}.`.length)).filter((rest) => /^\d{3}$/.test(rest)),
          id,
        );
      expect(statuses, `${method} ${path}`).toEqual(Object.keys(responses ?? { 200: null }));
      for (const [status, words] of Object.entries(responses ?? {})) {
        if (words !== null) await expect(article.locator(toId(`${id}.${status}`))).toContainText(words);
      }
    }
  });

  test(`/api/${service}/ shows every property of every entity`, async ({ page }) => {
    await page.goto(`/api/${service}/`);
    for (const { schema, fields } of specification.entities.filter((entity) => entity.service === service)) {
      for (const field of fields) {
        await expect(page.locator(toId(`schema.${schema}.${field}`)), `${schema}.${field}`).toContainText(field);
      }
    }
  });

  test(`/api/${service}/ shows every enum value in the order of the specification`, async ({ page }) => {
    await page.goto(`/api/${service}/`);
    for (const { schema, values } of specification.enumerations.filter(({ services }) => services.includes(service))) {
      const ids = await page
        .locator(`[id^="schema.${schema}="]`)
        .evaluateAll((nodes) => nodes.map((node) => node.id.split('=')[1]));
      expect(ids, schema).toEqual(values);
      for (const value of values) await expect(page.locator(toId(`schema.${schema}=${value}`))).toContainText(value);
    }
  });
}
