import { getFalls } from '@/openapi/load-and-compare-accepted-completeness';
import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseJson } from '@/openapi/exact-numbers';
import { toCompleteness } from '@/openapi/completeness';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { getSampleSources } from '@/openapi/build-samples';
import { toSpec } from '@/openapi/transform/spec';
import { makeProject } from './project';

const root = fileURLToPath(new URL('../../fixtures/specs', import.meta.url));
/** The number of places for examples, and the minimum that show one. Raise both when the fixtures grow. */
const ratchet = { places: 27, shown: 27 };

/** Builds the fixtures and returns their models and problems. */
async function loadFixtures() {
  const project = await makeProject();
  await cp(root, project.root, { recursive: true });
  const { services, problems, written } = await project.build();
  const results = await Promise.all(
    services.map(async (service) => ({
      service,
      ...toSpec(parseJson(await project.read(`src/generated/${service}.json`)), service),
    })),
  );
  return { results, problems, written };
}

describe('the fixtures', () => {
  it('are built without errors', async () => {
    const { problems, written } = await loadFixtures();
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(written).toBe(true);
  });

  it('show a valid example in at least 95% of all places, and in no fewer places than before', async () => {
    const { results } = await loadFixtures();
    const missing = results.flatMap(({ service, examples }) =>
      examples.missing.map(({ anchor, reason }) => `${service}#${anchor} ${reason}`),
    );
    const places = results.reduce((sum, { examples }) => sum + examples.places, 0);
    const shown = results.reduce((sum, { examples }) => sum + examples.shown, 0);
    expect({ places, shown, missing }).toMatchObject({
      places: ratchet.places,
    });
    expect(shown / places).toBeGreaterThanOrEqual(0.95);
    expect(shown).toBeGreaterThanOrEqual(ratchet.shown);
  });

  it('have URL-safe anchors that are unique within each spec', async () => {
    const { results } = await loadFixtures();
    for (const { spec } of results) {
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
    const { results } = await loadFixtures();
    for (const { spec, examples, service } of results) {
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
