import { expect, it } from 'vitest';
import { diffSpecs } from '@/openapi/changes/diff-files-folders-or-revisions';
import { makeProject, toDocument } from '../project';
import { git, makeRepository } from '../repository';

const pets = toDocument('paths: { /pets: { get: { responses: {} } } }\n');
const none = toDocument('paths: {}\n');
const entry = "- { service: pets, rule: operation-removed, location: '#/paths', reason: Nobody used it. }\n";

it('compares two files, with the place on each side', async () => {
  const { root } = await makeProject({ 'old.yaml': pets, 'new.yaml': none });
  const { changes } = await diffSpecs({ root, before: 'old.yaml', after: 'new.yaml' });
  expect(changes).toMatchObject([
    {
      rule: 'operation-removed',
      places: { before: { file: 'old.yaml', line: 5 }, after: { file: 'new.yaml', line: 5 } },
    },
  ]);
});

it('compares main with the files as they are now if there is no tag', async () => {
  const project = await makeRepository([pets]);
  await project.write('openapi/pets/openapi.yaml', none);
  expect((await diffSpecs({ root: project.root })).changes).toMatchObject([{ rule: 'operation-removed' }]);
});

it('compares two revisions, whatever the files are now', async () => {
  const project = await makeRepository([none, 'v1'], [pets, 'v2']);
  await project.write('openapi/pets/openapi.yaml', 'openapi: [');
  const { changes } = await diffSpecs({ root: project.root, before: 'v1', after: 'v2' });
  expect(changes).toMatchObject([
    { rule: 'operation-added', places: { after: { file: 'openapi/pets/openapi.yaml', line: 5 } } },
  ]);
});

it('fails without a repository, and names a command that works', async () => {
  const { root } = await makeProject({ 'openapi/pets/openapi.yaml': pets });
  await expect(diffSpecs({ root })).rejects.toThrow(
    'there is neither a tag nor the branch main to compare with\n  Name the old specs, for example: npm run openapi:diff -- HEAD~1',
  );
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

it('accepts a change of the project with its reason, and lists an entry that accepts nothing anymore', async () => {
  const project = await makeProject({
    'old/pets.yaml': pets,
    'openapi/pets/openapi.yaml': none,
    'openapi/known-changes.yaml': entry,
  });
  const { changes, stale } = await diffSpecs({ root: project.root, before: 'old' });
  expect(changes.map(({ known }) => known)).toEqual(['Nobody used it.']);
  expect(stale).toEqual([]);
  await project.write('openapi/pets/openapi.yaml', pets);
  expect((await diffSpecs({ root: project.root, before: 'old' })).stale).toMatchObject([{ service: 'pets' }]);
});

it.each([
  [
    'an unknown rule',
    entry.replace('removed', 'removd'),
    ':1:26: entry 1: there is no rule "operation-removd"\n  Did you mean "operation-removed"?',
  ],
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
  for (const before of ['v9', 'nowhere/', '--output=x'])
    await expect(diffSpecs({ root, before, after: 'new.yaml' })).rejects.toThrow(
      `"${before}" is no file, no folder, and no git revision`,
    );
});

it('names the place in the old revision, which must contain specs', async () => {
  const { root, write } = await makeRepository([`${pets}info: [`, 'v1']);
  await write('openapi/pets/openapi.yaml', pets);
  await expect(diffSpecs({ root })).rejects.toThrow(
    /^the old spec cannot be compared:\nopenapi\/pets\/openapi\.yaml:6:\d+: /,
  );
  await git(root, 'rm', '--quiet', '-r', '--cached', 'openapi');
  await git(root, 'commit', '--quiet', '--message=None');
  await expect(diffSpecs({ root, before: 'HEAD' })).rejects.toThrow(
    /^the revision "HEAD" has no folder openapi\/ that can be read\n {2}Name a revision/,
  );
});
