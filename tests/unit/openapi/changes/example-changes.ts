import { makeProject, toDocument } from '../project';
import { diffSpecs } from '@/openapi/changes/diff-files-folders-or-revisions';
import type { Change } from '@/openapi/changes/change';

const toBody = (pet: string) =>
  `requestBody: { content: { application/json: { schema: ${pet} } } }, responses: { '200': { description: Yes. } }`;

const before = toDocument(`paths:
  /pets:
    post: { ${toBody("{ $ref: '#/components/schemas/Pet' }")} }
  /pets/{id}:
    delete: { deprecated: true, responses: {} }
    put: { ${toBody("{ $ref: '#/components/schemas/Pet' }")} }
  /toys: { get: { responses: {} } }
components:
  schemas:
    Pet: { type: object, properties: { name: { type: string, maxLength: 40 } } }
`);
const after = before
  .replace('maxLength: 40', 'maxLength: 30')
  .replace('    delete: { deprecated: true, responses: {} }\n', '')
  .replace('  /toys: {', '  /toys: { post: { responses: {} },');

const toSection = (name: string, isSample: boolean) => ({
  title: `${name}: Create a pet`,
  path: `/${name}/#create-a-pet`,
  file: `content/${name}.md`,
  isSample,
});

/** Loads three changes: a breaking one, which pages mention, a risky one that is accepted, and a safe one. */
export async function loadExampleChanges(): Promise<Change[]> {
  const { root } = await makeProject({
    'old/pets.yaml': before,
    'openapi/pets/openapi.yaml': after,
    'openapi/known-changes.yaml':
      '- { service: pets, rule: deprecated-operation-removed, reason: Nobody has used it since *May*. }\n',
  });
  const { changes } = await diffSpecs({ root, before: 'old' });
  return changes.map((change) =>
    change.class === 'breaking'
      ? { ...change, sections: [toSection('guide', false), toSection('my_pets', true), toSection('guide', true)] }
      : change,
  );
}
