import { expect, it } from 'vitest';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import { SpecNames } from '@/openapi/names-in-pages/find-and-show-named-items';
import { renderSpec } from '../../components/reference/render';
import { toModel } from '../to-model';

/** Schemas whose rows the page of the API shows elsewhere, or below another anchor than that of their list. */
const spec = toModel(`
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200': { description: All., content: { application/json: { schema: { $ref: '#/components/schemas/Pets' } } } }
components:
  schemas:
    Kind: { type: string, enum: [cat] }
    KindToo: { $ref: '#/components/schemas/Kind' }
    Pet: { type: object, properties: { age: { type: integer } } }
    PetToo: { $ref: '#/components/schemas/Pet' }
    Pets: { type: array, items: { type: object, properties: { color: { type: string, enum: [red] } } } }
    Tuple: { type: array, prefixItems: [{ type: string }], items: { type: object, properties: { size: { type: string, enum: [big] } } } }
    Owner:
      type: object
      properties:
        pet: { description: The pet., $ref: '#/components/schemas/Pet' }
        pets: { description: Others., $ref: '#/components/schemas/Pets' }
        toys: { type: array, contains: { type: object }, items: { type: object, properties: { price: { type: integer } } } }
`);
const names = new SpecNames([{ name: 'pets', spec, isForeign: false, loadDocument: () => Promise.resolve({}) }]);

it('links only to what the page of the API shows', async () => {
  const ids = new Set(renderSpec(spec).getIds());
  const shown = ['PetToo', 'Tuple', 'Owner.pet', 'Owner.pets', 'Owner.toys', 'listPets.200'].map((name) =>
    names.load({ kind: 'schema', name: `pets.${name}` }).then(({ children }) => toMarkdown({ type: 'root', children })),
  );
  const links = (await Promise.all(shown)).flatMap((text) =>
    [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, url]) => url),
  );
  const exact = [
    'PetToo.age',
    'KindToo=cat',
    'Tuple.size',
    'Tuple.size=big',
    'Owner.toys.price',
    'listPets.200.color=red',
  ];
  const short = ['age', 'cat', 'color', 'red', 'size', 'big', 'price'];
  const found = [...exact.map((name) => `pets.${name}`), ...short].flatMap((name) => names.find(name));
  expect(found).toHaveLength(13);
  expect(links).toHaveLength(6);
  const anchors = [...links, ...found].map((path = '') => path.split('#')[1] ?? '');
  expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
});
