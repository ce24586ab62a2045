import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Home, type RequestExample } from '@/components/docs/home';
import { loadExample } from '@/routes/home';
import { toModel } from '../spec/to-model';

const spec = toModel(`
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      responses: { '200': { content: { application/json: { example: [Rex] } } } }
`);
const words = { title: 'T', description: 'D', headline: 'H', lead: 'L', actions: [], doors: [] };
const show = (example?: RequestExample) => renderToStaticMarkup(<Home words={words} services={[]} example={example} />);

test('the home page shows the configured request and its response', async () => {
  const html = show(await loadExample([spec], 'test.listPets'));
  expect(html).toMatch(/<h2[^>]*>List pets<\/h2>/);
  expect(html).toMatch(/<a [^>]*href="\/api\/test\/?#listPets">Open in the reference</);
  expect(html).toContain('<button type="button" data-copy=""');
  expect(html).toContain('/pets</code>');
  expect(html).toContain('Rex');
  expect(html).toMatch(/<code[^>]*>200<\/code>/);
});

test('the home page shows no request if none is configured', () => {
  expect(show()).toMatch(/<h1[^>]*>H<\/h1>/);
  expect(show()).not.toContain('id="example"');
});

test.each([
  ['test.listPet', 'Did you mean "test.listPets"?'],
  ['accounts.createAccount', 'Available: test.listPets.'],
])('loadExample rejects the unknown operation %s and suggests others', async (name, meant) => {
  await expect(loadExample([spec], name)).rejects.toThrow(
    `src/site.config.ts: home.request: there is no operation "${name}"\n  ${meant}`,
  );
});
