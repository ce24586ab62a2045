import { describe, expect, it } from 'vitest';
import { toAnchorIndex } from '@/components/reference/anchor-index-and-links';
import { toAddresses } from '@/openapi/item-addresses';
import { getOperation, toModel } from '../to-model';

const ok = 'responses: { "200": { description: Good. } }';

describe('an operation', () => {
  it('splits its path into text and parameters', () => {
    const spec = toModel(`paths: { "/a/{b}/c-{d}": { get: { operationId: x, ${ok} } } }`);
    expect(getOperation(spec, 'x').pathSegments).toEqual([
      { text: '/a/', parameter: false },
      { text: '{b}', parameter: true },
      { text: '/c-', parameter: false },
      { text: '{d}', parameter: true },
    ]);
  });

  it('has the anchors of its former ids, except for those that lead elsewhere', () => {
    const spec = toModel(`paths:
  /a: { get: { operationId: a, x-aliases: [old one, b, overview, shared, old one], ${ok} }, put: { operationId: b, x-aliases: [shared, older], ${ok} } }`);
    expect(getOperation(spec, 'a').formerIds).toEqual(['old-one']);
    expect(getOperation(spec, 'b').formerIds).toEqual(['older']);
    const addresses = toAddresses(spec);
    expect(addresses.get('old-one')).toEqual({ page: '/api/test/', anchor: 'a' });
    expect(addresses.get('b')).toEqual({ page: '/api/test/', anchor: 'b' });
    expect(toAnchorIndex(spec).anchors[0]).toEqual([0, 'a', 'old-one', 'operation/a']);
  });

  it('is titled by its summary, operationId, first words of its description, or method and path', () => {
    const spec = toModel(`paths:
  /a: { get: { operationId: a, summary: List, ${ok} }, put: { operationId: b, ${ok} }, post: { description: "${'word '.repeat(20)}", ${ok} }, delete: { ${ok} } }`);
    expect(spec.operations.map(({ title }) => title)).toEqual(['List', 'b', `${'word '.repeat(10)}…`, 'DELETE /a']);
  });

  it('has the position that it has in the document', () => {
    const operation = `{ ${ok} }`;
    const spec = toModel(
      `openapi: 3.2.0
paths: { /b: { post: ${operation}, additionalOperations: { COPY: ${operation} }, get: ${operation} }, /a: { delete: ${operation}, get: ${operation} } }
webhooks: { made: { put: ${operation}, get: ${operation} } }`,
    );
    expect(spec.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'post /b',
      'COPY /b',
      'get /b',
      'delete /a',
      'get /a',
      'put made',
      'get made',
    ]);
    expect(spec.tags.flatMap(({ operationIds }) => operationIds)).toEqual(
      spec.operations.map(({ id }) => id).slice(0, 5),
    );
  });

  it('moves a summary that is too long for a title to the start of its description', () => {
    const summary = 'This event occurs when something is done. '.repeat(4).trim();
    const own = `summary: "${summary}", description: Rest., ${ok}`;
    const spec = toModel(`paths: { /a: { get: { operationId: a, ${own} }, put: { ${own} } } }
webhooks: { made: { post: { operationId: b, ${own} } } }`);
    expect(spec.operations.map(({ title }) => title)).toEqual([
      'a',
      'This event occurs when something is done. This …',
      'made',
    ]);
    for (const { description } of spec.operations) expect(description?.source).toBe(`${summary}\n\nRest.`);
  });

  it('gets an id from method and path without an operationId, and a number if the id is taken', () => {
    const spec = toModel(`paths:
  /pets/{id}: { get: { ${ok} } }
  /pets/id: { get: { ${ok} } }
  /odd: { get: { operationId: "a b/c", ${ok} }, put: { operationId: "a-b-c", ${ok} }, post: { operationId: schema, ${ok} } }`);
    expect(spec.operations.map(({ id }) => id)).toEqual([
      'get-pets-id',
      'get-pets-id-2',
      'a-b-c',
      'a-b-c-2',
      'schema-2',
    ]);
  });

  it('has its former hashes as aliases, as do its tags', () => {
    const spec = toModel(
      `paths: { /a/b: { get: { operationId: x, tags: [Big Pets, Other], ${ok} }, put: { tags: [T], ${ok} }, post: { ${ok} } } }`,
    );
    expect(spec.operations.map(({ aliases }) => aliases)).toEqual([
      ['paths/~1a~1b/post'],
      ['tag/Big-Pets/operation/x', 'tag/Other/operation/x', 'operation/x'],
      ['tag/T/paths/~1a~1b/put', 'paths/~1a~1b/put'],
    ]);
    expect(spec.tags.map(({ aliases }) => aliases)).toEqual([[], ['tag/Big-Pets'], ['tag/Other'], ['tag/T']]);
  });

  it('has deprecated, x-assumed, and externalDocs', () => {
    const spec = toModel(
      `paths: { /a: { get: { operationId: x, deprecated: true, x-assumed: Plain., externalDocs: { url: "https://e.com", description: More }, ${ok} } } }`,
    );
    expect(getOperation(spec, 'x')).toMatchObject({
      marks: [{ kind: 'deprecated', text: 'deprecated' }],
      assumed: 'Plain.',
      externalDocs: { url: 'https://e.com', description: 'More' },
    });
  });

  it('has the description of its path if it has none, or else the summary of its path', () => {
    const spec = toModel(`paths:
  /a: { summary: Short., description: Long., get: { operationId: described, ${ok} }, put: { operationId: own, description: Own., ${ok} } }
  /b: { summary: Short., get: { operationId: summarized, ${ok} }, put: { operationId: same, summary: Short., ${ok} } }`);
    const toSource = (id: string) => getOperation(spec, id).description?.source;
    expect(['described', 'own', 'summarized', 'same'].map(toSource)).toEqual(['Long.', 'Own.', 'Short.', undefined]);
  });

  it('is read from a referenced path item', () => {
    const spec = toModel(
      `paths: { /a: { $ref: "#/components/pathItems/A" } }\ncomponents: { pathItems: { A: { get: { operationId: x, ${ok} } } } }`,
    );
    expect(getOperation(spec, 'x').path).toBe('/a');
  });

  it('lists servers only if the operation or its path item overrides those of the document', () => {
    const spec = toModel(`servers: [{ url: "https://a.com/" }]
paths:
  /a: { servers: [{ url: "https://b.com" }], get: { operationId: path, ${ok} }, put: { operationId: own, servers: [{ url: "{x}/c", variables: { x: { default: d, enum: [d, e], description: An x. } } }], ${ok} } }
  /b: { get: { operationId: none, ${ok} } }`);
    expect(spec.servers[0]?.url).toBe('https://a.com');
    expect(getOperation(spec, 'path').servers[0]?.url).toBe('https://b.com');
    expect(getOperation(spec, 'own').servers[0]).toMatchObject({
      url: '{x}/c',
      variables: [{ name: 'x', default: 'd', values: ['d', 'e'], description: { source: 'An x.' } }],
    });
    expect(getOperation(spec, 'none').servers).toEqual([]);
  });

  it.each([
    ['https://a.com{prefix}', "''", 'https://a.com'],
    ['https://a.com/{prefix}', 'v1/', 'https://a.com/v1'],
  ])('give %s with the default %s the URL %s', (url, value, expected) => {
    const spec = toModel(`servers: [{ url: "${url}", variables: { prefix: { default: ${value} } } }]\npaths: {}`);
    expect(spec.servers[0]?.defaultUrl).toBe(expected);
  });
});

