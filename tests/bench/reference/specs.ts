import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fail } from '@/lib/user-errors-and-mistakes';
import { fetchSpec, publicSpecs } from './package-file';

type Json = Record<string, unknown>;

/** Functions that create the specs that are measured by default, by the name of the service. */
export const specs: Record<string, () => Json> = {
  github: () => loadPublic('github'),
  'github-250': () => toFirst(loadPublic('github'), 250),
  deep: buildDeep,
  wide: buildWide,
};

/** Writes a spec into a separate folder, as `npm run build -- --openapi` expects it. */
export function writeSpec(name: string, folder: string): string {
  const target = path.join(folder, `spec-${name}`);
  const make = specs[name] ?? (publicSpecs.has(name) ? () => loadPublic(name) : buildSmall);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, `${name}.json`), JSON.stringify(make(), null, 2));
  return target;
}

/** Reads a public spec of `public-specs.json`. */
function loadPublic(name: string): Json {
  const spec = publicSpecs.get(name);
  if (!spec) return fail(`public-specs.json has no spec ${name}`);
  const file = fetchSpec(spec);
  const source = readFileSync(file, 'utf8');
  return (file.endsWith('.json') ? JSON.parse(source) : parse(source)) as Json;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Keeps the first paths of a spec, up to about `count` operations. Components stay, because pages share them. */
function toFirst(spec: Json, count: number): Json {
  let left = count;
  const paths = Object.entries(spec.paths as Record<string, Json>).filter(([, item]) => {
    const own = Object.keys(item).filter((key) => methods.has(key)).length;
    left -= own;
    return left + own > 0;
  });
  return { ...spec, paths: Object.fromEntries(paths) };
}

const info = (title: string) => ({ openapi: '3.1.0', info: { title, version: '1' } });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Builds thirty levels of schemas that refer to eight schemas of the next level; the last level refers to the first one. 13 MB.
 */
function buildDeep(): Json {
  const levels = 30;
  const width = 100;
  const schemas: Json = {};
  const words = 'What the field is good for, in the words of somebody who was paid by the letter. '.repeat(2);
  for (let level = 0; level < levels; level++) {
    for (let at = 0; at < width; at++) {
      const next = Array.from({ length: 8 }, (_, index) => [
        `child${index}`,
        level + 1 < levels
          ? { ...reference(`Level${level + 1}Node${(at * 7 + index) % width}`), description: words }
          : reference(`Level0Node${index}`),
      ]);
      const own = Array.from({ length: 8 }, (_, index) => [`field${index}`, { type: 'string', description: words }]);
      schemas[`Level${level}Node${at}`] = {
        type: 'object',
        description: words,
        properties: Object.fromEntries([...own, ...next]),
      };
    }
  }
  const paths = Array.from({ length: 1200 }, (_, at) => [
    `/deep/${at}/{id}`,
    {
      post: {
        operationId: `deep${at}`,
        tags: [`Part ${at % 40}`],
        summary: `Change ${at}`,
        description: words,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: reference(`Level0Node${at % width}`) } } },
        responses: {
          200: { description: 'OK', content: { 'application/json': { schema: reference(`Level1Node${at % width}`) } } },
        },
      },
    },
  ]);
  return { ...info('Deep'), paths: Object.fromEntries(paths) as Json, components: { schemas } };
}

/** Builds two thousand small operations without tags or operation IDs. */
function buildWide(): Json {
  const paths = Array.from({ length: 1000 }, (_, at) => {
    const answer = { type: 'object', properties: { id: { type: 'string' }, count: { type: 'integer' } } };
    const responses = { 200: { description: 'OK', content: { 'application/json': { schema: answer } } } };
    return [
      `/things/${at}`,
      { get: { responses }, put: { requestBody: { content: { 'application/json': { schema: answer } } }, responses } },
    ];
  });
  return { ...info('Wide'), paths: Object.fromEntries(paths) as Json };
}

/** Builds a spec with one operation, to measure the rest of the site. */
function buildSmall(): Json {
  return { ...info('Small'), paths: { '/one': { get: { responses: { 200: { description: 'OK' } } } } } };
}
