import { getFalls } from '@/openapi/load-and-compare-accepted-completeness';
import { cp } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toCompleteness } from '@/openapi/completeness';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { getSampleSources } from '@/openapi/build-samples';
import { buildModels, makeProject } from './project';

/** The number of places for examples, and the minimum that show one. Raise both when the fixtures grow. */
const ratchet = { places: 27, shown: 27 };

const project = await makeProject();
await cp('tests/fixtures/specs', project.root, { recursive: true });
const { models, problems } = await buildModels(project);

describe('the fixtures', () => {
  it('are built without errors', () => {
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('show a valid example in at least 95% of all places, and in no fewer places than before', () => {
    const missing = models.flatMap(({ service, examples }) =>
      examples.missing.map(({ anchor, reason }) => `${service}#${anchor} ${reason}`),
    );
    const places = models.reduce((sum, { examples }) => sum + examples.places, 0);
    const shown = models.reduce((sum, { examples }) => sum + examples.shown, 0);
    expect({ places, shown, missing }).toMatchObject({
      places: ratchet.places,
    });
    expect(shown / places).toBeGreaterThanOrEqual(0.95);
    expect(shown).toBeGreaterThanOrEqual(ratchet.shown);
  });

  it('have URL-safe anchors that are unique within each spec', () => {
    for (const { spec } of models) {
      const operations = spec.operations.flatMap((operation) => [
        operation,
        ...operation.callbacks.flatMap((callback) => callback.operations),
      ]);
      const anchors = [
        ...operations.flatMap(({ id, parameters, responses, requestBody }) => [
          id,
          ...parameters.flatMap((group) => group.parameters.map(({ anchor }) => anchor)),
          ...responses.flatMap(({ anchor, headers }) => [anchor, ...headers.map((header) => header.anchor)]),
          ...(requestBody ? [requestBody.anchor] : []),
        ]),
        ...spec.tags.map(({ anchor }) => anchor),
        ...spec.securitySchemes.map(({ anchor }) => anchor),
        ...spec.componentIds.map((id) => spec.schemas[id]?.anchor ?? id),
      ];
      expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
      for (const anchor of anchors) expect(anchor).toMatch(/^[A-Za-z0-9_$~!.-]+$/);
    }
  });

  it('have samples and Markdown for each operation, and a completeness report for each spec', async () => {
    for (const { spec, examples, service } of models) {
      for (const operation of spec.operations) {
        const samples = getSampleSources(spec, operation);
        expect(samples.length).toBeGreaterThanOrEqual(operation.kind === 'operation' ? 6 : 0);
        expect(toOperationMarkdown(spec, operation)).toMatch(/^`[A-Z]+ /);
      }
      const measured = { [service]: toCompleteness(spec, examples) };
      expect(getFalls(measured, measured)).toEqual([]);
    }
  });
});
