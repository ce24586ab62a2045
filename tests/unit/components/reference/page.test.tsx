import { describe, expect, it } from 'vitest';
import { toSpec } from '@/openapi/transform/spec';
import { renderPage, renderSpec, toAnswer, toBody, toDocument, toPaths } from './render';

const text = { type: 'string' };
const get = (operationId: string, tags: string[]) => ({
  get: { operationId, summary: operationId, tags, responses: {} },
});

describe('the overview of a page', () => {
  it('shows title and version, servers with their variables, and security schemes', () => {
    const page = renderPage(
      toDocument({
        paths: toPaths({}),
        servers: [
          {
            url: '{baseUrl}/v1',
            variables: { baseUrl: { default: 'https://api.example.com', description: 'Where it is.' } },
          },
        ],
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'A token.' } } },
      }),
    );
    expect(page.getText('overview')).toContain('Pets (v1)');
    expect(page.getText('overview')).toMatch(/Servers.*\{baseUrl\}\/v1.*Where it is\..*https:\/\/api\.example\.com/);
    expect(page.getText('security.bearer')).toContain('A token.');
  });

  it('shows the URL of a server with the default values of its variables', () => {
    const toServer = (url: string) => ({ url, variables: { region: { default: 'eu' } } });
    const render = (url: string) => renderPage(toDocument({ paths: toPaths({}), servers: [toServer(url)] }));
    expect(render('https://{region}.example.com/').getText('overview')).toContain(
      'With default values https://eu.example.com',
    );
    for (const url of ['{region}', 'https://{region}.{zone}.example.com', 'https://example.com'])
      expect(render(url).getText('overview')).not.toContain('With default values');
  });

  it('has the headings of the introduction, and a table of contents if there are at least three', () => {
    const render = (description: string) =>
      renderPage(toDocument({ paths: toPaths({}), info: { title: 'Pets', version: 'v1', description } }));
    const page = render('# Start\n\nText.\n\n## Limits\n\nText.\n\n# Errors\n\nText.');
    const hashes = ['#overview.start', '#overview.limits', '#overview.errors'];
    expect(page.getHrefs('overview')).toEqual(expect.arrayContaining(hashes));
    expect(page.getText('overview.limits')).toBe('Limits');
    expect(render('# Start\n\n# Errors').getHrefs('overview')).not.toContain('#overview.start');
  });

  it('links to the spec and its types at stable URLs', () => {
    const page = renderPage(toDocument({ paths: toPaths({}) }));
    expect(page.getHrefs('overview')).toEqual(
      expect.arrayContaining(['/api/pets/openapi.yaml', '/api/pets/openapi.json', '/api/pets/types.ts']),
    );
  });
});

