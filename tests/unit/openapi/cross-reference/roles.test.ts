import { describe, expect, it } from 'vitest';
import { toAccessPage } from '@/openapi/cross-reference/pages/operations-by-scheme-scope-and-header';
import { toRolesSection } from '@/openapi/cross-reference/pages/roles-and-owner-types-section';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { toModel } from '../to-model';
import { describedServices } from '../../described';
import { toMarkdownWithIds } from './to-markdown-with-ids';
import { toElements } from '@/openapi/cross-reference/build-sections-blocks-and-tables';

const toText = (yaml: string) => toMarkdownWithIds(toElements(toRolesSection([toModel(yaml)]).blocks));

it('the operations by access tell optional schemes from none', () => {
  const spec = toModel(`
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
paths:
  /a: { get: { operationId: optional, summary: Optional, security: [{}, { key: [] }], responses: {} } }
  /b: { get: { operationId: open, summary: Open, responses: {} } }
  /c: { get: { operationId: closed, summary: Closed, security: [{ key: [] }], responses: {} } }`);
  const text = toMarkdownWithIds(toElements(toAccessPage([spec]).sections[0]?.blocks ?? []));
  expect(text).toMatch(
    /\| Nothing, optionally \| \[Optional\]\([^)]*\) \|\n\| Nothing documented \| \[Open\]\([^)]*\) \|/,
  );
});

it('the operations by access tell equal scopes of two schemes apart, and headers not by case', () => {
  const flows = '{ clientCredentials: { tokenUrl: /token, scopes: { read: Reads., write: Writes. } } }';
  const spec = toModel(`
components:
  securitySchemes: { user: { type: oauth2, flows: ${flows} }, robot: { type: oauth2, flows: ${flows} } }
paths:
  /a:
    get:
      operationId: one
      summary: One
      security: [{ user: [read, write] }]
      parameters: [{ name: X-Id, in: header, schema: { type: string } }]
      responses: {}
  /b:
    get:
      operationId: two
      summary: Two
      security: [{ robot: [read] }]
      parameters: [{ name: x-id, in: header, schema: { type: string } }]
      responses: {}`);
  const text = toMarkdownWithIds(toElements(toAccessPage([spec]).sections[0]?.blocks ?? []));
  const rows = [...text.matchAll(/^\| ((?:Scope|Header) .*?) \| (.*) \|$/gm)].map(([, needed, operations = '']) => [
    needed,
    [...operations.matchAll(/\[([^\]]*)\]/g)].map(([, title]) => title),
  ]);
  expect(rows).toEqual([
    ['Scope `read` of OAuth 2.0 (user)', ['One']],
    ['Scope `read` of OAuth 2.0 (robot)', ['Two']],
    ['Scope `write`', ['One']],
    ['Header `X-Id`', ['One', 'Two']],
  ]);
});

describe('the roles and owner types', () => {
  const text = toText(`
paths:
  /pets:
    get: { operationId: listPets, responses: { '200': { description: OK } } }
    post: { operationId: addPet, security: [{ oauth: [write] }], responses: { '200': { description: OK } } }
components:
  securitySchemes: { oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: /token, scopes: { write: Writes. } } } } }
  schemas:
    PetRole:
      description: What a pet may do.
      oneOf: [{ const: guard, description: Guards. }, { const: guest }]
    Kind: { oneOf: [{ const: wild, description: It has no owner. }, { const: tame }] }
    Scroller: { enum: [fast] }
    Pet:
      properties:
        role: { $ref: '#/components/schemas/PetRole' }
        userRoles: { type: array, description: Not listed., items: { type: string } }
        ownerId: { type: string }
        ownerTypes: { type: array, items: { enum: [person] } }
`);

  it('are the enumerations whose names or meanings contain one of the words', () => {
    expect(text).toContain('### `PetRole` (Test) {#roles-test-petrole}\n\nWhat a pet may do.');
    expect(text).toContain('### `Kind` (Test)');
    expect(text).not.toContain('Scroller');
  });

  it('are followed by what is not documented: meanings, values, and the operations', () => {
    expect(text).toMatch(/\[`guest`\]\(.*\) \| Not documented \|/);
    expect(text).toContain('| `userRoles` | Test: [`Pet`](/api/test/#schema.Pet.userRoles) | Not listed. |');
    expect(text).not.toMatch(/^\| `(?:role|ownerId|ownerTypes)`/m);
    expect(text).toContain('is not documented for:\n\n- Test: 1 of 2 operations');
  });

  it('have names in any notation, and are no IDs', () => {
    const names = ['USER_ROLE', 'OwnerPaid', 'roleIds', 'OWNER_ID', 'roleid', 'scopeIDs', 'parole'];
    const fields = names.map((name) => `${name}: { type: string }`).join(', ');
    const found = toText(`paths: {}\ncomponents: { schemas: { A: { properties: { ${fields} } } } }`);
    expect([...found.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual(['USER_ROLE', 'OwnerPaid']);
  });

  it('have anchors of their own, although a name occurs twice with different values', () => {
    const toGet = (value: string) =>
      `get: { parameters: [{ name: role, in: query, schema: { enum: [${value}] } }], responses: {} }`;
    const ids = toText(`paths: { /a: { ${toGet('admin')} }, /b: { ${toGet('guest')} } }`).match(
      /(?<=\{#)roles-test-[^}]*/g,
    );
    expect(ids).toEqual(['roles-test--role-', 'roles-test--role-2']);
  });

  it('name as gaps only the services that have some', () => {
    const access = (scopes: string) => `
paths: { /a: { get: { security: [{ oauth: [${scopes}] }], responses: {} } } }
components: { securitySchemes: { oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: /t, scopes: { all: All. } } } } } }`;
    const [full, empty] = [toModel(access('all')), toModel(access(''))];
    const toGaps = (...specs: (typeof full)[]) => toMarkdownWithIds(toElements(toRolesSection(specs).blocks));
    expect(toGaps(full, empty).match(/^- Test: .*/gm)).toEqual(['- Test: 1 of 1 operations']);
    expect(toGaps(full)).toContain('Every operation documents the role or scope that it needs.');
  });

  it('may be missing from all specs', () => {
    expect(toText(`paths: { /a: { get: { responses: { '200': { description: OK } } } } }`)).toContain(
      'No such enumeration is documented.',
    );
  });
});

it('the five services document two such enumerations and no role of an operation', async () => {
  const text = toMarkdownWithIds(toElements(toRolesSection(await Promise.all(describedServices.map(loadSpec))).blocks));
  expect(text.match(/^### `.*$/gm)?.map((heading) => heading.split('`')[1])).toEqual([
    'EnvironmentType',
    'ServiceAccountRole',
  ]);
  expect(text).toContain('No operation documents the role or scope that it needs.');
});
