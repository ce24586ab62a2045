import { findAtPointer } from '@/openapi/find-members-of-parsed-json';
import { expect, it } from 'vitest';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import { loadDocument, loadSpec } from '@/openapi/load-services-and-specs';
import { findKeyword } from '@/openapi/names-in-pages/find-keyword-value-in-schema';
import { SpecNames } from '@/openapi/names-in-pages/find-and-show-named-items';
import { describedServices } from '../../described';
import { toPets } from '../names-in-pages/pets';

const names = new SpecNames([toPets()]);
const show = async (name: string, from = names) =>
  toMarkdown({ type: 'root', children: (await from.load({ kind: 'value', name })).children });

it.each(['', '01', '1e0', '-1'])('finds no item of a list at %j', (key) => {
  expect(findAtPointer({ a: ['b', 'c'] }, `#/a/${key}`)).toBeUndefined();
  expect(findAtPointer({ a: ['b', 'c'] }, '#/a/1')).toBe('c');
});

it.each([
  ['pets/version', '2.1'],
  ['pets/title', 'Pets'],
  ['pets/server', '`https://api.example.com`'],
  ['pets.getPet/method', '`GET`'],
  ['pets.getPet/path', '`/pets/{petId}`'],
  ['pets.getPet/request', '`GET /pets/{petId}`'],
  ['pets.getPet/title', 'Get a pet'],
  ['pets.getPet/statuses', '`200`, `404`'],
  ['pets.getPet.petId/in', 'path'],
  ['pets.getPet.path.petId/maxLength', '8'],
  ['pets.getPet.fields/default', '`all`'],
  ['pets.replacePet.body.note/maxLength', '80'],
  ['pets.getPet.200.kind/enum', '`Cat`, `Dog`'],
  ['pets.Named.shortName/maxLength', '30'],
  ['pets.Named.shortName/pattern', '`^[a-z]*_*$`'],
  ['pets.Pet.kind/default', '`Cat`'],
  ['pets.Pet.weight/exclusiveMinimum', '0'],
  ['pets.Pet.weight/maximum', '99.5'],
  ['pets.Pet.weight/type', 'number'],
  ['pets.Pet.toys/maxItems', '3'],
  ['pets.Pet.toys.color/type', 'string'],
  ['pets.Pet/required', '`kind`'],
])('shows what the specification says: %s', async (name, text) => {
  expect(await show(name)).toBe(text);
});

it('shows the limit that applies if a schema extends another one or allows null, and a limit that it inherits', async () => {
  expect(await show('pets.Pet.code/maxLength')).toBe('9');
  expect(await show('pets.Pet.code/minLength')).toBe('3');
  expect(await show('pets.Pet.shortName/maxLength')).toBe('30');
  expect(await show('pets.Cat.weight/maximum')).toBe('99.5');
  expect(await show('pets.Cat.weight/minimum')).toBe('1');
  expect(await show('pets.Cat.nickname/maxLength')).toBe('5');
});

it('shows an exclusive limit of OpenAPI 3.0, which is a boolean next to the limit, like the page of the API', () => {
  const size = { type: 'integer', minimum: 5, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false };
  const id = '#/components/schemas/Size';
  const find = (keyword: string) =>
    findKeyword({ openapi: '3.0.3', components: { schemas: { Size: size } } }, id, keyword);
  const keywords = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'];
  expect(keywords.map(find)).toEqual([undefined, 5, 9, undefined]);
});

it.each([
  ['pet.Pet/type', '":value[pet.Pet/type]" names no service\n  Did you mean "pets"? Services: pets.'],
  [
    'pets.Pet.shortNam/maxLength',
    '"pets.Pet.shortNam" names nothing in the specification\n  Did you mean "pets.Pet.shortName"?',
  ],
  ['pets.getPett/path', '"pets.getPett" names nothing in the specification\n  Did you mean "pets.getPet"?'],
  [
    'pets.getPet.query.field/default',
    '"pets.getPet.query.field" names nothing in the specification\n  Did you mean "pets.getPet.query.fields"?',
  ],
  ['pets.Named.shortName/maxLenght', '"pets.Named.shortName" has no "maxLenght"\n  Did you mean "maxLength"?'],
  ['pets.Kind/maxLength', '"pets.Kind" has no "maxLength"\n  It has: type, default, enum.'],
  ['pets.Kind', '":value[pets.Kind]" does not say which value\n  Add it after a slash: type, default, enum.'],
  ['pets.Kind=Cat/color', '"pets.Kind=Cat" has no "color"\n  It has no values.'],
])('fails for a wrong name and suggests others: %s', async (name, message) => {
  await expect(show(name)).rejects.toMatchObject({ message });
});

it('shows the name instead if the spec of another project does not have it', async () => {
  const foreign = new SpecNames([toPets({ isForeign: true })]);
  expect(await show('pets.Dog/maxLength', foreign)).toBe('`pets.Dog/maxLength`');
});

it('finds every schema of the specs in their documents', async () => {
  for (const service of describedServices) {
    const [{ schemas }, document] = await Promise.all([loadSpec(service), loadDocument(service)]);
    const found = Object.keys(schemas).filter((id) => findAtPointer(document, id) !== undefined);
    expect(found).toEqual(Object.keys(schemas));
  }
});
