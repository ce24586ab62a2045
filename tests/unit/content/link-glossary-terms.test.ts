import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadSpec } from '@/openapi/load-services-and-specs';

/** The entries of the glossary by their headings. */
const entries = new Map(
  readFileSync('content/definitions/glossary.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [, term = '', text = ''] = /^(.*?) \{#[\w-]+\}\n\n(.*)$/s.exec(entry) ?? [];
      return [term.replace(/[{}]/g, ''), text.trim()];
    }),
);

it('has its terms in alphabetical order, each with a link', () => {
  const terms = [...entries.keys()];
  expect(terms.length).toBeGreaterThan(30);
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(terms.filter((term) => !/\]\([/.#]/.test(entries.get(term) ?? ''))).toEqual([]);
});

it.each([
  ['Owner', 'environments', 'EnvironmentType'],
  ['Role', 'environments', 'ServiceAccountRole'],
  ['Provider type', 'livesystems', 'ProviderType'],
])('lists the values of %s as the %s service does', async (term, service, schema) => {
  const { schemas } = await loadSpec(service);
  const values = schemas[`#/components/schemas/${schema}`]?.enumeration?.map(
    ({ value }) => JSON.parse(value) as string,
  );
  const listed = [...(entries.get(term) ?? '').matchAll(/`([A-Z]\w+)`/g)].map(([, value]) => value);
  expect(listed).toEqual(values);
});
