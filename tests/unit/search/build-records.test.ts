import { describe, expect, test } from 'vitest';
import { mergeDrafts } from '@/search/merge-records';
import { splitRecord } from '@/search/split-and-measure-records';
import { toPageRecords } from '@/search/page-records';
import { buildRecords } from '@/search/build-records';
import { toSpec } from '@/openapi/transform/spec';

const id = {
  name: 'petId',
  in: 'path',
  required: true,
  description: 'Names the pet.',
  schema: { type: 'string', format: 'uuid' },
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  tags: [{ name: 'pets', description: 'All about pets.' }],
  paths: {
    '/pets/{petId}': {
      get: {
        operationId: 'getPet',
        summary: 'Get a pet',
        tags: ['pets'],
        parameters: [id],
        responses: { 404: { description: 'There is no such pet.' } },
      },
      put: {
        operationId: 'updatePet',
        summary: 'Update a pet',
        tags: ['pets'],
        parameters: [id],
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', properties: { note: { type: 'string' } } } } },
        },
        responses: { 404: { description: 'There is no such pet.' } },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        properties: {
          shortName: { type: 'string', description: 'What it answers to.' },
          parent: { $ref: '#/components/schemas/Pet' },
          kind: { $ref: '#/components/schemas/Kind' },
        },
      },
      Kind: { type: 'string', enum: ['Cat', 'Dog'] },
    },
  },
};

const page = {
  slug: 'how-tos/feed-a-pet',
  path: '/how-tos/feed-a-pet/',
  title: 'Feed a pet',
  description: 'What pets eat.',
  keywords: ['food'],
  sections: [
    { id: '', title: '', depth: 1, text: 'Pets eat twice a day.' },
    { id: 'cats', title: 'Cats', depth: 2, text: 'Fish.' },
    { id: 'kittens', title: 'Kittens', depth: 3, text: 'Milk.' },
    { id: 'dogs', title: 'Dogs', depth: 2, text: 'Bones.' },
  ],
};

const { spec } = toSpec(document, 'pets');
const folders = { 'how-tos': { label: 'How-tos', weight: 90 } };
const records = buildRecords([page], [spec], { folders });
const find = (objectID: string) => records.find((record) => record.objectID === objectID);

