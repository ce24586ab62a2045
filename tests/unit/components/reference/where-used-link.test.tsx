import { describe, expect, it } from 'vitest';
import { renderPage, toBody, toDocument, toPaths } from './render';

const document = toDocument({
  paths: toPaths(toBody({ $ref: '#/components/schemas/Pet' })),
  schemas: { Pet: { type: 'object' }, Owner: { type: 'object' } },
});

describe('the link to where an item is used', () => {
  const page = renderPage(document, {
    whereUsed: new Map([
      ['addPet', '/reference/operations/#pets-addPet'],
      ['schema.Pet', '/reference/schemas/pets/Pet/'],
    ]),
  });

  it('is in the section of an operation and of a component schema', () => {
    expect(page.getHrefs('addPet')).toContain('/reference/operations/#pets-addPet');
    expect(page.getHrefs('schema.Pet')).toContain('/reference/schemas/pets/Pet/');
    expect(page.html).toContain('aria-label="Where used: Pet"');
  });

  it('is missing where there is no such page', () => {
    expect(page.getText('schema.Owner')).not.toContain('Where used');
    expect(renderPage(document).html).not.toContain('Where used');
  });
});
