import { describe, expect, it } from 'vitest';
import { toSchemaMarkdown } from '@/openapi/markdown/schema';
import type { SchemaNode } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import { toModel } from '../to-model';

const spec = toModel(`
components:
  schemas:
    Owner: { type: object, description: Someone., properties: { name: { type: string } } }
    Pet:
      type: object
      properties:
        size: { type: object, properties: { height: { type: integer } } }
        owner: { $ref: '#/components/schemas/Owner' }
        friends: { type: array, items: { $ref: '#/components/schemas/Owner' } }
paths: {}`);
const toText = (of: Spec, name: string) =>
  toSchemaMarkdown(of, of.schemas[`#/components/schemas/${name}`] as SchemaNode);

describe('the Markdown of a component schema', () => {
  it('lists the properties of an item that an array must or may contain', () => {
    const containing = toModel(`
components: { schemas: { Herd: { type: array, contains: { type: object, properties: { leader: { type: boolean } } } }, Flock: { type: array, minContains: 0, contains: { const: 1 } } } }
paths: {}`);
    expect(toText(containing, 'Herd')).toMatch(/At least one item is.*\n +- `leader` \(boolean\)/);
    expect(toText(containing, 'Flock')).toContain('- Some items may be (');
  });

  it('lists the properties of inner components once', () => {
    expect(toText(spec, 'Pet')).toContain(`\n- \`size\` (object)
  - \`height\` (integer)
- \`owner\` (Owner, object): Someone.
  - \`name\` (string)
- \`friends\` (array of Owner)
  - same as Owner above\n`);
  });

  it('says that its example is generated', () => {
    expect(toText(spec, 'Owner')).toContain('```\n\nExample values, generated from the schema.');
  });

  it('links inner components in a large spec, and lists inner schemas without a name', () => {
    const page = { kind: 'schemas' as const, path: '/api/test/schemas/', number: 1, count: 1, schemas: [] };
    const owner = 'see [Owner](https://docs.example.com/api/test/#schema.Owner)';
    expect(toText({ ...spec, pages: [page] }, 'Pet')).toContain(`\n- \`size\` (object)
  - \`height\` (integer)
- \`owner\` (Owner, object): Someone.
  - ${owner}
- \`friends\` (array of Owner)
  - ${owner}\n`);
  });

  it('has titles, other documentation, negations, and conditions', () => {
    const model = toModel(`
openapi: 3.1.0
components:
  schemas:
    Pet:
      title: Our pet.
      externalDocs: { url: "https://e.com/pets" }
      type: object
      properties:
        kind: { type: string, title: Species, externalDocs: { url: "https://e.com/kinds", description: Kinds } }
        nick_name: { type: string, title: Nick Name }
        tags: { type: array, items: { type: string, title: Tag } }
      not: { required: [tags] }
      if: { required: [kind] }
      then: { properties: { size: { type: integer, minimum: 3 } } }
      else: { required: [nick_name] }
      dependentSchemas: { kind: { properties: { color: { type: string } } } }
paths: {}`);
    const text = toText(model, 'Pet');
    expect(text).toContain('Title: Our pet. [More information](https://e.com/pets)\n');
    expect(text).toContain(`
- \`kind\` (string): Title: Species. [Kinds](https://e.com/kinds)
- \`nick_name\` (string)
- \`tags\` (array of string): Items: Title: Tag.
- Must not be (object)
`);
    expect(text).toMatch(
      /\n- If \(object\)\n {2}- `kind`.*\n- then \(.*\)\n {2}- `size` \(integer\): >= 3\.\n- else \(/,
    );
    expect(text).toMatch(/\n- If \(object\)\n {2}- `kind`.*\n- then \(.*\)\n {2}- `color` \(string\)$/);
  });
});
