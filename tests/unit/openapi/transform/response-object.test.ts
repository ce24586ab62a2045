import { describe, expect, it } from 'vitest';
import { getOperation, toModel } from '../to-model';

describe('the responses of an operation', () => {
  it('are classified by status, including ranges and `default`', () => {
    const spec = toModel(
      `paths: { /a: { get: { operationId: x, responses: { "100": {}, "201": {}, 2xx: {}, "304": {}, 4XX: {}, "500": {}, default: {} } } } }`,
    );
    // JavaScript lists object keys that look like integers first.
    expect(getOperation(spec, 'x').responses.map(({ status, class: kind }) => [status, kind])).toEqual([
      ['100', 'informational'],
      ['201', 'success'],
      ['304', 'redirect'],
      ['500', 'error'],
      ['2XX', 'success'],
      ['4XX', 'error'],
      ['default', 'error'],
    ]);
  });

  it('have the summary before the description, unless the description begins with it', () => {
    const spec = toModel(
      'paths: { /a: { get: { operationId: x, responses: { "200": { summary: Done, description: All is well. }, "201": { summary: Made, description: Made it. }, "202": { summary: Pet, description: Petitions are filed here. }, "404": { summary: Gone } } } } }',
    );
    expect(getOperation(spec, 'x').responses.map(({ description }) => description?.source)).toEqual([
      'Done\n\nAll is well.',
      'Made it.',
      'Pet\n\nPetitions are filed here.',
      'Gone',
    ]);
  });

  it('classify `default` as success if there is no other success', () => {
    const spec = toModel('paths: { /a: { get: { operationId: x, responses: { default: {}, "404": {} } } } }');
    expect(getOperation(spec, 'x').responses.find(({ status }) => status === 'default')?.class).toBe('success');
  });

  it('have the headers, media types, and x-assumed of a referenced response, and a sibling description', () => {
    const spec = toModel(`
paths: { /a: { get: { operationId: x, responses: { "200": { $ref: "#/components/responses/Ok", description: Own. } } } } }
components:
  responses:
    Ok: { description: Good., x-assumed: Plain., headers: { content-type: {}, X-Next: { required: true, description: More., schema: { type: string } } }, content: { application/json: { schema: { type: array } }, text/csv: {} } }`);
    const [response] = getOperation(spec, 'x').responses;
    expect(response).toMatchObject({ anchor: 'x.200', description: { source: 'Own.' }, assumed: 'Plain.' });
    expect(response?.headers).toMatchObject([{ name: 'X-Next', anchor: 'x.200.header.X-Next', required: true }]);
    expect(response?.content.map(({ name, anchor, schema }) => [name, anchor, schema !== undefined])).toEqual([
      ['application/json', 'x.200', true],
      ['text/csv', 'x.200~2', false],
    ]);
  });

  it('link to an operation of the same spec by operationId or operationRef', () => {
    const spec = toModel(`
paths:
  /a: { get: { operationId: x, responses: { "200": { links: { next: { operationId: y, parameters: { id: $response.body#/id, n: 1 } }, other: { operationRef: "#/paths/~1b/get" }, far: { operationRef: "https://e.com/x" }, lost: { operationId: gone } } } } } }
  /b: { get: { operationId: y, responses: {} } }`);
    expect(
      getOperation(spec, 'x').responses[0]?.links.map(({ name, operation, target }) => [name, operation, target]),
    ).toEqual([
      ['next', 'y', 'y'],
      ['other', 'y', 'y'],
      ['far', undefined, 'https://e.com/x'],
      ['lost', undefined, 'gone'],
    ]);
    expect(getOperation(spec, 'x').responses[0]?.links[0]?.parameters).toEqual([
      { name: 'id', value: '$response.body#/id' },
      { name: 'n', value: '1' },
    ]);
  });

  it('name the operation of a link by its summary, or by its method and path, and have its body and server', () => {
    const spec = toModel(`
paths:
  /a: { get: { operationId: x, responses: { "200": { links: { next: { operationId: y, requestBody: $request.body, server: { url: "https://{area}.e.com/", description: Near., variables: { area: { default: eu } } } }, other: { operationRef: "#/paths/~1b/delete", requestBody: { n: [1] } } } } } } }
  /b: { get: { operationId: y, summary: Read it, responses: {} }, delete: { responses: {} } }`);
    expect(getOperation(spec, 'x').responses[0]?.links).toMatchObject([
      {
        operation: 'y',
        target: 'Read it',
        requestBody: '$request.body',
        server: { url: 'https://{area}.e.com', defaultUrl: 'https://eu.e.com', description: { source: 'Near.' } },
      },
      { operation: 'delete-b', target: 'DELETE /b', requestBody: '{"n":[1]}' },
    ]);
  });
});

