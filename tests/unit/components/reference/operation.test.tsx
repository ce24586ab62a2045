import { describe, expect, it } from 'vitest';
import { getSampleSources } from '@/openapi/build-samples';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { noCode, renderPage, toAnswer, toBody, toDocument, toModel, toPaths } from './render';

const text = { type: 'string' };
const bearer = {
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
  },
};

describe('an operation', () => {
  it('shows title, method, and path, and buttons for copying the path and the Markdown', () => {
    const page = renderPage(
      toDocument({
        paths: { '/pets/{petId}': { get: { operationId: 'getPet', summary: 'Get a pet', responses: {} } } },
      }),
    );
    expect(page.getAttributes('getPet')).toMatchObject({ 'data-method': 'get', 'data-path': '/pets/{petId}' });
    expect(page.getText('getPet')).toContain('Get a pet');
    expect(page.getText('getPet')).toContain('/pets/{petId}');
    expect(page.html).toContain('data-copy="/pets/{petId}"');
    expect(page.html).toContain('data-markdown="/getPet.md"');
  });

  it('shows its operationId with a button that copies it, and nothing without one', () => {
    const page = renderPage(toDocument({ paths: toPaths({}) }));
    expect(page.getText('addPet')).toContain('Operation IDaddPet');
    expect(page.html).toContain('data-copy="addPet"');
    const bare = renderPage(toDocument({ paths: toPaths({ operationId: undefined }) }));
    expect(bare.getText('post-pets')).not.toContain('Operation ID');
  });

  it('shows the encodings of parts by position, on the page and in Markdown', () => {
    const header = { 'X-Part': { description: 'A number.', required: true, schema: { type: 'integer' } } };
    const inner = { contentType: 'multipart/mixed', prefixEncoding: [{ contentType: 'text/csv' }] };
    const media = {
      schema: { type: 'array' },
      prefixEncoding: [{ contentType: 'application/xml', headers: header }, inner],
      itemEncoding: { contentType: 'image/*' },
    };
    const document = toDocument({ paths: toPaths({ requestBody: { content: { 'multipart/mixed': media } } }) });
    const text = renderPage(document).getText('addPet');
    expect(text).toMatch(/Encoding: part 1content type: application\/xml.*X-Part.*A number\./s);
    expect(text).toMatch(/Encoding: part 2content type: multipart\/mixedEncoding: part 1content type: text\/csv/);
    expect(text).toContain('Encoding: all further partscontent type: image/*');
    const spec = toModel(document);
    expect(spec.operations[0] && toOperationMarkdown(spec, spec.operations[0])).toContain(
      [
        '- Encoding: part 1 (content type: application/xml)',
        '  - `X-Part` (header, integer, required): A number.',
        '- Encoding: part 2 (content type: multipart/mixed)',
        '  - Encoding: part 1 (content type: text/csv)',
        '- Encoding: all further parts (content type: image/*)',
      ].join('\n'),
    );
  });

  it('shows the methods of OpenAPI 3.2: query, and those of additionalOperations', () => {
    const toOperation = (operationId: string) => ({ operationId, responses: { 200: { description: 'OK' } } });
    const page = renderPage(
      toDocument({
        openapi: '3.2.0',
        paths: { '/pets': { query: toOperation('findPets'), additionalOperations: { COPY: toOperation('copyPets') } } },
      }),
    );
    expect(page.getTexts('findPets', 'method')).toContain('QUERY');
    expect(page.getTexts('copyPets', 'method')).toContain('COPY');
    expect(page.getText('operations')).toContain('COPYcopyPets');
  });

  it('shows and sends a method of additionalOperations with its capitals, and keeps lowercase ids', () => {
    const responses = { 200: { description: 'OK' } };
    const additionalOperations = {
      LINK: { operationId: 'linkPets', responses },
      Link: { operationId: 'tiePets', responses },
      purge: { responses },
    };
    const document = toDocument({ openapi: '3.2.0', paths: { '/pets': { additionalOperations } } });
    const [page, spec] = [renderPage(document), toModel(document)];
    const sent = { linkPets: 'LINK', tiePets: 'Link', 'purge-pets': 'purge' };
    for (const [id, method] of Object.entries(sent)) {
      expect(page.getTexts(id, 'method')).toContain(method);
      expect(page.getAttributes(id)).toMatchObject({ 'data-method': method.toLowerCase() });
      const operation = spec.operations.find((own) => own.id === id);
      expect(operation && toOperationMarkdown(spec, operation)).toContain(`\`${method} /pets\``);
      const samples = operation ? getSampleSources(spec, operation) : [];
      expect(samples[0]?.source).toContain(`-X ${method} `);
      expect(samples.every(({ source }) => source.includes(method))).toBe(true);
    }
    expect(spec.operations.map(({ title }) => title)).toEqual(['linkPets', 'tiePets', 'purge /pets']);
  });

  it('names schemes of the same type that its access requires, so that they differ', () => {
    const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
    const document = toDocument({
      components: { securitySchemes: { user: key, plan: key, bearer: { type: 'http', scheme: 'bearer' } } },
      paths: toPaths({ security: [{ user: [] }, { plan: [] }, { bearer: [] }] }),
    });
    const access = 'API key in header X-Key (user) or API key in header X-Key (plan) or HTTP bearer';
    expect(renderPage(document).getTexts('addPet', 'data-security')).toEqual([`Access: ${access}`]);
    const [operation] = toModel(document).operations;
    expect(operation && toOperationMarkdown(toModel(document), operation)).toContain(
      'API key in header X-Key (user) or API key in header X-Key (plan) or',
    );
  });

  it('shows the operation, values, body, and server of the links of a response', () => {
    const server = { url: 'https://eu.example.com', description: 'The European one.' };
    const next = { operationId: 'readPet', parameters: { id: '$response.body#/id' }, requestBody: { a: 1 }, server };
    const paths = {
      ...toPaths({ responses: { 201: { description: 'OK', links: { next } } } }),
      '/read': { get: { operationId: 'readPet', summary: 'Read a pet', responses: {} } },
    };
    const page = renderPage(toDocument({ paths }));
    expect(page.html).toMatch(/<a href="[^"]*#readPet"[^>]*>Read a pet<\/a>/);
    expect(page.getText('addPet.201')).toContain('id = $response.body#/idRequest body = {"a":1}');
    expect(page.getText('addPet.201')).toContain('https://eu.example.comThe European one.');
  });

  it('links to external examples, except relative ones, whose base is the document', () => {
    const examples = { far: { externalValue: 'https://example.com/pet.json' }, near: { externalValue: './near.json' } };
    const page = renderPage(
      toDocument({
        paths: toPaths({ responses: { 200: { description: 'OK', content: { 'application/json': { examples } } } } }),
      }),
    );
    expect(page.getHrefs('addPet').filter((href) => href.endsWith('.json'))).toEqual(['https://example.com/pet.json']);
    expect(page.getText('addPet')).toContain('./near.json');
  });

  it('marks a deprecated operation', () => {
    const page = renderPage(toDocument({ paths: toPaths({ deprecated: true }) }));
    expect(page.getTexts('addPet', 'deprecated')).toEqual(['deprecated']);
  });

  it('groups parameters by their "in" value, each with an anchor', () => {
    const parameters = [
      { in: 'query', name: 'limit', schema: { type: 'integer' } },
      { in: 'header', name: 'X-Trace', schema: text, required: true },
      { in: 'query', name: 'tags', style: 'spaceDelimited', explode: false, schema: { type: 'array', items: text } },
    ];
    const page = renderPage(toDocument({ paths: toPaths({ parameters }) }));
    expect(page.getText('addPet')).toMatch(/Query parameters.*limit.*tags.*Header parameters.*X-Trace/);
    expect(page.getText('addPet.header.X-Trace')).toContain('required');
    expect(page.getText('addPet.query.tags')).toContain('style: spaceDelimited');
  });

  it('closes path parameters that an earlier operation of the tag describes, with their anchors and rows inside', () => {
    const toParameter = (name: string, description: string) => ({
      in: 'path',
      name,
      required: true,
      description,
      schema: text,
    });
    const [type, owner] = [toParameter('type', 'The type.'), toParameter('owner', 'The owner.')];
    const page = renderPage(
      toDocument({
        paths: {
          '/pets/{type}/{owner}': { get: { operationId: 'one', parameters: [type, owner], responses: {} } },
          '/pets/{type}/{owner}/{toy}': {
            get: { operationId: 'two', parameters: [type, owner, toParameter('toy', 'The toy.')], responses: {} },
          },
          '/shops/{type}/{owner}': { get: { operationId: 'three', parameters: [type, owner], responses: {} } },
          '/pets/{type}': { get: { operationId: 'four', parameters: [type], responses: {} } },
        },
      }),
    );
    const line = '2 path parameters: type, owner';
    expect(page.getText('one')).not.toContain('path parameters:');
    expect(page.getText('two')).toContain(`${line}typestringrequiredThe type.ownerstringrequiredThe owner.`);
    expect(page.getText('two.path.type')).toContain('The type.');
    expect(page.getText('two')).toMatch(/Path parameters.*toystringrequiredThe toy\.$/);
    expect(page.getText('three')).not.toContain('path parameters:');
    expect(page.getText('four')).not.toContain('path parameter:');
  });

  it('states that a response body is not documented', () => {
    const page = renderPage(toDocument({ paths: toPaths({}) }));
    expect(page.getText('addPet.200')).toBe('200OKThe response body is not documented.');
  });

  it('does not mention a body for a status that has none', () => {
    const page = renderPage(toDocument({ paths: toPaths({ responses: { 204: { description: 'Gone.' } } }) }));
    expect(page.getText('addPet.204')).toBe('204Gone.');
  });

  it('opens successful responses, and collapses error responses and marks their class', () => {
    const problem = { 'application/json': { schema: { type: 'object', properties: { code: text } } } };
    const responses = {
      200: { description: 'OK', content: problem },
      404: { description: 'Not there.', content: problem },
    };
    const page = renderPage(toDocument({ paths: toPaths({ responses }) }));
    expect(page.getSummaries('addPet.200')).toEqual(['+ 200OK']);
    expect(page.getSummaries('addPet.404')).toEqual(['- 404Not there.']);
    expect(page.getAttributes('addPet.404')['data-class']).toBe('error');
    expect(page.hasId('addPet.404.code')).toBe(true);
  });

  it('shows response headers', () => {
    const responses = {
      200: { description: 'OK', headers: { 'X-Next': { description: 'The next page.', schema: text } } },
    };
    const page = renderPage(toDocument({ paths: toPaths({ responses }) }));
    expect(page.getText('addPet.200.header.X-Next')).toContain('The next page.');
  });

  it('shows a schema that media types share once, and other schemas separately', () => {
    const schema = { $ref: '#/components/schemas/Pet' };
    const content = { 'application/json': { schema }, 'text/json': { schema }, 'text/plain': { schema: text } };
    const Pet = { type: 'object', properties: { name: text } };
    const page = renderPage(toDocument({ paths: toPaths({ requestBody: { content } }), schemas: { Pet } }));
    expect(page.getText('addPet.body')).toContain('application/json, text/json');
    expect(page.getSummaries('addPet.body')).toEqual(['- text/plain']);
    expect(page.getIds().filter((id) => id === 'addPet.body.name')).toHaveLength(1);
  });

  it('shows alternative, combined, and optional security requirements', () => {
    const security = [{ bearer: [] }, { key: [], bearer: ['write'] }, {}];
    const page = renderPage(toDocument({ paths: toPaths({ security }), ...bearer }));
    expect(page.getTexts('addPet', 'data-security')[0]).toBe(
      'Access: HTTP bearer or API key in header X-Key and HTTP bearer write or none required',
    );
    expect(page.getHrefs('addPet')).toContain('#security.bearer');
  });

  it('shows callbacks with their requests', () => {
    const callbacks = {
      done: { '{$request.body#/url}': { post: { operationId: 'onDone', summary: 'It is done', responses: {} } } },
    };
    const page = renderPage(toDocument({ paths: toPaths({ callbacks }) }));
    expect(page.getSummaries('addPet.callback.done')).toEqual(['- done{$request.body#/url}']);
    expect(page.getText('addPet.callback.done')).toContain('It is done');
  });

  it('appears once even if two tags list it', () => {
    const page = renderPage(toDocument({ paths: toPaths({ tags: ['A', 'B'] }) }));
    expect(page.getIds().filter((id) => id === 'addPet')).toHaveLength(1);
    expect(page.getHrefs('operations').filter((href) => href === '#addPet')).toHaveLength(2);
  });

  it('omits links with a javascript: URL', () => {
    const page = renderPage(toDocument({ paths: toPaths({ externalDocs: { url: 'javascript:alert(1)' } }) }));
    expect(page.html).not.toContain('javascript:');
  });
});

