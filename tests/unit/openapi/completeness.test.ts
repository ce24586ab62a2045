import {
  loadAcceptedCompleteness,
  toAcceptedCompletenessText,
  getFalls,
} from '@/openapi/load-and-compare-accepted-completeness';
import { describe, expect, it } from 'vitest';
import { loadCompleteness, reportFormats } from '@/openapi/completeness-report';
import { toCompleteness } from '@/openapi/completeness';
import { loadSpec, loadSpecResult } from '@/openapi/load-services-and-specs';
import { makeProject, toDocument } from './project';
import { toResult } from './to-model';
import { describedServices } from '../described';

describe('the completeness of a spec', () => {
  const { spec, examples } = toResult(`
paths:
  /a:
    get:
      operationId: a
      description: Described.
      parameters: [{ name: q, in: query, schema: { type: string } }]
      responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Pet" }, example: { id: x } } } }, "404": { description: Gone. } }
    put: { operationId: b, x-assumed: Plain., responses: { "200": { description: Good. } } }
components: { schemas: { Pet: { type: object, properties: { id: { type: integer, description: Its id. }, free: {}, state: { enum: [x, y], x-enumDescriptions: { x: An x. } } } } } }`);

  it('counts described and typed items, responses with a body, and valid examples', () => {
    expect(toCompleteness(spec, examples)).toMatchObject({
      'operations described': { complete: 1, total: 2 },
      'parameters described': { complete: 0, total: 1 },
      'fields described': { complete: 1, total: 3 },
      'fields typed': { complete: 2, total: 3 },
      'enumeration values described': { complete: 1, total: 2 },
      'responses with a body': { complete: 1, total: 3 },
      'operations with errors': { complete: 1, total: 2 },
      'examples shown': { complete: 1, total: 1 },
      'clear names': { complete: 3, total: 6 },
      'authored examples valid': { complete: 0, total: 1 },
    });
  });

  it('names what is missing', () => {
    const found = Object.entries(toCompleteness(spec, examples)).map(([name, { missing }]) => [name, missing]);
    expect(Object.fromEntries(found)).toMatchObject({
      'operations described': ['b'],
      'parameters described': ['a q'],
      'fields described': ['Pet.free', 'Pet.state'],
      'enumeration values described': ['Pet.state=y'],
      'clear names': ['a', 'b', 'a q'],
      'responses with a body': ['a 404', 'b 200'],
      'operations with errors': ['b'],
    });
  });

  it('counts the texts that the overlays of a language translate', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(
        "paths:\n  /a: { get: { operationId: a, summary: A, responses: { '200': { description: OK, content: { a/b: { example: { title: x } } } }, default: { description: No } } } }\n",
      ),
      'openapi/pets/overlays/all.yaml':
        "overlay: 1.0.0\ninfo: { title: x, version: '1' }\nactions: [{ target: $.info, update: { description: Pets. } }]\n",
      'openapi/pets/overlays/de/texts.yaml':
        "overlay: 1.0.0\ninfo: { title: x, version: '1' }\nactions: [{ target: $.info, update: { title: Tiere } }, { target: $..get, update: { summary: Ein A } }]\n",
    });
    const { pets = {} } = await loadCompleteness(project.root, ['de', 'fr']);
    const responses = '#/paths/~1a/get/responses';
    const missing = ['#/info/description', `${responses}/200/description`, `${responses}/default/description`];
    expect(pets['texts translated (de)']).toEqual({ complete: 2, total: 5, missing });
    expect(pets).not.toHaveProperty('texts translated (fr)');
    expect(reportFormats.get('list')?.({ pets })).toContain('\npets: texts translated (de): #/info/description\n');
    expect(JSON.parse(reportFormats.get('json')?.({ pets }) ?? '')).toEqual({ pets });
    expect(toAcceptedCompletenessText({ pets })).not.toContain('missing');
  });

  it('is printed as a table, and falls only if the documented share falls', () => {
    expect(reportFormats.get('table')?.({ pets: { fields: { complete: 1, total: 2 } }, zoo: {} })).toBe(
      '        pets  zoo\nfields   1/2    -',
    );
    const before = { pets: { fields: { complete: 1, total: 2 } }, gone: { fields: { complete: 1, total: 1 } } };
    expect(getFalls({ pets: { fields: { complete: 2, total: 4 } } }, before)).toEqual([]);
    expect(getFalls({ pets: { fields: { complete: 2, total: 5 } } }, before)).toEqual([
      'pets: fields fell from 1/2 to 2/5',
    ]);
  });

  it('does not fall below the accepted values in any service (`npm run openapi:report -- --accept` updates them)', async () => {
    const ratchet = await loadAcceptedCompleteness();
    expect(Object.keys(ratchet)).toEqual(expect.arrayContaining(describedServices));
    expect(getFalls(await loadCompleteness(), ratchet)).toEqual([]);
  });

  it('is measured from the current specs, not from earlier output, and fails if a spec has errors', async () => {
    const file = 'openapi/pets/openapi.yaml';
    const project = await makeProject({ [file]: toDocument('paths:\n  /a:\n    get: { responses: {} }\n') });
    await project.build();
    expect(await loadCompleteness(project.root)).toMatchObject({ pets: { 'operations described': { complete: 0 } } });
    await project.write(file, toDocument('paths:\n  /a:\n    get: { description: Gives a., responses: {} }\n'));
    await project.write('openapi/zoo/openapi.yaml', toDocument());
    expect(await loadCompleteness(project.root)).toMatchObject({
      pets: { 'operations described': { complete: 1 } },
      zoo: {},
    });
    await project.write(file, toDocument('paths:\n  /a: { $ref: a.yaml }\n'));
    await expect(loadCompleteness(project.root)).rejects.toThrow(
      `${file}:6:7: error no-unresolved-refs Can't resolve $ref: there is no file openapi/pets/a.yaml. Create it, or correct the reference.\n  Fix what`,
    );
  });

  it('includes a valid example in every place of the five services that can show one', async () => {
    for (const service of describedServices) {
      const { examples: report } = await loadSpecResult(service);
      expect(report).toMatchObject({ faulty: [], missing: [] });
      expect(report.shown).toBe(report.places);
    }
  });
});

describe('loadSpec', () => {
  it('returns the same model for each call', async () => {
    expect(await loadSpec('accounts')).toBe(await loadSpec('accounts'));
  });

  it('rejects a service that has not been built and names the command to run', async () => {
    await expect(loadSpec('nothing')).rejects.toThrow(/the specs have not been built\n {2}Run `npm run openapi`\./);
  });
});