describe('records of pages', () => {
  test('a page has a record with its description and the text before the first heading', () => {
    expect(find('page:how-tos/feed-a-pet')).toMatchObject({
      kind: 'page',
      title: 'Feed a pet',
      text: 'What pets eat. Pets eat twice a day.',
      url: '/how-tos/feed-a-pet/',
      names: ['food'],
    });
  });

  test('a section has a record whose hierarchy contains the headings above it', () => {
    const { hierarchy, url, text } = find('page:how-tos/feed-a-pet#kittens') ?? {};
    expect(hierarchy).toEqual({
      lvl0: 'How-tos',
      lvl1: 'Feed a pet',
      lvl2: 'Cats',
      lvl3: 'Kittens',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
    expect({ url, text }).toEqual({ url: '/how-tos/feed-a-pet/#kittens', text: 'Milk.' });
    expect(find('page:how-tos/feed-a-pet#dogs')?.hierarchy).toMatchObject({ lvl2: 'Dogs', lvl3: null });
  });

  test('an unlisted page has no records', () => {
    expect(toPageRecords({ ...page, unlisted: true })).toEqual([]);
  });

  test('the configuration sets the area and the weight of the pages in a folder', () => {
    const [own] = toPageRecords(page, folders);
    expect([own?.levels[0], Math.round(own?.weight ?? 0)]).toEqual(['How-tos', 90]);
    const [other] = toPageRecords({ ...page, slug: 'old-notes/a' }, folders);
    expect([other?.levels[0], Math.round(other?.weight ?? 0)]).toEqual(['Old notes', 60]);
    const [single] = toPageRecords({ ...page, slug: 'how-tos' }, folders);
    expect(single?.levels[0]).toBe('Pages');
  });

  test.each(['1.0', 'next'])('pages of the version %s have the area and the weight of their folder', (version) => {
    const docs = { area: 'default', version, isLatest: false, prefix: `/${version}` };
    const toFirst = (slug: string) => toPageRecords({ ...page, slug: `${version}${slug}`, docs }, folders)[0];
    expect(toFirst('/how-tos/feed-a-pet')?.levels[0]).toBe('How-tos');
    expect(toFirst('/how-tos/feed-a-pet')?.weight).toBe(toPageRecords(page, folders)[0]?.weight);
    expect([toFirst('/category/pets')?.levels[0], toFirst('')?.levels[0]]).toEqual(['Pages', 'Pages']);
    expect(Math.round(toFirst('/category/pets')?.weight ?? 0)).toBe(80);
  });

  test('a page without searched sections has one record', () => {
    expect(toPageRecords({ ...page, searchSections: false })).toEqual(toPageRecords(page).slice(0, 1));
    expect(toPageRecords(page).length).toBeGreaterThan(1);
  });

  test('a page in a folder named "constructor" has the usual weight', () => {
    const weights = ['constructor/a', 'other/a'].map((slug) => toPageRecords({ ...page, slug })[0]?.weight);
    expect(weights[0]).toBe(weights[1]);
    expect(weights[0]).toBeGreaterThan(0);
  });
});

describe('records of specs', () => {
  test('an operation has a record with its title, operationId, method, and path', () => {
    expect(find('api:pets#getPet')).toMatchObject({
      kind: 'operation',
      title: 'Get a pet',
      names: ['getPet'],
      method: 'get',
      path: '/pets/{petId}',
      service: 'pets',
      url: '/api/pets/#getPet',
    });
    expect(find('api:pets#getPet')?.hierarchy).toMatchObject({
      lvl0: 'API reference',
      lvl1: 'Pets',
      lvl2: 'pets',
      lvl3: 'Get a pet',
    });
  });

  test('a parameter that two operations share has one record that lists both operations', () => {
    const parameters = records.filter(({ kind }) => kind === 'parameter');
    expect(parameters).toHaveLength(1);
    expect(parameters[0]).toMatchObject({ title: 'petId', type: 'string <uuid>', text: 'Names the pet.' });
    expect(parameters[0]?.places).toEqual([
      { title: 'Get a pet', url: '/api/pets/#getPet.path.petId' },
      { title: 'Update a pet', url: '/api/pets/#updatePet.path.petId' },
    ]);
  });

  test('a response that two operations share has one record, titled by status and description', () => {
    const responses = records.filter(({ kind }) => kind === 'response');
    expect(responses.map(({ title, places }) => [title, places.length])).toEqual([['404 There is no such pet', 2]]);
  });

  test('a recursive schema has one record for each property', () => {
    const fields = records.filter(({ kind }) => kind === 'field').map(({ url }) => url);
    expect(fields.sort()).toEqual([
      '/api/pets/#schema.Pet.kind',
      '/api/pets/#schema.Pet.parent',
      '/api/pets/#schema.Pet.shortName',
      '/api/pets/#updatePet.body.note',
    ]);
  });

  test('an enum value has a record that links to its anchor', () => {
    expect(find('api:pets#schema.Kind=Cat')).toMatchObject({
      kind: 'value',
      title: 'Cat',
      url: '/api/pets/#schema.Kind=Cat',
    });
  });
});

describe('all records', () => {
  test('have a unique, stable objectID, a version, a locale, and a build that depends on the content', () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(new Set(records.map(({ version, locale }) => `${version} ${locale}`))).toEqual(new Set(['current en']));
    const again = buildRecords([{ ...page, description: 'Something else.' }], [spec]);
    expect(again.map(({ objectID }) => objectID)).toEqual(records.map(({ objectID }) => objectID));
    expect(again[0]?.build).not.toBe(records[0]?.build);
  });

  test('do not repeat the properties of a schema for each reference with a description', () => {
    const toLevel = (level: number) => ({
      type: 'object',
      properties: Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [name, { $ref: `#/components/schemas/L${(level + 1) % 16}`, description: name }]),
      ),
    });
    const schemas = Object.fromEntries(Array.from({ length: 16 }, (_, level) => [`L${level}`, toLevel(level)]));
    const deep = toSpec(
      { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {}, components: { schemas } },
      'x',
    );
    expect(buildRecords([], [deep.spec]).filter(({ kind }) => kind === 'field').length).toBeLessThan(100);
  });

  test('list only the first 60 of hundreds of places', () => {
    const draft = {
      objectID: 'x',
      kind: 'field' as const,
      title: 'id',
      levels: [],
      names: [],
      text: '',
      weight: 1,
      mergeKey: 'x',
    };
    const drafts = Array.from({ length: 500 }, (_, index) => ({ ...draft, url: `/x/#${index}`, place: 'x' }));
    const [record, ...others] = mergeDrafts(drafts);
    expect(others).toEqual([]);
    expect(record?.places.map(({ url }) => url)).toEqual(drafts.slice(0, 60).map(({ url }) => url));
  });

  test('of a service have its title, with its name if another service has the same title', () => {
    const other = toSpec(document, 'pets-copy').spec;
    const toTitles = (specs: (typeof spec)[]) =>
      new Set(buildRecords([], specs).map(({ serviceTitle }) => serviceTitle));
    expect(toTitles([spec])).toEqual(new Set([spec.title]));
    expect(toTitles([spec, other])).toEqual(new Set([`${spec.title} (pets)`, `${spec.title} (pets-copy)`]));
  });

  test('of pages have the labels of menus as names, unless these say the same as the title', () => {
    const labels = ['Cloud Agent', 'PetStore', 'CLOUD-AGENT', spec.title + ' API'];
    const [record] = buildRecords([], [spec], { labels: labels.map((label) => ({ label, path: '/api/pets/' })) });
    expect(record?.names).toEqual(['OpenAPI', 'cloud agent', 'PetStore']);
  });

  test('of an earlier version link to its archived spec, and those of the current version to the current spec', () => {
    const old = toSpec({ ...document, info: { title: 'Pets', version: '0' } }, 'pets-1-0').spec;
    const all = buildRecords([], [spec], { others: [{ version: '1.0', service: 'pets', spec: old }] });
    const toPlaces = (wanted: string) =>
      new Set(all.flatMap(({ version, url }) => (version === wanted ? [url.split('#')[0]] : [])));
    expect([toPlaces('current'), toPlaces('1.0')]).toEqual([new Set(['/api/pets/']), new Set(['/api/pets-1-0/'])]);
  });

  test('of more than 10,000 bytes are split into pieces that contain every word, line of code, and place', () => {
    const words = Array.from({ length: 4000 }, (_, index) => `wörd${index}`);
    const places = Array.from({ length: 300 }, (_, index) => ({
      title: `Operation ${index}`,
      url: `/api/pets/#operation${index}`,
    }));
    const [record] = mergeDrafts([
      {
        objectID: 'x',
        kind: 'field',
        title: 'x',
        levels: ['x'],
        names: [],
        text: words.join(' '),
        url: '/x/',
        weight: 1,
        place: 'x',
      },
    ]);
    const whole = { text: words.join(' '), code: words.toReversed().join(' '), places };
    const pieces = record ? [record, ...splitRecord({ ...record, ...whole })] : [];
    const cut = pieces.slice(1);
    expect(cut.length).toBeGreaterThan(3);
    expect(record && splitRecord({ ...record, title: 'x'.repeat(10_000), text: '' })).toHaveLength(1);
    for (const piece of cut) expect(Buffer.byteLength(JSON.stringify(piece))).toBeLessThan(10_000);
    expect(
      cut
        .map(({ text }) => text)
        .join('')
        .split(' '),
    ).toEqual(words);
    expect(cut.map(({ code = '' }) => code).join('')).toBe(whole.code);
    expect(cut.flatMap((piece) => piece.places)).toEqual(places);
    expect(new Set(cut.map(({ objectID }) => objectID)).size).toBe(cut.length);
    expect(new Set(cut.map(({ group }) => group))).toEqual(new Set(['x']));
  });
});

