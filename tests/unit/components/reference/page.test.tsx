import { describe, expect, it } from 'vitest';
import { renderPage, toBody, toDocument, toPaths } from './render';

const text = { type: 'string' };
const get = (operationId: string, tags: string[]) => ({
  get: { operationId, summary: operationId, tags, responses: {} },
});

describe('the head of a page', () => {
  it('shows title with version, servers with their variables, and the ways of access', () => {
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

  it('offers the spec and its types at stable addresses', () => {
    const page = renderPage(toDocument({ paths: toPaths({}) }));
    expect(page.getHrefs('overview')).toEqual(
      expect.arrayContaining(['/api/pets/openapi.yaml', '/api/pets/openapi.json', '/api/pets/types.ts']),
    );
  });
});

describe('the sidebar', () => {
  it('lists operations by tag in the order of the spec, in groups where there are some', () => {
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

  it('strikes out what is deprecated', () => {
    const page = renderPage(toDocument({ paths: toPaths({ deprecated: true }) }));
    expect(page.getTexts('operations', 'data-deprecated')).toEqual(['postAdd a pet']);
  });
});

describe('schemas', () => {
  it('stand at the end, with the operations and schemas that use them', () => {
    const schemas = {
      Pet: { type: 'object', properties: { name: text, state: { $ref: '#/components/schemas/State' } } },
      State: { enum: ['on', 'off'] },
      Unused: { type: 'object', properties: { lost: text } },
    };
    const page = renderPage(toDocument({ paths: toPaths(toBody({ $ref: '#/components/schemas/Pet' })), schemas }));
    expect(page.getText('schema.Pet')).toContain('Used byAdd a pet, request body');
    expect(page.getHrefs('schema.Pet')).toContain('#addPet.body');
    expect(page.getText('schema.Unused')).toContain('No operation and no other schema refers to this schema.');
    expect(page.getText('schema.State')).toContain('Used byPet.state');
    expect(page.getHrefs('schema.State')).toContain('#schema.Pet.state');
    expect(page.hasId('schema.Unused.lost')).toBe(true);
  });

  it('give the values of a shared enumeration with their meanings at every place', () => {
    const Kind = { type: 'string', enum: ['cat', 'dog'], 'x-enumDescriptions': { cat: 'It meows.' } };
    const parameters = [{ in: 'query', name: 'kind', schema: { $ref: '#/components/schemas/Kind' } }];
    const page = renderPage(toDocument({ paths: toPaths({ parameters }), schemas: { Kind } }));
    expect(page.getText('schema.Kind')).toContain('It meows.');
    expect(page.getText('addPet.query.kind')).toContain('catIt meows.dogNot documented.');
    expect(page.getTexts('addPet.query.kind', 'enum-value')).toEqual(['cat', 'dog']);
    expect(page.hasId('addPet.query.kind=cat')).toBe(true);
  });

  it('give the meanings of a long enumeration in its own section, and lead there from other places', () => {
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

  it('lets long names break at their capitals', () => {
    expect(page.html).toContain('a<wbr/>Very<wbr/>Long');
  });

  it('gives every anchor a link of its own', () => {
    expect(page.html).toContain('<a class="permalink" href="#addPet.body.aVeryLongNameOfAField"');
  });
});