describe('webhooks', () => {
  it('are counted for each tag and for their section', () => {
    const toHook = (operationId: string) => ({ post: { operationId, tags: ['Pets', 'News'], responses: {} } });
    const page = renderPage(
      toDocument({
        paths: { '/a': { get: { operationId: 'a', tags: ['Pets'], responses: {} } } },
        webhooks: { one: toHook('one'), two: toHook('two') },
        tags: [{ name: 'Pets' }, { name: 'News' }, { name: 'Old' }],
      }),
    );
    const contents = page.getText('overview');
    expect(contents).toContain('Pets1 operation, 2 webhooks');
    expect(contents).toContain('News2 webhooks');
    expect(contents).toContain('Old');
    expect(contents).not.toContain('0 operations');
    expect(contents).toContain('Webhooks2 webhooks');
  });

  it('have a separate section', () => {
    const webhooks = { petAdded: { post: { operationId: 'onPet', summary: 'A pet came', responses: {} } } };
    const page = renderPage(toDocument({ paths: toPaths({}), webhooks }));
    expect(page.getText('webhooks')).toContain('A pet came');
    expect(page.getHrefs('operations')).toContain('#onPet');
  });
});

describe('samples', () => {
  it('contain the prepared sample as the only language', () => {
    const sample = {
      language: 'curl',
      key: 'curl',
      label: 'curl',
      source: 'curl "$BASE_URL/pets"',
      lines: [
        [
          ['tok-function', 'curl'],
          ['', ' '],
          ['tok-string', '"$BASE_URL/pets"'],
        ],
      ] as [string, string][][],
    };
    const page = renderPage(toDocument({ paths: toPaths({}) }), {
      code: { ...noCode, samples: new Map([['addPet', sample]]) },
    });
    expect(page.getText('addPet')).toContain('RequestcurlBuild a requestcurl "$BASE_URL/pets"');
    expect(page.count('option')).toBe(1);
    expect(page.html).toContain('<span class="tok-function">curl</span> <i>&quot;$BASE_URL/pets&quot;</i>');
  });

  it('show the examples of responses by status, the first one selected', () => {
    const content = {
      'application/json': { schema: { type: 'object', properties: { name: text } }, example: { name: 'Rex' } },
    };
    const responses = { 200: { description: 'OK', content }, 404: { description: 'No', content } };
    const page = renderPage(toDocument({ paths: toPaths({ responses }) }));
    const radios = [...page.html.matchAll(/<input [^>]*type="radio"[^>]*>/g)].map(([radio]) =>
      radio.includes('checked'),
    );
    expect(radios).toEqual([true, false]);
    expect(page.getText('addPet')).toMatch(/Response200.*"Rex".*404.*"Rex"/);
    expect(page.getText('addPet')).toContain('"Rex"');
  });

  it('say of a response without an example what is known about its body', () => {
    const content = { 'application/octet-stream': { schema: { type: 'string' } } };
    const responses = { 200: { description: 'OK' }, 204: { description: 'OK' }, 206: { description: 'OK', content } };
    const text = renderPage(toDocument({ paths: toPaths({ responses }) })).getText('addPet');
    expect(text).toContain('200body not documented');
    expect(text).toContain('204no body');
    expect(text).toContain('206no example');
  });

  it('are absent if nothing is documented, and at most one appears for a body without an example', () => {
    expect(renderPage(toDocument({ paths: toPaths(toBody(text)) })).count('pre')).toBeLessThan(2);
    expect(renderPage(toDocument({ paths: toPaths({}) })).count('pre')).toBe(0);
  });
});

describe('assumed values', () => {
  const document = toDocument({
    paths: toPaths(toAnswer({ type: 'object', properties: { id: { ...text, 'x-assumed': 'The form is not said.' } } })),
  });

  it('are marked with the reason', () => {
    expect(renderPage(document).getText('addPet.200.id')).toContain('assumedThe form is not said.');
  });

  it('are not marked if the setting is off', () => {
    expect(renderPage(document, { showAssumed: false }).html).not.toContain('assumed');
  });
});