test('an operation is found by the tags that only mark it, which its record shows before the description', () => {
  const tags = [{ name: 'beta', summary: 'Beta', kind: 'badge' }];
  const get = { operationId: 'getPet', tags: ['beta'], description: 'Returns a pet.', responses: {} };
  const { spec } = toSpec(
    { openapi: '3.2.0', info: { title: 'P', version: '1' }, tags, paths: { '/pet': { get } } },
    'p',
  );
  const [record] = buildRecords([], [spec]).filter(({ kind }) => kind === 'operation');
  expect(record?.text).toBe('Beta. Returns a pet.');
});

test('a tag in other tags and its operations have the titles of these tags in their breadcrumbs', () => {
  const tags = [
    { name: 'pets', summary: 'All pets' },
    { name: 'dogs', parent: 'pets' },
  ];
  const get = { operationId: 'getDog', tags: ['dogs'], responses: {} };
  const { spec } = toSpec(
    { openapi: '3.2.0', info: { title: 'P', version: '1' }, tags, paths: { '/dog': { get } } },
    'p',
  );
  const paths = buildRecords([], [spec]).map(({ hierarchy }) => Object.values(hierarchy).filter(Boolean).join(' › '));
  expect(paths).toContain('API reference › P › All pets › dogs');
  expect(paths).toContain('API reference › P › All pets › dogs › getDog');
});

