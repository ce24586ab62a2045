import { describe, expect, it } from 'vitest';
import { walkElements } from '@/markdown/hast-elements';
import { toTree } from '@/markdown/build-hast-for-generated-pages';
import { showCodeBlocks } from '@/markdown/show-code-blocks-and-diagrams';
import { getComponents } from '@/openapi/cross-reference/component-schemas';
import { toServiceMap } from '@/openapi/cross-reference/pages/service-map-section';
import { loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { toModel } from '../to-model';
import { describedServices } from '../../described';
import { toMarkdownWithIds } from './to-markdown-with-ids';
import { toElements } from '@/openapi/cross-reference/build-sections-blocks-and-tables';

function toSpec(service: string, parameter: string, schema: string): Spec {
  const spec = toModel(`
paths:
  /a/{${parameter}}:
    get:
      parameters: [{ name: ${parameter}, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: OK } }
components: { schemas: { ${schema}: { properties: { name: { type: string } } } } }
`);
  const operations = spec.operations.map((operation) => ({ ...operation, page: `/api/${service}/` }));
  return Object.assign(spec, { service, title: `The ${service}`, operations });
}

const toMap = (specs: Spec[]) =>
  toServiceMap(specs, getComponents(specs), (anchor) => `/reference/list/#${anchor}`)?.blocks;

describe('the map of all services', () => {
  const specs = [toSpec('pets', 'petId', 'Pet'), toSpec('shops', 'petId', 'Pet'), toSpec('toys', 'toyId', 'Toy')];
  const blocks = toMap(specs) ?? [];

  it('links every service and what it shares with others, in the map and in the table', async () => {
    const tree = await showCodeBlocks(toTree(blocks[1]?.elements ?? []));
    const hrefs: unknown[] = [];
    let texts = 0;
    walkElements(tree, ({ tagName, properties }) => {
      if (tagName === 'a') hrefs.push(properties.href);
      if (tagName === 'svg')
        expect(properties.ariaLabel).toMatch(/^The pets \(1 operation\), .* as in the table below$/);
      if (tagName === 'text') texts++;
    });
    const shared = ['/reference/list/#name-petId', '/reference/list/#across-pet'];
    expect(new Set(hrefs)).toEqual(new Set(['/api/pets/', '/api/shops/', '/api/toys/', ...shared]));
    // Each service has a second line.
    expect(texts).toBe(hrefs.length + specs.length);
    expect(toMarkdownWithIds(blocks[2]?.elements)).toContain(
      '| [`{petId}`](/reference/list/#name-petId)<br>Path parameter | [The pets](/api/pets/), [The shops](/api/shops/) |',
    );
  });

  it('of the five services fits a phone', async () => {
    const five = await Promise.all(describedServices.map(loadSpec));
    walkElements(await showCodeBlocks(toTree(toMap(five)?.[1]?.elements ?? [])), ({ tagName, properties }) => {
      if (tagName === 'svg') expect(properties.className).toContain('diagram-small');
    });
  });

  it('says so if the services share nothing, and is missing for one service', () => {
    expect(toMarkdownWithIds(toElements(toMap(specs.slice(1)) ?? []))).toContain(
      'The services share no path parameter and no schema with properties.',
    );
    expect(toMap(specs.slice(2))).toBeUndefined();
  });
});
