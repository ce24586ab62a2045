import { describe, expect, it } from 'vitest';
import { getOperation, toModel } from '../to-model';

/** Returns the model of a path item with one operation, `x`, and the grouped parameters of this operation. */
function toParameters(pathItem: string) {
  const spec = toModel(
    `paths: { "/a/{id}": ${pathItem} }\ncomponents: { parameters: { Shared: { name: id, in: path, required: true, description: Shared., schema: { type: string } } } }`,
  );
  return { spec, groups: getOperation(spec, 'x').parameters };
}

describe('the parameters of an operation', () => {
  it('are grouped by `in`, with those of the path item, in document order', () => {
    const { groups } = toParameters(
      `{ parameters: [{ $ref: "#/components/parameters/Shared" }, { name: c, in: cookie, schema: {} }, { name: q, in: query, schema: {} }], get: { operationId: x, parameters: [{ name: H, in: header, schema: {} }, { name: r, in: query, schema: {} }] } }`,
    );
    expect(groups.map(({ in: place, parameters }) => [place, parameters.map(({ name }) => name)])).toEqual([
      ['path', ['id']],
      ['query', ['q', 'r']],
      ['header', ['H']],
      ['cookie', ['c']],
    ]);
  });

  it('override those of the path item with the same name and `in`', () => {
    const { groups } = toParameters(
      `{ parameters: [{ name: id, in: path, required: true, description: Old. }, { name: id, in: query }], get: { operationId: x, parameters: [{ name: id, in: path, required: true, description: New. }] } }`,
    );
    expect(groups.map(({ parameters }) => parameters.map(({ description }) => description?.source))).toEqual([
      ['New.'],
      [undefined],
    ]);
  });

  it('leave out the headers that OpenAPI ignores, in any case', () => {
    const { groups } = toParameters(
      `{ parameters: [{ name: ACCEPT, in: header }, { name: accept, in: query }], get: { operationId: x, parameters: [{ name: Content-Type, in: header }, { name: authorization, in: header }, { name: X-Trace, in: header }] } }`,
    );
    expect(groups.map(({ parameters }) => parameters.map(({ name }) => name))).toEqual([['accept'], ['X-Trace']]);
  });

  it('have unique anchors', () => {
    const { groups } = toParameters(
      `{ get: { operationId: x, parameters: [{ name: "filter[a]", in: query }, { name: "filter(a)", in: query }, { name: id, in: path }] } }`,
    );
    expect(groups.flatMap(({ parameters }) => parameters.map(({ anchor }) => anchor))).toEqual([
      'x.path.id',
      'x.query.filter-a',
      'x.query.filter-a-2',
    ]);
  });

  it('describe their serialization only if it is not the default', () => {
    const { groups } = toParameters(
      `{ get: { operationId: x, parameters: [{ name: a, in: query }, { name: b, in: query, style: form, explode: true }, { name: c, in: query, style: spaceDelimited, explode: true, allowReserved: true, allowEmptyValue: true }, { name: d, in: query, explode: false }, { name: e, in: path, style: matrix, explode: true }, { name: f, in: querystring, content: { text/plain: {} } }, { name: g, in: query, style: deepObject, explode: true }] } }`,
    );
    const byName = new Map(
      groups.flatMap(({ parameters }) => parameters.map(({ name, serialization }) => [name, serialization])),
    );
    expect(Object.fromEntries(byName)).toEqual({
      a: [],
      b: [],
      c: ['style: spaceDelimited', 'exploded', 'reserved characters allowed'],
      d: ['not exploded'],
      e: ['style: matrix', 'exploded'],
      f: ['the entire query string'],
      g: ['style: deepObject'],
    });
    const empty = groups.flatMap(({ parameters }) => parameters.filter(({ allowsEmpty }) => allowsEmpty));
    expect(empty.map(({ name }) => name)).toEqual(['c']);
  });

  it('take media type, schema, and example from `content`', () => {
    const { spec, groups } = toParameters(
      `{ get: { operationId: x, parameters: [{ name: a, in: query, content: { application/json: { schema: { type: object }, example: { b: 1 } } } }] } }`,
    );
    const [parameter] = groups[0]?.parameters ?? [];
    expect(parameter).toMatchObject({
      mediaType: 'application/json',
      examples: [{ language: 'json', source: '{\n  "b": 1\n}' }],
    });
    expect(spec.schemas[parameter?.schema ?? '']?.kind).toBe('object');
  });

  it('have examples with their data and the text in the request, of the parameter before those of its media type', () => {
    const toExample = (parameter: string) =>
      toParameters(`{ get: { operationId: x, parameters: [{ name: a, in: query, ${parameter} }] } }`).groups[0]
        ?.parameters[0]?.examples;
    const list = 'schema: { type: array }, examples: { x: { dataValue: [b c], serializedValue: a=b%20c } }';
    expect(toExample(list)).toMatchObject([{ source: '["b c"]', serialized: 'a=b%20c' }]);
    expect(toExample(`content: { application/json: { example: [1] } }, example: [2]`)).toMatchObject([
      { source: '[\n  2\n]' },
    ]);
    const [onlyText] = toExample('schema: { type: array }, examples: { x: { serializedValue: a=b%20c } }') ?? [];
    expect(onlyText).toMatchObject({ source: 'a=b%20c', serialized: 'a=b%20c' });
    expect(onlyText?.fault).toBeUndefined();
  });

  it('have the type any without a schema', () => {
    const { spec, groups } = toParameters(`{ get: { operationId: x, parameters: [{ name: a, in: query }] } }`);
    expect(spec.schemas[groups[0]?.parameters[0]?.schema ?? '']?.label).toBe('any');
  });

  it('have deprecated, x-assumed, and all of their examples', () => {
    const { groups } = toParameters(
      `{ get: { operationId: x, parameters: [{ name: a, in: query, deprecated: true, x-assumed: Plain., schema: { type: integer }, examples: { good: { value: 3, summary: Three }, bad: { value: three } } }] } }`,
    );
    expect(groups[0]?.parameters[0]).toMatchObject({
      marks: [{ kind: 'deprecated', text: 'deprecated' }],
      assumed: 'Plain.',
      examples: [
        { title: 'Three', source: '3', origin: 'authored' },
        { title: 'bad', source: 'three', fault: 'it must be integer' },
      ],
    });
  });
});