test('an item is found by its marks, and has the words by which readers filter, with which it is not merged with others', () => {
  const marks = { deprecated: true, 'x-deprecated-since': '2', 'x-stability': 'beta', 'x-since': '1' };
  const toOperation = (own: object) => ({
    get: { parameters: [{ name: 'size', in: 'query', schema: { type: 'string' }, ...own }], responses: {}, ...own },
  });
  const Pet = {
    type: 'object',
    ...marks,
    properties: { name: { type: 'string', ...marks }, sort: { oneOf: [{ const: 'cat', ...marks }, { const: 'dog' }] } },
  };
  const { spec } = toSpec(
    {
      openapi: '3.1.0',
      info: { title: 'P', version: '1' },
      tags: [{ name: 'pets', 'x-stability': 'beta' }],
      paths: { '/a': toOperation(marks), '/b': toOperation({}) },
      components: { schemas: { Pet } },
    },
    'p',
  );
  const found = buildRecords([], [spec]).map(({ kind, title, text, marks: words }) => [kind, title, text, words]);
  const text = 'deprecated since 2, beta, since 1';
  const words = ['deprecated', 'beta'];
  expect(found).toEqual([
    ['page', 'P API', '', undefined],
    ['section', 'pets', 'beta', ['beta']],
    ['operation', 'GET /a', text, words],
    ['parameter', 'size', text, words],
    ['operation', 'GET /b', '', undefined],
    ['parameter', 'size', '', undefined],
    ['schema', 'Pet', text, words],
    ['field', 'name', text, words],
    ['field', 'sort', '', undefined],
    ['value', 'cat', text, words],
    ['value', 'dog', '', undefined],
  ]);
});

test.each([
  ['The API v2.1 response. It is a list.', '200 The API v2.1 response'],
  [`${'word '.repeat(11)}a-longer-word and more.`, `200 ${'word '.repeat(10)}word`],
])('a response with the description %j has the title %j', (description, title) => {
  const paths = { '/pets': { get: { operationId: 'listPets', responses: { 200: { description } } } } };
  const { spec } = toSpec({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths }, 'pets');
  const found = buildRecords([], [spec]).find(({ kind }) => kind === 'response');
  expect(found?.title).toBe(title);
});
