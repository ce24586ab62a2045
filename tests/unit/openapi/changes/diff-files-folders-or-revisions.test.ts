import { expect, it } from 'vitest';
import { diffSpecs } from '@/openapi/changes/diff-files-folders-or-revisions';
import { changeFormats } from '@/openapi/changes/write-change-reports';
import { makeProject, toDocument } from '../project';

const pets = toDocument('paths: { /pets: { get: { responses: {} } } }\n');
const none = toDocument('paths: {}\n');
const entry = "- { service: pets, rule: operation-removed, location: '#/paths', reason: Nobody used it. }\n";

it('compares two files, with the place on each side, in all formats', async () => {
  const { root } = await makeProject({ 'old.yaml': pets, 'new.yaml': none });
  const { changes } = await diffSpecs({ root, before: 'old.yaml', after: 'new.yaml' });
  expect(changes).toMatchObject([
    {
      rule: 'operation-removed',
      places: { before: { file: 'old.yaml', line: 5 }, after: { file: 'new.yaml', line: 5 } },
    },
  ]);
  expect(changeFormats.get('github-actions')?.(changes)).toContain('::error file=new.yaml,line=5,col=1,');
  expect(changeFormats.get('markdown')?.(changes)).toContain(
    '## Breaking changes\n\n- **new**: GET /pets was removed.',
  );
  expect(changeFormats.get('stylish')?.(changes)).toContain('1 change: 1 breaking');
  expect(JSON.parse(changeFormats.get('json')?.(changes) ?? '')).toMatchObject([{ rule: 'operation-removed' }]);
});

it('places a removed webhook at the webhooks that remain', async () => {
  const toWebhooks = (names: string[]) =>
    toDocument(`paths: {}\nwebhooks:\n${names.map((name) => `  ${name}: { post: { responses: {} } }\n`).join('')}`);
  const { root } = await makeProject({
    'old.yaml': toWebhooks(['petAdded', 'petSold']),
    'new.yaml': toWebhooks(['petAdded']),
  });
  const { changes } = await diffSpecs({ root, before: 'old.yaml', after: 'new.yaml' });
  expect(changes).toMatchObject([{ rule: 'webhook-removed', pointer: '#/webhooks', places: { after: { line: 6 } } }]);
});

it('accepts a change of the project with its reason', async () => {
  const project = await makeProject({
    'old/pets.yaml': pets,
    'openapi/pets/openapi.yaml': none,
    'openapi/known-changes.yaml': entry,
  });
  const { changes, stale } = await diffSpecs({ root: project.root, before: 'old' });
  expect(changes.map(({ known }) => known)).toEqual(['Nobody used it.']);
  expect(stale).toEqual([]);
});

it.each([
  ['an unknown rule', entry.replace('removed', 'removd'), ':1:26: entry 1: there is no rule "operation-removd"\n  Did'],
  ['a missing reason', entry.replace('reason: Nobody used it. ', ''), ':1:3: entry 1: "reason" is missing\n'],
  [
    'an unknown rule like no other',
    entry.replace('operation-removed', 'xyz'),
    ':1:26: entry 1: there is no rule "xyz"\n  docs/api-changes.md lists the rules.',
  ],
  ['broken YAML', `${entry}- rule: {\n`, ':3:1: '],
  ['no list', 'pets: {}\n', ':1:1: '],
])('refuses the list of accepted changes with its place: %s', async (_, text, message) => {
  const files = { 'old/pets.yaml': pets, 'openapi/pets/openapi.yaml': none, 'openapi/known-changes.yaml': text };
  const { root } = await makeProject(files);
  const error = await diffSpecs({ root, before: 'old' }).catch((cause: unknown) => cause);
  expect(String(error)).toContain(`openapi/known-changes.yaml${message}`);
  expect(String(error)).toMatch(
    /\n {2}(An entry has the keys|Correct the YAML|Did you mean|docs\/api-changes\.md lists)/,
  );
});

it('refuses a folder with the name of the list of accepted changes', async () => {
  const files = { 'old/pets.yaml': pets, 'openapi/pets/openapi.yaml': none, 'openapi/known-changes.yaml/a': '' };
  const { root } = await makeProject(files);
  await expect(diffSpecs({ root, before: 'old' })).rejects.toThrow(
    'openapi/known-changes.yaml: the file cannot be read\n  Make it a text file that you may read.',
  );
});

it('says which spec is broken, and which revision is unknown', async () => {
  const { root } = await makeProject({ 'old.yaml': 'openapi: 3.1.0\ninfo: [', 'new.yaml': none });
  await expect(diffSpecs({ root, before: 'old.yaml', after: 'new.yaml' })).rejects.toThrow(
    /^the old spec cannot be compared:\nold\.yaml:/,
  );
  await expect(diffSpecs({ root, before: 'v9', after: 'new.yaml' })).rejects.toThrow(
    '"v9" is no file, no folder, and no git revision',
  );
});
