import { expect, it } from 'vitest';
import type { Change } from '@/openapi/changes/change';
import { addAffectedSections } from '@/routes/add-affected-docs-sections-to-spec-changes';

const secrets = 'POST /environments/{type}/{ownerId}/{shortName}/secrets';
const base: Change = {
  rule: 'limit-added',
  class: 'risky',
  direction: 'request',
  service: 'environments',
  operations: [],
  pointers: {},
  places: {},
  subject: '',
  pointer: '',
  text: '',
  reason: '',
};
const toSchema = (schema: string, rest = '') => ({ schema, subject: `#/components/schemas/${schema}${rest}` });

it('lists the sections of pages whose prose or samples name an operation, a schema, or a property', async () => {
  const [ofOperation, ofCallback, ofSchema, ofProperty, ofWords, ofNothing] = await addAffectedSections([
    { ...base, operations: [secrets] },
    { ...base, operations: [`POST onCreated {$request.body#/url} of ${secrets}`] },
    { ...base, ...toSchema('CreateSecretRequest') },
    { ...base, ...toSchema('EnvironmentId', '/properties/shortName') },
    { ...base, class: 'words', operations: [secrets] },
    { ...base, service: 'providers', operations: [secrets], ...toSchema('Unknown') },
  ]);
  expect(ofCallback?.sections).toEqual(ofOperation?.sections);
  const file = 'content/api-technical-reference/environments.md';
  const ofFile = ofOperation?.sections?.filter((section) => section.file === file) ?? [];
  expect(ofFile.map(({ isSample }) => isSample)).toContain(true);
  expect(ofSchema?.sections?.filter(({ isSample }) => !isSample)).toContainEqual({
    title: 'Environments guide: Model',
    path: '/api-technical-reference/environments/#model',
    file,
    isSample: false,
  });
  for (const { path, title } of ofFile) {
    expect(path).toMatch(/^\/api-technical-reference\/environments\//);
    expect(title).toMatch(/^Environments/);
  }
  expect(new Set(ofFile.map(({ path, isSample }) => `${path} ${isSample}`)).size).toBe(ofFile.length);
  expect(ofProperty?.sections?.map((section) => section.file)).toContain(file);
  expect(ofWords?.sections).toBeUndefined();
  expect(ofNothing?.sections).toEqual([]);
});
