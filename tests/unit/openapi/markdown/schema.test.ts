import { describe, expect, it } from 'vitest';
import { toSchemaMarkdown } from '@/openapi/markdown/schema';
import type { SchemaNode, Spec } from '@/openapi/model';
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
  it('lists the properties of inner components once', () => {
    expect(toText(spec, 'Pet')).toContain(`\n- \`size\` (object)
  - \`height\` (integer)
- \`owner\` (Owner, object): Someone.
  - \`name\` (string)
- \`friends\` (array of Owner)
  - same as Owner above\n`);
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
});
