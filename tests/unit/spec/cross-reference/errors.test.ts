import { expect, it } from 'vitest';
import { toErrorsPage } from '@/spec/cross-reference/pages/errors';
import { toModel } from '../to-model';

it('names the schema of a body, also for a reference with a description of its own', () => {
  const spec = toModel(`
paths:
  /pets:
    get:
      operationId: getPets
      responses:
        '404': { description: Missing, content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } } }
        '500': { description: Broken, content: { application/json: { schema: { $ref: '#/components/schemas/Problem', description: Try again. } } } }
        '503': { description: Busy }
components: { schemas: { Problem: { type: object, properties: { title: { type: string } } } } }
`);
  const [section] = toErrorsPage([spec]).sections;
  const link = '[`Problem`](/api/test/#schema.Problem)';
  const [, bodies = ''] = section?.blocks.join('').split('Missing') ?? [];
  expect(bodies).toMatch(/^<br>Body: /);
  expect(bodies.split(`<br>Body: ${link}`)).toHaveLength(3);
});
