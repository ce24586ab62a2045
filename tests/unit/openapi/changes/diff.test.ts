import { expect, it } from 'vitest';
import { diffSpecs } from '@/openapi/changes/diff';
import { changeFormats } from '@/openapi/changes/formats';
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

it('accepts a change of the project with its reason, and rejects an unknown rule', async () => {
  const project = await makeProject({
    'old/pets.yaml': pets,
    'openapi/pets/openapi.yaml': none,
    'openapi/known-changes.yaml': entry,
  });
  const { changes, stale } = await diffSpecs({ root: project.root, before: 'old' });
  expect(changes.map(({ known }) => known)).toEqual(['Nobody used it.']);
  expect(stale).toEqual([]);
  await project.write('openapi/known-changes.yaml', entry.replace('removed', 'removd'));
  await expect(diffSpecs({ root: project.root, before: 'old' })).rejects.toThrow(
    'openapi/known-changes.yaml: there is no rule "operation-removd"\n  Did you mean "operation-removed"?',
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
