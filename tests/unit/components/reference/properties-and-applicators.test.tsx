import { describe, expect, it } from 'vitest';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { renderPage, toAnswer, toBody, toDocument, toModel, toPaths } from './render';

const text = { type: 'string' };
const pet = { type: 'object', required: ['name'], properties: { name: { ...text, maxLength: 30 }, tag: text } };
const body = (schema: Record<string, unknown>, schemas = {}) =>
  renderPage(toDocument({ paths: toPaths(toBody(schema)), schemas }));

describe('a schema', () => {
  it('shows the first level of a body in the order of the spec and labels required properties', () => {
    const page = body(pet);
    expect(page.getIds().filter((id) => id.startsWith('addPet.body.'))).toEqual([
      'addPet.body.name',
      'addPet.body.tag',
    ]);
    expect(page.getText('addPet.body.name')).toBe('namestringrequired<= 30 characters');
    expect(page.getText('addPet.body.tag')).toBe('tagstring');
  });

  it('collapses nested properties into native disclosures', () => {
    const page = body({ type: 'object', properties: { owner: pet } });
    expect(page.getSummaries('addPet.body.owner')).toEqual(['- 2 properties']);
    expect(page.hasId('addPet.body.owner.name')).toBe(true);
  });

  it('links the name of a component to its section', () => {
    const page = body(
      { type: 'object', properties: { pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' } } } },
      { Pet: pet },
    );
    expect(page.getText('addPet.body.pets')).toContain('array of Pet');
    expect(page.getHrefs('addPet.body.pets')).toContain('#schema.Pet');
  });

  it('has a section and a sidebar link for each component with its name, also if it only stands for another', () => {
    const page = body(
      { $ref: '#/components/schemas/Other' },
      { Pet: pet, Other: { $ref: '#/components/schemas/Pet' }, Cat: { allOf: [pet] }, Lost: { $ref: '#/none' } },
    );
    expect(page.getHrefs('operations')).toEqual(
      expect.arrayContaining(['#schema.Pet', '#schema.Other', '#schema.Cat', '#schema.Lost']),
    );
    expect(page.getText('schema.Other')).toMatch(/^Other\s?Same as Pet/);
    expect(page.getHrefs('schema.Other')).toEqual(['#schema.Other', '#schema.Pet', '#addPet.body']);
    expect(page.hasId('schema.Other.name')).toBe(false);
    expect(page.hasId('schema.Cat.name')).toBe(true);
    expect(page.getText('addPet.body')).toMatch(/^Request bodyapplication\/jsonOther/);
    expect(page.hasId('addPet.body.name')).toBe(true);
  });

  it('adds no segment to anchors for the items of an array', () => {
    const page = body({ type: 'array', items: pet });
    expect(page.hasId('addPet.body.name')).toBe(true);
  });

  it('says whether an array must contain an item or may', () => {
    const list = { type: 'array', contains: { type: 'object', properties: { leader: text } } };
    const page = body({ type: 'object', properties: { one: list, any: { ...list, minContains: 0 } } });
    expect(page.getText('addPet.body.one')).toContain('At least one item is');
    expect(page.getText('addPet.body.any')).toContain('Some items may be');
    expect(page.getText('addPet.body.any')).not.toContain('At least one item is');
  });

  it('shows every value of an enumeration with an anchor', () => {
    const page = body({ type: 'object', properties: { status: { enum: ['Unknown', 'Active', null, 1] } } });
    expect(page.getTexts('addPet.body.status', 'enum-value')).toEqual(['Unknown', 'Active', 'null', '1']);
    expect(page.hasId('addPet.body.status=Active')).toBe(true);
  });

  it('shows the descriptions of values and marks values without one', () => {
    const page = body({
      type: 'object',
      properties: { status: { enum: ['on', 'off'], 'x-enumDescriptions': { on: 'It runs.' } } },
    });
    expect(page.getText('addPet.body.status')).toContain('onIt runs.offNot documented.');
  });

  it('states once that meanings are not documented, unless the description names a value', () => {
    const order = { enum: ['asc', 'desc'], description: 'Sorts by age: `asc` begins with the youngest.' };
    const page = body({ type: 'object', properties: { size: { enum: ['S', 'M'] }, order } });
    expect(page.getText('addPet.body.size')).toContain('Allowed valuesSMMeanings: not documented.');
    expect(page.getText('addPet.body.order')).toContain('ascdescMeanings: see the description.');
  });

  it('collapses a long enumeration', () => {
    const page = body({
      type: 'object',
      properties: { zone: { enum: Array.from({ length: 30 }, (_, index) => `zone-${index}`) } },
    });
    expect(page.getSummaries('addPet.body.zone')).toEqual(['- Allowed values (30)']);
    expect(page.hasId('addPet.body.zone=zone-29')).toBe(true);
  });

  it('shows constraints, default, and example as short phrases', () => {
    const page = body({
      type: 'object',
      properties: { size: { type: 'integer', minimum: 1, maximum: 9, default: 3, examples: [7] } },
    });
    expect(page.getText('addPet.body.size')).toBe('sizeinteger[ 1 .. 9 ]Default 3Example 7');
  });

  it('has one element for each piece of a row', () => {
    const field = { ...text, maxLength: 5, description: 'Its name.', examples: ['Ada'] };
    const page = body({ type: 'object', properties: { name: field } });
    expect(page.getElements('addPet.body.name')).toEqual(['li', 'div', 'code', 'a', 'span', 'p', 'p', 'code']);
  });

  it('shows the constraints of an array and of its items', () => {
    const page = body({
      type: 'object',
      properties: { names: { type: 'array', uniqueItems: true, items: { ...text, maxLength: 5 } } },
    });
    expect(page.getTexts('addPet.body.names', 'constraint')).toEqual(['unique', 'Items: <= 5 characters']);
  });
});

describe('a map', () => {
  it('shows the properties of its values below any name', () => {
    const page = body({ type: 'object', properties: { parts: { type: 'object', additionalProperties: pet } } });
    expect(page.getSummaries('addPet.body.parts')).toEqual(['- Each value: 2 properties']);
    expect(page.getText('addPet.body.parts.*')).toContain('any name');
    expect(page.hasId('addPet.body.parts.*.name')).toBe(true);
  });

  it('has no disclosure if its type is sufficient', () => {
    const page = body({ type: 'object', properties: { tags: { type: 'object', additionalProperties: text } } });
    expect(page.getText('addPet.body.tags')).toBe('tagsmap of string');
    expect(page.getSummaries('addPet.body.tags')).toEqual([]);
  });

  it('shows patternProperties and states that no other properties are allowed', () => {
    const page = body({ ...pet, patternProperties: { '^x-': text }, additionalProperties: false });
    expect(page.getText('addPet.body')).toContain('names matching^x-string');
    expect(page.getText('addPet.body')).toContain('No other properties are allowed.');
  });
});

describe('alternatives', () => {
  const cat = { type: 'object', properties: { kind: text, lives: { type: 'integer' } } };
  const dog = { type: 'object', properties: { kind: text, tricks: { type: 'array', items: text } } };

  it('show their names with the discriminator values that select them', () => {
    const schema = {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: {
        propertyName: 'kind',
        mapping: { meow: '#/components/schemas/Cat', woof: '#/components/schemas/Dog' },
      },
    };
    const page = body(schema, { Cat: cat, Dog: dog });
    expect(page.getText('addPet.body')).toContain('One of');
    expect(page.getSummaries('addPet.body')).toEqual(['- Catwhere kind is meow', '- Dogwhere kind is woof']);
    expect(page.hasId('addPet.body:Cat.lives')).toBe(true);
    expect(page.hasId('addPet.body:Dog.tricks')).toBe(true);
  });

  it('say that any other value, or none, selects the default alternative', () => {
    const schema = {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind', mapping: { meow: 'Cat', woof: 'Dog' }, defaultMapping: 'Dog' },
    };
    const document = toDocument({ paths: toPaths(toBody(schema)), schemas: { Cat: cat, Dog: dog } });
    expect(renderPage(document).getSummaries('addPet.body')).toEqual([
      '- Catwhere kind is meow',
      '- Dogwhere kind is woof, any other value, or none',
    ]);
    const spec = toModel(document);
    const [operation] = spec.operations;
    expect(operation && toOperationMarkdown(spec, operation)).toContain('Dog: kind = woof, any other value, or none');
  });

  it('start with "Any of" for anyOf', () => {
    expect(body({ anyOf: [cat, dog] }).getText('addPet.body')).toContain('Any of');
  });

  it('include the schemas of not, if, and then', () => {
    const page = body({ ...pet, not: { required: ['tag'] }, if: { required: ['tag'] }, then: dog });
    expect(page.getText('addPet.body:not')).toContain('Must not be');
    expect(page.getText('addPet.body:if')).toContain('If');
    expect(page.hasId('addPet.body:then.tricks')).toBe(true);
  });
});

describe('a tuple', () => {
  it('numbers its items', () => {
    const page = body({ type: 'array', prefixItems: [text, pet] });
    expect(page.getText('addPet.body.0')).toBe('item 1string');
    expect(page.hasId('addPet.body.1.name')).toBe(true);
  });
});

describe('read-only and write-only properties', () => {
  const schema = {
    type: 'object',
    properties: { id: { ...text, readOnly: true }, secret: { ...text, writeOnly: true }, name: text },
  };

  it('read-only ones are named in a request but not shown', () => {
    const page = body(schema);
    expect(page.getText('addPet.body.id')).toBe('id');
    expect(page.getText('addPet.body')).toContain('Read-only, never sent to the API: id');
    expect(page.getText('addPet.body.secret')).toContain('write-only');
  });

  it('write-only ones are named in a response but not shown', () => {
    const page = renderPage(toDocument({ paths: toPaths(toAnswer(schema)) }));
    expect(page.getText('addPet.200.secret')).toBe('secret');
    expect(page.getText('addPet.200')).toContain('Write-only, never sent by the API: secret');
  });

  const hook = { post: { operationId: 'hook', ...toBody(schema), ...toAnswer(schema) } };

  it('change places in a webhook and in a callback, which the API sends', () => {
    const webhook = renderPage(toDocument({ webhooks: { petAdded: hook } }));
    const callback = renderPage(
      toDocument({ paths: toPaths({ callbacks: { done: { '{$request.body#/url}': hook } } }) }),
    );
    for (const [page, id] of [
      [webhook, 'hook'],
      [callback, 'addPet.callback.done.post'],
    ] as const) {
      expect(page.getText(`${id}.body`)).toContain('Write-only, never sent by the API: secret');
      expect(page.getText(`${id}.200`)).toContain('Read-only, never sent to the API: id');
      expect([page.getText(`${id}.body.id`), page.getText(`${id}.body.secret`)]).toEqual([
        'idstringread-only',
        'secret',
      ]);
      expect([page.getText(`${id}.200.id`), page.getText(`${id}.200.secret`)]).toEqual([
        'id',
        'secretstringwrite-only',
      ]);
    }
  });

  it('are shown with both marks if they are required, except in OpenAPI 3.0, which ignores that', () => {
    const required = { ...schema, required: ['id'] };
    const render = (openapi: string) => renderPage(toDocument({ openapi, paths: toPaths(toBody(required)) }));
    expect(render('3.1.0').getText('addPet.body.id')).toBe('idstringrequiredread-only');
    expect(render('3.1.0').getText('addPet')).not.toContain('never sent');
    expect(render('3.0.3').getText('addPet.body')).toContain('Read-only, never sent to the API: id');
  });

  it('both are shown in the section of a component', () => {
    const page = renderPage(toDocument({ schemas: { Pet: schema } }));
    expect(page.hasId('schema.Pet.id')).toBe(true);
    expect(page.hasId('schema.Pet.secret')).toBe(true);
  });
});
