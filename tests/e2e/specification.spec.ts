import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from './test';

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

type Element = ReturnType<typeof DomUtils.findAll>[number];

/** Returns all elements of a page. No browser opens it, because readers without JavaScript see what is in its HTML. */
function readElements(service: string): Element[] {
  const html = readFileSync(`out/api/${service}/index.html`, 'utf8');
  return DomUtils.findAll(() => true, parseDocument(html).children);
}

const toText = (element: Element | undefined) =>
  element && DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim();

/** Returns the text of the element with an ID, which must be the only one. */
function getText(elements: Element[], id: string): string | undefined {
  const found = elements.filter(({ attribs }) => attribs['id'] === id);
  expect(found, id).toHaveLength(1);
  return toText(found[0]);
}

/** Returns the rest of each ID that starts with a prefix. */
const getRests = (elements: Element[], prefix: string) =>
  elements.flatMap(({ attribs: { id = '' } }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));

for (const [service, version] of Object.entries(specification.versions)) {
  const operations = specification.operations.filter((operation) => operation.service === service);
  const isOperation = ({ name, attribs }: Element) => name === 'article' && 'data-path' in attribs;

  test(`/api/${service}/ shows its version and every operation of the specification exactly once`, () => {
    const elements = readElements(service);
    const articles = elements.filter(isOperation);
    const shown = articles.map(({ attribs }) => `${attribs['data-method']?.toUpperCase()} ${attribs['data-path']}`);
    expect(shown.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
    const texts = articles.map((article) => toText(article) ?? '');
    for (const { method, path } of operations) {
      expect(
        texts.some((text) => text.toUpperCase().includes(method) && text.includes(path)),
        `${method} ${path}`,
      ).toBe(true);
    }
    const titles = elements.filter(({ name }) => name === 'h1').map(toText);
    expect(titles).toEqual([expect.stringContaining(version)]);
  });

  test(`/api/${service}/ documents the responses of the specification, and only 200 where it has none`, () => {
    const articles = readElements(service).filter(isOperation);
    for (const { method, path, responses } of operations) {
      const [article] = articles.filter(
        ({ attribs }) => attribs['data-method'] === method.toLowerCase() && attribs['data-path'] === path,
      );
      const id = article?.attribs['id'] ?? '';
      const parts = DomUtils.findAll(() => true, article?.children ?? []);
      const statuses = getRests(parts, `${id}.`).filter((rest) => /^\d{3}$/.test(rest));
      expect(statuses, `${method} ${path}`).toEqual(Object.keys(responses ?? { 200: null }));
      for (const [status, words] of Object.entries(responses ?? {})) {
        if (words !== null) expect(getText(parts, `${id}.${status}`)).toContain(words);
      }
    }
  });

  test(`/api/${service}/ shows every property of every entity`, () => {
    const elements = readElements(service);
    for (const { schema, fields } of specification.entities.filter((entity) => entity.service === service)) {
      for (const field of fields) expect(getText(elements, `schema.${schema}.${field}`)).toContain(field);
    }
  });

  test(`/api/${service}/ shows every enum value in the order of the specification`, () => {
    const elements = readElements(service);
    for (const { schema, values } of specification.enumerations.filter(({ services }) => services.includes(service))) {
      expect(getRests(elements, `schema.${schema}=`), schema).toEqual(values);
      for (const value of values) expect(getText(elements, `schema.${schema}=${value}`)).toContain(value);
    }
  });
}