describe('a request body', () => {
  it('lists its media types and the encodings of a form', () => {
    const spec = toModel(
      `paths: { /a: { post: { operationId: x, requestBody: { required: true, description: What., content: { multipart/form-data: { schema: { type: object }, encoding: { photo: { contentType: image/png, headers: { X-A: { description: Mark. }, Content-Type: {} } }, tags: { style: form, explode: false, allowReserved: true } } }, application/octet-stream: {} } } } } }`,
    );
    const { requestBody } = getOperation(spec, 'x');
    expect(requestBody).toMatchObject({ anchor: 'x.body', required: true, description: { source: 'What.' } });
    expect(requestBody?.content.map(({ name }) => name)).toEqual(['multipart/form-data', 'application/octet-stream']);
    expect(requestBody?.content[0]?.encodings).toMatchObject([
      {
        target: { property: 'photo' },
        title: 'photo',
        phrases: ['content type: image/png'],
        contentType: 'image/png',
        headers: [{ name: 'X-A', anchor: 'x.body.header.photo.X-A', description: { source: 'Mark.' } }],
      },
      {
        target: { property: 'tags' },
        title: 'tags',
        phrases: ['style: form', 'not exploded', 'reserved characters allowed'],
        style: { style: 'form', explode: false, allowReserved: true },
        headers: [],
      },
    ]);
  });
});

describe('the encodings of parts by position', () => {
  const toEncodings = (media: string) =>
    getOperation(
      toModel(
        `paths: { /a: { post: { operationId: x, requestBody: { content: { multipart/mixed: { schema: { type: array }, ${media} } } } } } }`,
      ),
      'x',
    ).requestBody?.content[0]?.encodings;

  it('are listed, with those of the parts of a part', () => {
    expect(
      toEncodings(
        'prefixEncoding: [{}, { contentType: multipart/mixed, prefixEncoding: [{ contentType: text/csv }] }], itemEncoding: { contentType: image/*, headers: { X-A: {} } }',
      ),
    ).toMatchObject([
      { target: { position: 0 }, title: 'part 1', phrases: [], encodings: [] },
      {
        target: { position: 1 },
        title: 'part 2',
        phrases: ['content type: multipart/mixed'],
        encodings: [{ target: { position: 0 }, title: 'part 1', contentType: 'text/csv' }],
      },
      {
        target: 'rest',
        title: 'all further parts',
        phrases: ['content type: image/*'],
        headers: [{ name: 'X-A', anchor: 'x.body.header.rest.X-A' }],
      },
    ]);
  });

  it('say that there is only one for every part', () => {
    expect(toEncodings('itemEncoding: { contentType: text/csv }')).toMatchObject([
      { target: 'rest', title: 'every part' },
    ]);
  });

  it('end where one contains itself', () => {
    const circle = 'itemEncoding: { $ref: "#/paths/~1a/post/requestBody/content/multipart~1mixed" }';
    expect(toEncodings(circle)).toEqual([]);
  });
});

describe('callbacks and webhooks', () => {
  it('are operations; the anchors of a callback start with that of its operation', () => {
    const spec = toModel(`
paths: { /a: { post: { operationId: x, responses: {}, callbacks: { done: { "{$request.body#/url}": { post: { operationId: told, requestBody: { content: { application/json: { schema: { type: object } } } }, responses: { "200": {} } } } } } } } }
webhooks: { created: { post: { summary: Created, responses: {} }, put: { operationId: changed, responses: {} } } }
security: [{ a: [] }]`);
    const [callback] = getOperation(spec, 'x').callbacks;
    expect(callback).toMatchObject({ name: 'done', anchor: 'x.callback.done', expression: '{$request.body#/url}' });
    expect(callback?.operations[0]).toMatchObject({
      id: 'x.callback.done.post',
      kind: 'callback',
      operationId: 'told',
      security: [],
      requestBody: { anchor: 'x.callback.done.post.body' },
    });
    expect(callback?.operations[0]?.pathSegments).toEqual([{ text: '{$request.body#/url}', parameter: false }]);
    expect(spec.operations.filter(({ kind }) => kind === 'webhook').map(({ id, path }) => [id, path])).toEqual([
      ['webhook-post-created', 'created'],
      ['changed', 'created'],
    ]);
    expect(spec.tags.flatMap(({ operationIds }) => operationIds)).toEqual(['x']);
  });

  it('end at a callback that refers to itself', () => {
    const spec = toModel(`
paths: { /a: { post: { operationId: x, responses: {}, callbacks: { again: { $ref: "#/components/callbacks/Again" } } } } }
components: { callbacks: { Again: { "{$url}": { post: { responses: {}, callbacks: { again: { $ref: "#/components/callbacks/Again" } } } } } } }`);
    expect(getOperation(spec, 'x').callbacks[0]?.operations[0]?.callbacks).toEqual([]);
  });
});