describe('a document with little to show', () => {
  it('has no parentheses without a version, and no control characters in its titles', () => {
    const page = renderPage(
      toDocument({
        info: { title: 'Pe\u0007ts\nand\u202e more', version: '' },
        paths: toPaths({ summary: 'Add\u0000 a pet', tags: ['a'] }),
        tags: [{ name: 'a', 'x-displayName': 'Tag\u001b' }],
      }),
    );
    expect(page.getText('overview')).toMatch(/^Pe␇ U\+0007ts andU\+202E more(?! ?\()/);
    expect(page.getText('operations')).toContain('Tag␛ U+001B');
    expect(page.getText('addPet')).toContain('Add␀ U+0000 a pet');
  });

  it('has the former anchors of an operation', () => {
    const page = renderPage(toDocument({ paths: toPaths({ 'x-aliases': ['createPet'] }) }));
    expect(page.getAttributes('createPet')['data-now']).toBe('addPet');
  });

  it('has the former anchors of parameters, properties, and component schemas, except for those that are taken', () => {
    const schema = {
      'x-aliases': ['Animal'],
      type: 'object',
      properties: {
        fullName: { ...text, 'x-aliases': ['name', 'size', 'name'] },
        size: { ...text, 'x-aliases': ['name'] },
      },
    };
    const parameters = [{ in: 'query', name: 'page', 'x-aliases': ['start at'], schema: text }];
    const page = renderPage(
      toDocument({
        paths: toPaths({ parameters, ...toBody({ $ref: '#/components/schemas/Pet' }) }),
        schemas: { Pet: schema },
      }),
    );
    const now = (anchor: string) => page.getAttributes(anchor)['data-now'];
    expect(now('addPet.query.start-at')).toBe('addPet.query.page');
    expect(now('addPet.body.name')).toBe('addPet.body.fullName');
    expect(now('schema.Pet.name')).toBe('schema.Pet.fullName');
    expect(now('schema.Animal')).toBe('schema.Pet');
    expect(now('addPet.body.size')).toBeUndefined();
  });

  it('links URLs that are relative to the API by the URL of its server, and otherwise not at all', () => {
    const flow = { authorizationUrl: '/authorize', tokenUrl: 'token', scopes: {} };
    const render = (url: string) =>
      renderPage(
        toDocument({
          info: { title: 'Pets', version: '1', contact: { url: '/contact' }, termsOfService: '/terms' },
          servers: [{ url }],
          components: {
            securitySchemes: {
              oauth: { type: 'oauth2', flows: { authorizationCode: flow } },
              open: { type: 'openIdConnect', openIdConnectUrl: './open' },
            },
          },
        }),
      );
    const relative = (hrefs: string[]) =>
      hrefs.filter((href) => !href.startsWith('#') && !/openapi|types|[.]md$|print/.test(href));
    expect(relative(render('https://api.example.com/v1').getHrefs('overview'))).toEqual([
      'https://api.example.com/authorize',
      'https://api.example.com/token',
      'https://api.example.com/open',
    ]);
    for (const url of ['/v1', 'https://{region}.example.com/v1'])
      expect(relative(render(url).getHrefs('overview'))).toEqual([]);
  });

  it('says nothing about missing meanings and wrong examples if it is that of another project', () => {
    const schema = { type: 'object', properties: { kind: { enum: ['a', 'b'] } } };
    const document = toDocument({
      paths: toPaths({
        responses: { 200: { description: 'OK', content: { 'application/json': { schema, example: { kind: 'c' } } } } },
      }),
    });
    const toText = (isForeign: boolean) => renderSpec(toSpec(document, 'pets', isForeign).spec).html;
    for (const text of ['Meanings: not documented', 'does not match its schema']) {
      expect(toText(false)).toContain(text);
      expect(toText(true)).not.toContain(text);
    }
    expect(toSpec(document, 'pets', true).examples.faulty).toHaveLength(1);
  });
});

describe('the sidebar', () => {
  it('tells operations with the same title apart, and has no method twice', () => {
    const operation = { summary: 'List', tags: ['t'], responses: {} };
    const page = renderPage(
      toDocument({
        paths: {
          '/a': { get: operation },
          '/b': { get: { ...operation, responses: toAnswer({ $ref: '#/components/schemas/A' }).responses } },
          '/c': { get: { ...operation, responses: toAnswer({ $ref: '#/components/schemas/A' }).responses } },
          '/d': { post: { tags: ['t'], responses: {} } },
        },
        schemas: { A: { type: 'string' } },
      }),
    );
    expect(page.getText('operations')).toMatch(/getList \/agetList \/bgetList \/cpost\/d/i);
    expect(page.getText('schema.A')).toContain('List, response 200 (GET /b)List, response 200 (GET /c)');
  });

  it('lists operations by tag in the order of the spec, under tag groups if there are any', () => {
    const page = renderPage(
      toDocument({
        paths: { '/b': get('listB', ['Beta']), '/a': get('listA', ['Alpha']) },
        tags: [{ name: 'Alpha' }, { name: 'Beta' }],
        'x-tagGroups': [{ name: 'All of them', tags: ['Alpha', 'Beta'] }],
      }),
    );
    expect(page.getSummaries('operations')).toEqual(['+ Alpha', '+ Beta']);
    expect(page.getTexts('operations', 'data-group')).toEqual(['All of them']);
    expect(page.getHrefs('operations')).toEqual(['#listA', '#listB']);
  });

  it('links to a tag without operations, which is only prose', () => {
    const page = renderPage(toDocument({ paths: toPaths({}), tags: [{ name: 'Start', description: 'Read this.' }] }));
    expect(page.getSummaries('operations')).toEqual([]);
    expect(page.getHrefs('operations')).toEqual(['#addPet', '#tag.Start']);
    expect(page.getText('tag.Start')).toBe('StartRead this.');
    expect(page.getText('overview')).not.toContain('0 operations');
  });

  it('lists many operations without a tag by path', () => {
    const names = Array.from({ length: 30 }, (_, at) => `${at < 20 ? 'pets' : 'shops'}/part${at}`);
    const paths = Object.fromEntries(names.map((name) => [`/${name}`, { get: { operationId: name, responses: {} } }]));
    expect(renderPage(toDocument({ paths })).getSummaries('operations')).toEqual(['+ /pets', '+ /shops']);
  });

  it('marks deprecated operations', () => {
    const page = renderPage(toDocument({ paths: toPaths({ deprecated: true }) }));
    expect(page.getText('operations')).toContain('POSTAdd a pet deprecated');
    expect(page.getElements('operations')).toContain('s');
  });
});

describe('schemas', () => {
  it('have sections that list the operations and schemas that refer to them', () => {
    const schemas = {
      Pet: { type: 'object', properties: { name: text, state: { $ref: '#/components/schemas/State' } } },
      State: { enum: ['on', 'off'] },
      Unused: { type: 'object', properties: { lost: text } },
    };
    const page = renderPage(toDocument({ paths: toPaths(toBody({ $ref: '#/components/schemas/Pet' })), schemas }));
    expect(page.getText('schema.Pet')).toContain('Used byAdd a pet, request body');
    expect(page.getHrefs('schema.Pet')).toContain('#addPet.body');
    expect(page.getText('schema.Unused')).toContain('Nothing else in this API refers to this schema.');
    expect(page.getText('schema.State')).toContain('Used byPet.state');
    expect(page.getHrefs('schema.State')).toContain('#schema.Pet.state');
    expect(page.hasId('schema.Unused.lost')).toBe(true);
  });

  it('list operations and schemas under titles if both refer to them', () => {
    const reference = { $ref: '#/components/schemas/State' };
    const schemas = { Pet: { type: 'object', properties: { state: reference } }, State: { enum: ['on', 'off'] } };
    const page = renderPage(toDocument({ paths: toPaths(toBody(reference)), schemas }));
    expect(page.getText('schema.State')).toContain('Used byOperationsAdd a pet, request bodySchemasPet.state');
  });

  it('show their constraints next to their names', () => {
    const page = renderPage(
      toDocument({ schemas: { Code: { type: 'string', maxLength: 30, description: 'A code.' } } }),
    );
    expect(page.getText('schema.Code')).toMatch(/^Codestring<= 30 charactersA code\./);
  });

  it('show the values of a shared enumeration with their meanings wherever it is used', () => {
    const Kind = { type: 'string', enum: ['cat', 'dog'], 'x-enumDescriptions': { cat: 'It meows.' } };
    const parameters = [{ in: 'query', name: 'kind', schema: { $ref: '#/components/schemas/Kind' } }];
    const page = renderPage(toDocument({ paths: toPaths({ parameters }), schemas: { Kind } }));
    expect(page.getText('schema.Kind')).toContain('It meows.');
    expect(page.getText('addPet.query.kind')).toContain('catIt meows.dogNot documented.');
    expect(page.getTexts('addPet.query.kind', 'enum-value')).toEqual(['cat', 'dog']);
    expect(page.hasId('addPet.query.kind=cat')).toBe(true);
  });

  it('show the meanings of a long enumeration only in its section, and link to it elsewhere', () => {
    const values = Array.from({ length: 30 }, (_, index) => `zone-${index}`);
    const Zone = { enum: values, 'x-enumDescriptions': { 'zone-0': 'The first one.' } };
    const parameters = [{ in: 'query', name: 'zone', schema: { $ref: '#/components/schemas/Zone' } }];
    const page = renderPage(toDocument({ paths: toPaths({ parameters }), schemas: { Zone } }));
    expect(page.getText('schema.Zone')).toContain('zone-0The first one.zone-1Not documented.');
    expect(page.getText('addPet.query.zone')).toMatch(/zone-29Meanings: Zone$/);
    expect(page.getHrefs('addPet.query.zone')).toContain('#schema.Zone');
  });
});

describe('the markup', () => {
  const page = renderPage(
    toDocument({ paths: toPaths(toBody({ type: 'object', properties: { aVeryLongNameOfAField: text } })) }),
  );

  it('has no style attribute', () => {
    expect(page.html).not.toContain(' style=');
  });

  it('allows line breaks before the capitals of a long name', () => {
    expect(page.html).toContain('a<wbr/>Very<wbr/>Long');
  });

  it('has a permalink for the anchor of a property', () => {
    expect(page.html).toContain('<a class="permalink" href="#addPet.body.aVeryLongNameOfAField"');
  });
});
