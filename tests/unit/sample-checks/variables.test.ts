import { expect, it } from 'vitest';
import { readSplit } from '@/content/front-matter';
import { getContentFiles } from '@/content/list-content-files';
import { loadPageSource } from '@/content/read-page-files-with-includes';
import { toPageTree } from '@/markdown/page-tree';
import { toEntities } from '@/openapi/cross-reference/sections/entity-identifiers';
import { loadEntities } from '@/openapi/cross-reference/sections/load-entities-and-tasks';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import { getSampleSources } from '@/openapi/build-samples';
import { toBlocks } from '@/sample-checks/code-blocks-and-offsets';
import { toCurlRequest } from '@/sample-checks/parse-http-and-curl-requests';

const specs = await Promise.all(getServices().map((service) => loadSpec(service)));

/** Returns the segments of the path in the curl sample of each operation, by the name of the operation. */
const samples = new Map<string, { path: string; segments: string[] }>(
  specs.flatMap((spec) =>
    spec.operations.map((operation) => {
      const curl = getSampleSources(spec, operation).find(({ language }) => language === 'curl')?.source ?? '';
      return [`${spec.service}.${operation.id}`, { path: operation.path, segments: toSegments(curl) }] as const;
    }),
  ),
);

function toSegments(code: string): string[] {
  const request = toCurlRequest(code);
  if ('message' in request) throw new Error(`${request.message}: ${code}`);
  return request.target.split('?')[0]?.split('/').slice(1) ?? [];
}

/** Returns the name of a variable without braces. Returns undefined for any other text. */
const findVariable = (segment = '') => /^\$\{?(\w+)\}?$/.exec(segment)?.[1];

it('a variable of request samples identifies one kind of thing in all services', async () => {
  const titles = new Map<string, string[]>();
  for (const { title, rows } of toEntities(specs, await loadEntities())) {
    for (const { key } of rows.flat()) titles.set(key, [...(titles.get(key) ?? []), title]);
  }
  const meanings = new Map<string, Set<string>>();
  for (const [name, { path, segments }] of samples) {
    path
      .split('/')
      .slice(1)
      .forEach((part, index) => {
        const variable = findVariable(segments[index]);
        if (!part.startsWith('{') || variable === undefined) return;
        for (const title of titles.get(`${name.split('.')[0]}.${part}`) ?? [`${name} ${part}`]) {
          meanings.set(variable, (meanings.get(variable) ?? new Set()).add(title));
        }
      });
  }
  expect(meanings.size).toBeGreaterThan(10);
  expect([...meanings].filter(([, found]) => found.size > 1).map(([variable, found]) => [variable, ...found])).toEqual(
    [],
  );
});

it('a guide uses the variables of the request samples', async () => {
  const blocks = await Promise.all(
    getContentFiles('content').map(async (name) => {
      const { text, segments } = loadPageSource('content', name);
      const { body, bodyLine } = readSplit(text, name).value;
      return toBlocks((await toPageTree(body)).code, { file: name, bodyLine, segments });
    }),
  );
  const requests = blocks.flat().filter(({ lang, operation }) => lang === 'sh' && operation !== undefined);
  const wrong = requests.flatMap(({ file, line, code, operation = '' }) =>
    toSegments(code).flatMap((segment, index) => {
      const [used, wanted] = [findVariable(segment), findVariable(samples.get(operation)?.segments[index])];
      return used === undefined || used === wanted ? [] : [`${file}:${line}: ${used} is ${wanted} in the samples`];
    }),
  );
  expect(requests.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
