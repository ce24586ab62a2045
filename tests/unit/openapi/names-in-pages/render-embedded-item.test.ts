import { expect, it } from 'vitest';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import { SpecNames } from '@/openapi/names-in-pages/find-and-show-named-items';
import { toHtml } from '../../markdown/render';
import { toPets } from '../names-in-pages/pets';

const names = new SpecNames([toPets()]);
const load = async (kind: string, name: string, from = names) => ({
  type: 'root' as const,
  children: (await from.load({ kind, name }, `${kind}-1`)).children,
});
const show = async (kind: string, name: string, from = names) => toMarkdown(await load(kind, name, from));

it('shows an operation as its title, which links to it, and its request line', async () => {
  expect(await show('operation', 'pets.getPet')).toBe('[Get a pet](/api/test/#getPet): `GET /pets/{petId}`');
});

it('shows a schema as a table of its properties with links, types, descriptions, and limits', async () => {
  const rows = (await show('schema', 'pets.Pet')).split('\n');
  expect(rows).toEqual([
    '| Name | Type | Description |',
    '| --- | --- | --- |',
    '| [`shortName`](/api/test/#schema.Pet.shortName) | string | \\[ 2 .. 30 \\] characters; matches ^\\[a-z\\]\\*\\_\\*$. |',
    '| [`kind`](/api/test/#schema.Pet.kind) (required) | string | Default `"Cat"`; one of `Cat`, `Dog`. |',
    '| [`size`](/api/test/#schema.Pet.size) | string | See [the code](/api/test/#schema.Code). One of `S`, `L`. |',
    '| [`code`](/api/test/#schema.Pet.code) | string | \\[ 3 .. 9 \\] characters. |',
    '| [`weight`](/api/test/#schema.Pet.weight) | number | ( 0 .. 99.5 \\]; multiple of 0.5; default `1`. |',
    '| [`toys`](/api/test/#schema.Pet.toys) | array of object | \\<= 3 items. |',
  ]);
});

it('shows the schema of a body, of the items of a list, and a schema without properties', async () => {
  expect(await show('schema', 'pets.replacePet.body')).toContain('[`note`](/api/test/#replacePet.body.note)');
  expect(await show('schema', 'pets.Pet.toys')).toContain('[`color`](/api/test/#schema.Pet.toys.color)');
  expect(await show('schema', 'pets.Code')).toBe(
    '[`Code`](/api/test/#schema.Code): string. \\[ 3 .. 12 \\] characters.',
  );
});

it('shows an enumeration as a table of values and meanings, or as a list if no value has a meaning', async () => {
  expect(await show('enumeration', 'pets.Pet.size')).toBe(
    '| Value | Meaning |\n| --- | --- |\n| `S` | Small. |\n| `L` | Large. |',
  );
  expect(await show('enumeration', 'pets.Pet.kind')).toBe('- `Cat`\n- `Dog`');
});

it('shows a sample in each language, in tabs that the choice of a language switches', async () => {
  const html = toHtml(await load('sample', 'pets.getPet'));
  expect(html).toContain('<div class="tabs" data-tabs="" data-group="language">');
  expect(html.match(/role="tabpanel"/g)).toHaveLength(8);
  expect(html).toContain('id="sample-1-1" role="tabpanel" aria-labelledby="sample-1-1-tab"');
  expect(await show('sample', 'pets.getPet')).toMatch(/^\*\*curl\*\*\n\n```bash\ncurl .*\/pets\/\$PET_ID/);
  expect(html.match(/href="\/api\/test\/#getPet"/g)).toHaveLength(8);
});

it('loads the same sample without colors for what only reads it', async () => {
  const { children } = await names.loadPlain({ kind: 'sample', name: 'pets.getPet' }, 'sample-1');
  const plain = { type: 'root' as const, children };
  const colored = await load('sample', 'pets.getPet');
  expect(toMarkdown(plain)).toBe(toMarkdown(colored));
  expect(toHtml(plain)).not.toContain('class="tok-');
  expect(toHtml(plain)).not.toBe(toHtml(colored));
});

it.each([
  ['operation', 'pets.Pet', '"pets.Pet" is not an operation\n  Write a name such as ::operation[pets.getPet].'],
  ['sample', 'pets', '"pets" is not an operation\n  Write a name such as ::sample[pets.getPet].'],
  ['schema', 'pets.getPet', '"pets.getPet" is not a schema\n  Write a name such as ::schema[pets.Named].'],
  ['enumeration', 'pets.Code', '"pets.Code" has no enumeration\n  Name a schema with listed values, or use ::schema.'],
  ['schema', 'pets.Pett', '"pets.Pett" names nothing in the specification\n  Did you mean "pets.Pet"?'],
  ['operation', '', '"::operation[]" names no service\n  Services: pets.'],
])('fails for the wrong item: ::%s[%s]', async (kind, name, message) => {
  await expect(show(kind, name)).rejects.toMatchObject({ message });
});

it('shows the name if the spec of another project does not have it', async () => {
  expect(await show('schema', 'pets.Dog', new SpecNames([toPets({ isForeign: true })]))).toBe('`pets.Dog`');
});
