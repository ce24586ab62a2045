import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSpecs } from '@/openapi/source/build-or-lint-specs';
import { parseModel } from '@/openapi/serialize-model';
import { findForeignSpecs } from '@/openapi/source/find-specs-outside-project';
import { makeProject, toDocument, type Project } from './project';
import { listen } from '../listen';

const secret = 'a-secret-of-the-machine';

/** Starts a server that must get no requests. Returns its URL and the paths of the requests that it gets. */
function listenForRequests(): { url: string; asked: string[] } {
  const asked: string[] = [];
  const url = listen((request, response) => {
    asked.push(request.url ?? '');
    response.end('type: string\n');
  });
  return { url, asked };
}

async function build(project: Project, limits?: { seconds: number; megabytes: number }) {
  const foreign = (await findForeignSpecs(join(project.root, 'theirs'))).sources;
  return buildSpecs({ root: project.root, out: join(project.root, 'aside'), foreign, limits });
}

async function readAll(project: Project): Promise<string> {
  const files = ['pets.json', 'pets.yaml', 'pets.ts', 'pets.model.json'];
  return (await Promise.all(files.map((file) => project.read(`aside/${file}`).catch(() => '')))).join('\n');
}

describe('a malicious spec', () => {
  it.each([
    ['schema', (url: string) => `components:\n  schemas:\n    A: { $ref: '${url}/a.yaml' }\n`, 'is a URL'],
    [
      'mapping',
      (url: string) =>
        `components:\n  schemas:\n    A: { type: object, discriminator: { propertyName: k, mapping: { a: '${url}/a' } } }\n`,
      'is a URL',
    ],
    ['path item', (url: string) => `paths:\n  /a: { $ref: '${url}/a.yaml' }\n`, 'is a URL'],
    [
      'response',
      (url: string) => `paths:\n  /a: { get: { responses: { '200': { $ref: '${url}/a' } } } }\n`,
      'is a URL',
    ],
  ])('has an error for a remote %s, whose server gets no request', async (_, toRest, message) => {
    const { url, asked } = listenForRequests();
    const project = await makeProject({ 'theirs/pets.yaml': toDocument(toRest(url)) });
    const { refused, written } = await build(project);
    expect(refused[0]?.reason).toMatch(/^theirs\/pets\.yaml:[5-9]:\d+: error no-unresolved-refs /m);
    expect(refused[0]?.reason).toContain(message);
    expect([written, asked]).toEqual([false, []]);
  });

  it('is built without requests to its servers, external documents, and external examples', async () => {
    const { url, asked } = listenForRequests();
    const project = await makeProject({
      'theirs/pets.yaml': toDocument(
        `jsonSchemaDialect: ${url}/dialect
servers: [{ url: ${url} }]
externalDocs: { url: '${url}/docs' }
x-more: { $ref: '${url}/more.yaml' }
paths:
  /a:
    get:
      externalDocs: { url: '${url}/a' }
      responses:
        '200':
          description: '![x](${url}/x.png)'
          content:
            application/json:
              schema: { $ref: '#/components/schemas/A' }
              examples: { far: { externalValue: '${url}/far.json' } }
components:
  schemas:
    A: { $id: '${url}/id', $schema: '${url}/schema', type: object }
`,
      ),
    });
    const { written } = await build(project);
    expect([written, asked]).toEqual([true, []]);
  });

  it.each([
    ['an example by its path', 'externalValue: ../../secret.json', {}],
    ['an example by its absolute path', 'externalValue: file:///etc/hostname', {}],
    ['an example by a link', 'externalValue: ./link.json', { link: true }],
    ['a value by a reference in it', 'value: { $ref: ../secret.json }', {}],
  ])('cannot include a file of the machine: %s', async (_, example, { link }: { link?: boolean }) => {
    const project = await makeProject({
      'secret.json': JSON.stringify({ secret }),
      'theirs/pets/openapi.yaml': toDocument(
        `paths:\n  /a:\n    get:\n      responses:\n        '200':\n          description: x\n          content:\n            application/json:\n              examples: { far: { ${example} } }\n`,
      ),
    });
    await project.write('theirs/secret.json', JSON.stringify({ secret }));
    if (link) await project.link('theirs/pets/link.json', join(project.root, 'secret.json'));
    await build(project).catch((error: unknown) => expect(error).toMatchObject({ name: 'UserError' }));
    expect(await readAll(project)).not.toContain(secret);
  });

  it('gets safe page paths and slugs for tags and operations with names such as ../../tag', async () => {
    const project = await makeProject({
      'theirs/pets.yaml': toDocument(
        `tags: [{ name: ../../tag }]
x-pages: { operations: 0, tag: 0 }
paths:
  /a: { get: { operationId: ../../../etc/passwd, tags: [../../tag], responses: { '200': { description: x } } } }
  /b: { get: { operationId: '..', responses: { '200': { description: x } } } }
components: { schemas: { '..': { type: string }, __proto__: { type: string } } }
`,
      ),
    });
    await build(project);
    const { spec } = parseModel(await project.read('aside/pets.model.json'));
    for (const { path } of spec.pages) expect(path).toMatch(/^\/api\/pets(?:\/[\w-]+)+\/$/);
    for (const { slug } of spec.operations) expect(slug).toMatch(/^[\w-]+$/);
  });

  it('is aborted if it takes too much time or memory, and leaves the last output unchanged', async () => {
    const project = await makeProject({ 'theirs/pets.yaml': toDocument('', 'Good') });
    await build(project);
    const schemas = Array.from({ length: 4000 }, (_, at) => `    S${at}: { properties: { a: { type: string } } }\n`);
    await project.write('theirs/pets.yaml', toDocument(`components:\n  schemas:\n${schemas.join('')}`, 'Bad'));
    const slow = await build(project, { seconds: 0.2, megabytes: 512 });
    expect(slow.refused[0]?.reason).toMatch(
      /^theirs\/pets\.yaml:1:1: error too-much-time building the spec took longer than 0\.2 s\n {2}Look for schemas/,
    );
    // 64 MB is enough for the code itself, which needs almost 60 MB. Numbers fill the rest; newer versions of Node keep
    // a large text outside of the limited memory.
    await project.write('theirs/pets.yaml', toDocument(`x-list: [${'1, '.repeat(1_000_000)}1]\n`, 'Bad'));
    const large = await build(project, { seconds: 60, megabytes: 64 });
    expect(large.refused[0]?.reason).toMatch(
      /^theirs\/pets\.yaml:1:1: error too-much-memory building the spec needs more than 64 MB of memory\n {2}Look/,
    );
    expect([slow.written, large.written]).toEqual([false, false]);
    expect(await project.read('aside/pets.json')).toContain('"Good"');
  }, 60_000);
});