describe('the security of an operation', () => {
  const schemes = `components: { securitySchemes: { a: { type: http, scheme: bearer, bearerFormat: JWT }, b: { type: apiKey, in: header, name: X-Key }, o: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://t", scopes: { read: Reads. } } } } } }`;

  it('is inherited from the document unless the operation has its own; an empty array means none', () => {
    const spec = toModel(
      `${schemes}\nsecurity: [{ a: [] }]\npaths: { /a: { get: { operationId: x, ${ok} }, put: { operationId: y, security: [{ a: [], b: [] }, { o: [read] }], ${ok} }, post: { operationId: z, security: [], ${ok} }, delete: { operationId: w, security: [{}, { a: [] }], ${ok} } } }`,
    );
    expect(getOperation(spec, 'x').security).toEqual([[{ scheme: 'a', scopes: [] }]]);
    expect(getOperation(spec, 'y').security).toEqual([
      [
        { scheme: 'a', scopes: [] },
        { scheme: 'b', scopes: [] },
      ],
      [{ scheme: 'o', scopes: ['read'] }],
    ]);
    expect(getOperation(spec, 'z').security).toEqual([[]]);
    expect(getOperation(spec, 'w').security).toEqual([[], [{ scheme: 'a', scopes: [] }]]);
    expect(spec.security).toEqual([]);
  });

  it('is listed once for the document if all operations share it', () => {
    expect(
      toModel(`${schemes}\nsecurity: [{ a: [] }]\npaths: { /a: { get: { ${ok} }, put: { ${ok} } } }`).security,
    ).toEqual([[{ scheme: 'a', scopes: [] }]]);
  });

  it.each(['constructor', '__proto__'])('is labeled with its type if the type is %s', (type) => {
    const spec = toModel(`components: { securitySchemes: { a: { type: ${type} } } }`);
    expect(spec.securitySchemes.map(({ label }) => label)).toEqual([type]);
  });

  it('has labels, anchors, and flows for HTTP, API key, and OAuth 2.0 schemes', () => {
    const spec = toModel(schemes);
    expect(spec.securitySchemes.map(({ label, anchor }) => [label, anchor])).toEqual([
      ['HTTP bearer (JWT)', 'security.a'],
      ['API key in header X-Key', 'security.b'],
      ['OAuth 2.0', 'security.o'],
    ]);
    const marked = toModel(
      'servers: [{ url: "https://x.test/v1" }]\ncomponents: { securitySchemes: { o: { type: oauth2, flows: {}, deprecated: true, oauth2MetadataUrl: /meta } } }',
    );
    expect(marked.securitySchemes).toMatchObject([
      { marks: [{ text: 'deprecated' }], oauth2MetadataUrl: 'https://x.test/meta' },
    ]);
    expect(spec.securitySchemes[2]?.flows).toEqual([
      {
        flow: 'clientCredentials',
        urls: [{ label: 'Token', url: 'https://t' }],
        scopes: [{ name: 'read', description: 'Reads.' }],
      },
    ]);
  });
});
