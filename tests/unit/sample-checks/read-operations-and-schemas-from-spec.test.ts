import { expect, it } from 'vitest';
import { getOperations, toSampleSpec } from '@/sample-checks/read-operations-and-schemas-from-spec';

it('a parameter of an operation replaces that of its path with the same name and place', () => {
  const toParameter = (name: string, place: string, required: boolean) => ({ name, in: place, required, schema: {} });
  const shared = [toParameter('id', 'path', true), toParameter('key', 'header', true)];
  const get = {
    operationId: 'get',
    parameters: [toParameter('key', 'header', false), toParameter('id', 'query', false)],
  };
  const query = { operationId: 'find' };
  const additionalOperations = { Purge: { operationId: 'purge' } };
  const item = { parameters: shared, get, query, additionalOperations };
  const spec = toSampleSpec('pets', { openapi: '3.2.0', paths: { '/pets/{id}': item } });
  const operations = getOperations(spec).map(({ method, parameters }) => [
    method,
    parameters.map((one) => `${String(one.in)} ${String(one.name)} ${String(one.required)}`),
  ]);
  expect(operations).toEqual([
    ['GET', ['path id true', 'header key false', 'query id false']],
    ['QUERY', ['path id true', 'header key true']],
    ['Purge', ['path id true', 'header key true']],
  ]);
});
