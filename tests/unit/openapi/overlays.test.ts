import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSpecs } from '@/openapi/source/build-or-lint-specs';
import { findForeignSpecs } from '@/openapi/source/find-specs-outside-project';
import { explainOverlays } from '@/openapi/source/overlays/explain-overlays';
import { toProblemText } from '@/openapi/source/spec-problem';
import { loadServiceSource } from '@/openapi/source/service-names-and-root-documents';
import { makeProject, toDocument } from './project';

const spec = toDocument(`paths:
  /pets:
    get: { operationId: listPets, summary: List, responses: { '200': { $ref: '#/components/responses/Ok' } } }
    delete: { operationId: deletePets, responses: { '204': { description: Gone } } }
components:
  responses: { Ok: { description: OK } }
  schemas:
    Pet: { type: object, properties: { name: { type: string, enum: [Rex] }, size: { type: integer, maximum: 12345678901234567890 } } }
`);

const toOverlay = (actions: string, rest = '') =>
  `overlay: 1.2.0\ninfo: { title: x, version: '1' }\nactions:\n${actions}${rest}`;

/** Builds a service `pets` with files in its folder of overlays. */
async function build(overlays: Record<string, string>, { folder = 'openapi/pets', language = 'en' } = {}) {
  const files = Object.entries(overlays).map(([name, text]) => [`${folder}/overlays/${name}`, text]);
  const project = await makeProject({ [`${folder}/openapi.yaml`]: spec, ...Object.fromEntries(files) });
  const { sources: foreign } = folder.startsWith('theirs')
    ? await findForeignSpecs(join(project.root, 'theirs'))
    : { sources: [] };
  const languages = { current: language, all: ['en', 'de'] };
  const { problems, written, refused } = await buildSpecs({ root: project.root, languages, foreign });
  const json = await project.read('src/generated/pets.json').catch(() => '{}');
  return { project, written, refused, json, document: JSON.parse(json), problems: problems.map(toProblemText) };
}

const toProblems = async (actions: string, rest = '') =>
  (await build({ 'a.yaml': toOverlay(actions, rest) })).problems.filter((text) => text.includes('/overlays/'));

