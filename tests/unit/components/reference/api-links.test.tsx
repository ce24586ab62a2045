import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrintedReference } from '@/components/reference/print/printed-reference';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { noCode, Page, renderSpec, toDocument, toModel, toPaths } from './render';

const links = {
  credentials: { label: 'Keys [and] headers', path: '/keys/' },
  guide: { label: 'Pets guide', path: '/guides/pets/' },
};
const toOperation = (operationId: string, more = {}) => ({ operationId, responses: {}, ...more });
const spec = toModel(
  toDocument({
    paths: {
      '/own': { get: toOperation('own', { 'x-codeSamples': [{ lang: 'sh', source: 'pets list' }] }) },
      '/first': { get: toOperation('first') },
      '/second': { get: toOperation('second'), post: toOperation('open', { security: [] }) },
    },
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  }),
);
const sample = {
  key: 'curl',
  language: 'curl',
  label: 'curl',
  source: 'x',
  lines: [[['', 'x']]] as [string, string][][],
};
const samples = new Map(spec.operations.map(({ id }) => [id, sample]));
const code = { ...noCode, samples };

test('an API links to its guide, and Authentication and the first generated sample to the page about credentials', () => {
  const printed = renderToStaticMarkup(
    <PrintedReference spec={spec} code={code} showAssumed head={null} links={links} />,
  );
  for (const page of [renderSpec(spec, { code, links }), new Page(printed)]) {
    expect(page.getHrefs('overview')).toEqual(expect.arrayContaining(['/guides/pets/', '/keys/']));
    expect(page.getText('overview')).toMatch(/GuidePets guide.*Authentication.*See Keys \[and\] headers/);
    expect(page.getText('first')).toContain('Values of the variables: Keys [and] headers');
    for (const id of ['own', 'second', 'open']) expect(page.getHrefs(id)).not.toContain('/keys/');
  }
});

test('an operation as Markdown links to the guide, and to the page about credentials if it requires some', () => {
  const toText = (name: string) => {
    const operation = spec.operations.find(({ id }) => id === name);
    return operation ? toOperationMarkdown(spec, operation, links) : '';
  };
  const site = 'https://docs.example.com';
  expect(toText('second')).toContain(`Requires: HTTP bearer.\n\nSee [Keys \\[and\\] headers](${site}/keys/)\n`);
  expect(toText('second')).toContain(`Guide: [Pets guide](${site}/guides/pets/)`);
  expect(toText('open')).not.toContain('/keys/');
});

test('an API for which no pages are configured has no links to them', () => {
  const [operation] = spec.operations;
  const page = renderSpec(toModel(toDocument({ paths: toPaths({}) })), { code, links: {} });
  expect(page.html).not.toMatch(/Guide|Values of the variables/);
  expect(operation && toOperationMarkdown(spec, operation)).not.toMatch(/See|Guide/);
});
