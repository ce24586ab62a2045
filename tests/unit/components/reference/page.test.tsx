import { describe, expect, it } from 'vitest';
import { renderPage, toBody, toDocument, toPaths } from './render';

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

describe('the sidebar', () => {
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
    expect(page.getTexts('operations', 'data-deprecated')).toEqual(['postAdd a pet']);
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
