import { expect, it } from 'vitest';
import { walkElements } from '@/markdown/hast-elements';
import { toTree } from '@/markdown/build-hast-for-generated-pages';
import { findInconsistencies } from '@/openapi/consistency/all-rules-and-error-responses';
import { toPages } from '@/openapi/cross-reference/split-list-into-pages';
import { toConsistencyPage } from '@/openapi/cross-reference/pages/consistency';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { toSpecs } from '../consistency/specs';
import { describedServices } from '../../described';
import { toMarkdownWithIds } from './to-markdown-with-ids';
import { toElements } from '@/openapi/cross-reference/build-sections-blocks-and-tables';

it('the page has a row for each finding with links to the API pages, and each shared fix once', async () => {
  const specs = await Promise.all(describedServices.map(loadSpec));
  const [page] = toPages(toConsistencyPage(specs));
  const tree = page?.write() ?? toTree([]);
  const text = toMarkdownWithIds(tree);
  const hrefs: string[] = [];
  let rows = 0;
  walkElements(tree, ({ tagName, properties }) => {
    if (tagName === 'a') hrefs.push(String(properties.href));
    if (tagName === 'tr') rows += 1;
  });
  const findings = findInconsistencies(specs);
  // One more for the head of each table.
  expect(rows - (text.match(/^\| Where /gm)?.length ?? 0)).toBe(findings.length);
  for (const href of hrefs) expect(href).toMatch(/^(?:\/api\/\w+\/|#)/);
  expect(hrefs).toContain('/api/providers/#schema.ProviderType');
  expect(hrefs).toContain('/api/environments/#security.bearerAuth');
  expect(hrefs).toContain('/api/accounts/');
  expect(text.split('Use one name for one segment.')).toHaveLength(2);
  expect(text).toContain('Rename it to `health`.');
  expect(text).toContain('| Accounts: [`bearerAuth`](/api/accounts/#security.bearerAuth), Blueprints: ');
  expect(text.split('## Operations without errors')[1]).toContain('| Where | Finding |\n');
});

it('names of a hostile spec are text', () => {
  const hostile = '<script>alert(1)</script>[x](https://evil.test)|`{#a}\\"';
  const name = JSON.stringify(hostile);
  const specs = toSpecs({
    one: `
paths:
  ${JSON.stringify(`/a/{${hostile.replace(/[{}]/g, '')}}`)}: { get: { responses: {} } }
  ${JSON.stringify('/a/{b}')}: { get: { responses: {} } }
components: { schemas: { A: { properties: { ${name}: { enum: [${name}, a] } } }, B: { properties: { ${name}: { enum: [a] } } } } }
`,
  });
  for (const spec of specs) spec.title = hostile;
  expect(findInconsistencies(specs).length).toBeGreaterThan(2);
  const [page] = toPages(toConsistencyPage(specs));
  walkElements(page?.write() ?? toTree([]), ({ tagName, properties }) => {
    expect(tagName).not.toBe('script');
    if (tagName === 'a') expect(String(properties.href)).toMatch(/^(?:\/api\/|#)/);
  });
});

it('a section without findings says so', () => {
  const { sections } = toConsistencyPage(toSpecs({ one: 'paths: {}' }));
  expect(sections.map(({ blocks }) => toMarkdownWithIds(toElements(blocks)))).toEqual(
    sections.map(() => 'Nothing was found.'),
  );
});
