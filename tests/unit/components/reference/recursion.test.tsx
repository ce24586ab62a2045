import { describe, expect, it } from 'vitest';
import { renderPage, toBody, toDocument, toPaths } from './render';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const page = (schema: Record<string, unknown>, schemas: Record<string, unknown>) =>
  renderPage(toDocument({ paths: toPaths(toBody(schema)), schemas }));

describe('a recursive schema', () => {
  const Node = { type: 'object', properties: { name: text, children: { type: 'array', items: ref('Node') } } };

  it('is marked as recursive and links to its properties', () => {
    const shown = page(ref('Node'), { Node });
    expect(shown.getSummaries('addPet.body.children')).toEqual(['- Recursive: 2 properties']);
    expect(shown.getHrefs('addPet.body.children')).toContain('#addPet.body');
    expect(shown.hasId('addPet.body.children.name')).toBe(false);
  });

  it('is still marked if its reference has a description', () => {
    const shown = page(ref('Node'), {
      Node: { type: 'object', properties: { next: { ...ref('Node'), description: 'The next one.' } } },
    });
    expect(shown.getText('addPet.body.next')).toBe('nextNodeThe next one.Recursive: 1 propertySame as Node');
  });

  it('ends in a map of itself', () => {
    const shown = page(ref('Tree'), { Tree: { type: 'object', additionalProperties: ref('Tree') } });
    expect(shown.getText('addPet.body')).toContain('Tree');
  });

  it('ends in an array of itself', () => {
    const shown = page(ref('List'), { List: { type: 'array', items: ref('List') } });
    expect(shown.getText('addPet.body')).toContain('List');
  });

  it('is detected across several schemas', () => {
    const shown = page(ref('A'), {
      A: { type: 'object', properties: { b: ref('B') } },
      B: { type: 'object', properties: { a: ref('A') } },
    });
    expect(shown.getSummaries('addPet.body.b')).toEqual(['- 1 property', '- Recursive: 1 property']);
  });

  it('ends in a merged schema that contains itself', () => {
    const shown = page(
      { allOf: [ref('One'), ref('Other')] },
      {
        One: { type: 'object', properties: { next: ref('One'), one: text } },
        Other: { type: 'object', properties: { next: ref('Other'), other: text } },
      },
    );
    expect(shown.getText('addPet.body.next.next')).toContain('Recursive');
  });

  it('ends below a path whose name contains the separators of ids', () => {
    const list = { type: 'array', minItems: 1, contains: { $ref: '#/paths/~1a&b?c/get/parameters/0/schema' } };
    const parameter = { name: 'list', in: 'query', schema: { oneOf: [list, text] } };
    const shown = renderPage(
      toDocument({ paths: { '/a&b?c': { get: { operationId: 'find', parameters: [parameter], responses: {} } } } }),
    );
    expect(shown.getText('find')).toContain('Recursive');
  });
});

describe('a reference with a description', () => {
  const next = (name: string) => ({ ...ref(name), description: 'The next one.' });
  const schemas = {
    A: { type: 'object', properties: { b: next('B') } },
    B: { type: 'object', properties: { name: text } },
    C: { type: 'object', properties: { b: { allOf: [ref('B')], properties: { more: text } } } },
  };

  it('links to the schema in the section of another one, and expands in a request body', () => {
    const shown = page(ref('A'), schemas);
    expect(shown.getText('schema.A.b')).toBe('bBThe next one.1 propertyFor the properties, see B');
    expect(shown.getHrefs('schema.A.b')).toContain('#schema.B');
    expect(shown.hasId('addPet.body.b.name')).toBe(true);
  });

  it('expands if it adds a property', () => {
    const shown = page(ref('C'), schemas);
    expect(shown.hasId('schema.C.b.more')).toBe(true);
    expect(shown.hasId('schema.C.b.name')).toBe(true);
  });
});

describe('an inline schema inside a base schema', () => {
  const object = (properties: Record<string, unknown>) => ({ type: 'object', properties });
  const Base = object({
    'a.b': object({ inner: object({ deep: text }) }),
    list: { type: 'array', items: object({ item: text }) },
    map: { type: 'object', additionalProperties: object({ value: text }) },
    kind: {
      oneOf: [
        { ...object({ one: text }), title: 'One' },
        { ...object({ two: text }), title: 'Two' },
      ],
    },
  });
  const schemas = { Extended: { allOf: [ref('Base')], properties: { more: text } }, Base };

  it('is not expanded in the extending schema, which links to it in the base schema', () => {
    const shown = page(text, schemas);
    const toLink = (name: string) => shown.getHrefs(`schema.Extended.${name}`);
    expect(toLink('a-b')).toEqual(['#schema.Base.a-b']);
    expect(shown.getText('schema.Extended.a-b')).toContain('For the properties, see Base.a-b');
    expect(toLink('list')).toEqual(['#schema.Base.list']);
    expect(toLink('map')).toEqual(['#schema.Base.map']);
    expect(toLink('kind')).toEqual(['#schema.Base.kind']);
    expect(shown.getIds()).toEqual(
      expect.arrayContaining([
        'schema.Base.a-b.inner.deep',
        'schema.Base.list.item',
        'schema.Base.map.*.value',
        'schema.Base.kind:Two.two',
      ]),
    );
    expect(shown.html).not.toContain('More properties than this page shows');
  });

  it('is expanded in a request body', () => {
    expect(page(ref('Extended'), schemas).hasId('addPet.body.a-b.inner.deep')).toBe(true);
  });
});

describe('a schema used twice', () => {
  it('is expanded each time and not marked as recursive', () => {
    const Money = { type: 'object', properties: { amount: text } };
    const shown = page({ type: 'object', properties: { net: ref('Money'), gross: ref('Money') } }, { Money });
    expect(shown.getText('addPet.body')).not.toContain('Recursive');
    expect(shown.hasId('addPet.body.net.amount')).toBe(true);
    expect(shown.hasId('addPet.body.gross.amount')).toBe(true);
  });
});

describe('a schema with exponential growth', () => {
  // Each level doubles the rows: full expansion would result in 2^20 of them.
  const levels = Array.from({ length: 20 }, (_, level) => level);
  const schemas = Object.fromEntries(
    levels.map((level) => [
      `L${level}`,
      {
        type: 'object',
        properties: level === 19 ? { end: text } : { left: ref(`L${level + 1}`), right: ref(`L${level + 1}`) },
      },
    ]),
  );

  it('stops at the row budget and links to the section of the schema', () => {
    const shown = page(ref('L0'), schemas);
    expect(shown.count('li')).toBeLessThan(1500);
    expect(shown.html).toContain('For the properties, see');
    expect(shown.getText('addPet.body')).not.toContain('Recursive');
  });

  it('shows the properties of every schema once, in its own section', () => {
    const ids = page(ref('L0'), schemas).getIds();
    for (const level of levels.slice(0, 19)) expect(ids.filter((id) => id === `schema.L${level}.left`)).toHaveLength(1);
    expect(ids).toContain('schema.L19.end');
  });

  it('produces no duplicate ids', () => {
    const ids = page(ref('L0'), schemas).getIds();
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