describe('overlays', () => {
  it('apply every kind of action to the bundle, in the order of their names', async () => {
    const { document, json, problems } = await build({
      'b.json':
        '{"overlay":"1.0.0","info":{"title":"b","version":"1"},"actions":[{"target":"$.info","update":{"title":"B"}}]}',
      'a.yml': toOverlay(
        `- { target: $.info, update: { description: About pets } }
- { target: "$.paths['/pets'].delete", remove: true }
- { target: $.components.schemas.Pet.properties.name.enum, update: Tom }
- { target: "$.paths['/pets']", update: { post: { operationId: addPet, responses: {} } } }
- { target: "$.paths['/pets'].post.responses", copy: "$.paths['/pets'].get.responses" }
- { target: $.components.schemas.Pet, $ref: '#/components/actions/noted' }
- { target: "$..[?@.description == 'OK']", update: { description: Done } }
`,
        'components: { actions: { noted: { fields: { update: { description: A pet. } } } } }\n',
      ),
    });
    expect(problems.filter((text) => text.includes('/overlays/'))).toEqual([]);
    expect(document.info).toEqual({ title: 'B', version: '1', description: 'About pets' });
    expect(document.paths['/pets'].delete).toBeUndefined();
    expect(document.paths['/pets'].post.responses['200']).toEqual({ $ref: '#/components/responses/Ok' });
    expect(document.components.schemas.Pet.description).toBe('A pet.');
    expect(document.components.schemas.Pet.properties.name.enum).toEqual(['Rex', 'Tom']);
    expect(document.components.responses.Ok.description).toBe('Done');
    expect(json).toContain('"maximum":12345678901234567890');
  });

  it('are explained: what each action selects and changes', async () => {
    const { project } = await build({
      'a.yaml': toOverlay(`- target: $.info
  description: "Give it\\u0007 a name."
  update: { title: "Ani\\u001bmals", x-team: { name: Zoo } }
- target: $.paths.*.delete
  remove: true
- target: $.infos
  remove: true
`),
    });
    expect(await explainOverlays(project.root, await loadServiceSource(project.root, 'pets'))).toBe(
      `openapi/pets/overlays/a.yaml:4:3: $.info selects 1 value
  # Give it␇ U+0007 a name.
  ~ #/info/title: Pets -> Ani␛ U+001Bmals
  + #/info/x-team: {"name":"Zoo"}
openapi/pets/overlays/a.yaml:7:3: $.paths.*.delete selects 1 value
  - #/paths/~1pets/delete
openapi/pets/overlays/a.yaml:9:3: $.infos selects nothing. "$" exists, but ".infos" selects nothing in it. Did you mean "info"?`,
    );
  });

  it.each([
    ["$.paths['/pet'].get", `"$.paths" exists, but "['/pet'].get" selects nothing in it. Did you mean "/pets"?`],
    ['$.paths.*.gets', '"$.paths.*" exists, but ".gets" selects nothing in it. Did you mean "get"?'],
    ["$..[?@.name == 'x']", `"$" exists, but "..[?@.name == 'x']" selects nothing in it.`],
  ])('are an error in openapi/ and a warning in a foreign spec if %s selects nothing', async (target, reason) => {
    const actions = `- { target: "${target}", remove: true }\n`;
    const message = `overlay-target "${target}" selects nothing. ${reason}`;
    expect(await toProblems(actions)).toEqual([`openapi/pets/overlays/a.yaml:4:13: error ${message}`]);
    const foreign = await build({ 'a.yaml': toOverlay(actions) }, { folder: 'theirs/pets' });
    expect(foreign.problems).toContainEqual(`theirs/pets/overlays/a.yaml:4:13: warning ${message}`);
    expect(foreign.written).toBe(true);
  });

  it('warn where one replaces what another one writes', async () => {
    const { problems } = await build({
      'a.yaml': toOverlay('- { target: $.info, update: { title: A } }\n- { target: $.info, update: { title: B } }\n'),
      'b.yaml': toOverlay('- { target: $.info.title, update: C }\n- { target: $.info, update: { version: "1" } }\n'),
    });
    expect(problems.filter((text) => text.includes('/overlays/'))).toEqual([
      'openapi/pets/overlays/b.yaml:4:13: warning overlay-conflict This action replaces or removes what a.yaml:5 writes. Keep one of them, or the order of the names decides.',
    ]);
  });

  it('are the place of a problem that the spec has only after an action', async () => {
    expect(
      await toProblems(`- { target: $.info, update: { title: 1 } }
- { target: "$.paths['/pets'].get", update: { operationId: deletePets } }
`),
    ).toEqual([
      'openapi/pets/overlays/a.yaml:4:13: error struct After this action, #/info/title has a problem: Expected type `string` but got `integer`.',
      expect.stringContaining(
        'openapi/pets/overlays/a.yaml:5:13: error operation-operationId-unique After this action, ',
      ),
    ]);
  });

  it.each([
    ['paths: {}\n', '1:1: error overlay-version This is no overlay. Add `overlay: 1.0.0` at the top level'],
    [
      toOverlay('- { target: $, update: {} }\n').replace('1.2.0', '2.0.0'),
      '1:10: error overlay-version Use version 1.0, 1.1, or 1.2 as a text: `overlay: 1.0.0`.',
    ],
    [toOverlay('- { target: $.info, updated: {} }\n'), '4:21: error struct Property `updated` is not expected here.'],
    [
      toOverlay("- { target: '$.paths[', remove: true }\n"),
      '4:13: error overlay Invalid JSONPath expression: Expected ',
    ],
    [toOverlay('- { target: $, remove: true }\n'), '4:13: error overlay Cannot remove the root of the document.'],
    [
      toOverlay('- { target: $.info, update: [1] }\n'),
      "4:29: error overlay Cannot apply array to object at $['info'].",
    ],
    [
      toOverlay(
        "- { target: $.info, update: {} }\n- { target: \"$.paths['/pets']['delete', 'get']\", update: { summary: [1] } }\n",
      ),
      "5:58: error overlay Cannot apply array to string at $['paths']['/pets']['get']['summary'].",
    ],
  ])('report bad input at its place: %s', async (text, message) => {
    const { problems, written } = await build({ 'a.yaml': text });
    expect(problems).toContainEqual(expect.stringContaining(`openapi/pets/overlays/a.yaml:${message}`));
    expect(written).toBe(false);
  });

  it('fail with the line of a syntax error', async () => {
    await expect(build({ 'a.yaml': 'overlay: [\n' })).rejects.toThrow(
      /^openapi\/pets\/overlays\/a\.yaml:2:1: error yaml-syntax /,
    );
  });

  it('fail if their folder cannot be read', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': spec });
    await project.link('openapi/pets/overlays', 'overlays');
    await expect(project.build()).rejects.toThrow(
      /openapi\/pets\/overlays: the folder of overlays cannot be read\n {2}Make it a folder that you may read\.$/,
    );
  });

  it('read no file outside of the folder of the spec and no URL', async () => {
    const toUpdate = (reference: string) =>
      toProblems(`- { target: $.components.schemas, update: { Out: { $ref: '${reference}' } } }\n`);
    expect(await toUpdate('../../../secret.yaml')).toEqual([expect.stringContaining('is outside of the folder')]);
    expect(await toUpdate('https://example.com/a.yaml')).toEqual([expect.stringContaining('is a URL')]);
  });

  it('of a language apply to its build only, after the others', async () => {
    const overlays = {
      'z.yaml': toOverlay('- { target: $.info, update: { title: Animals } }\n'),
      'de/a.yaml': toOverlay('- { target: $.info, update: { title: Tiere } }\n'),
      'en/a.yaml': toOverlay('- { target: $.info, update: { description: Said in English. } }\n'),
    };
    expect((await build(overlays, { language: 'de' })).document.info).toEqual({ title: 'Tiere', version: '1' });
    const english = { title: 'Animals', version: '1', description: 'Said in English.' };
    expect((await build(overlays)).document.info).toEqual(english);
    expect((await build(overlays, { folder: 'theirs/pets' })).document.info).toEqual(english);
    const { problems, document } = await build({ 'dee/a.yaml': overlays['de/a.yaml'] });
    expect(problems).toContainEqual(
      'openapi/pets/overlays/dee: warning overlay-language The site has no language "dee", so these overlays never apply. Did you mean "de"?',
    );
    expect(document.info.title).toBe('Pets');
  });
});
