import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Home } from '@/components/content/home';
import type { RequestExample } from '@/components/content/home-example';
import { toArticleMarkdown } from '@/markdown/rendered-html-to-markdown';
import * as messages from '@/messages';
import { toSummary } from '@/openapi/summaries';
import { loadExample } from '@/routes/home-page';
import { toModel } from '../openapi/to-model';
import type { HomeFields } from '@/content/home-front-matter';

const spec = toModel(`
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      responses: { '200': { content: { application/json: { example: [Rex] } } } }
`);
type Term = NonNullable<HomeFields['diagram']>['first'];

const words = { title: 'T', description: 'D', headline: 'H', lead: 'L', actions: [], doors: [] };
const show = (example?: RequestExample) => renderToStaticMarkup(<Home words={words} services={[]} example={example} />);

test('the home page shows the configured request and its response', async () => {
  const html = show(await loadExample([spec], 'test.listPets'));
  expect(html).toMatch(/<h2[^>]*>List pets<\/h2>/);
  expect(html).toMatch(/<a href="\/api\/test\/#listPets"[^>]*>Open in the reference</);
  expect(html).toContain('<button type="button" data-copy=""');
  expect(html).toContain('/pets</code>');
  expect(html).toContain('Rex');
  expect(html).toMatch(/<code[^>]*>200<\/code>/);
});

test('the captions of the request and of the response on the home page say that the values are examples', async () => {
  const html = show(await loadExample([spec], 'test.listPets'));
  const captions = [...html.matchAll(/<figcaption.*?<\/figcaption>/gs)].map(([caption]) => caption);
  expect(captions).toHaveLength(2);
  expect(captions.filter((caption) => !caption.includes(`>${messages.exampleValues}<`))).toEqual([]);
});

test('the home page shows no request if none is configured', () => {
  expect(show()).toMatch(/<h1[^>]*>H<\/h1>/);
  expect(show()).not.toContain('id="example"');
});

test('the home page shows the diagram of its front matter, in which each term is a link', () => {
  const toTerm = (title: string) => ({ title, text: `About ${title}`, examples: [`x-${title}`], href: `/${title}/` });
  const [first, frame, middle, last] = ['b', 'e', 'l', 'p'].map(toTerm) as [Term, Term, Term, Term];
  const diagram = {
    title: 'D',
    text: 'Says D',
    first,
    frame,
    middle,
    last,
    firstArrow: 'into',
    lastArrow: 'of',
  };
  const html = renderToStaticMarkup(<Home words={{ ...words, diagram }} services={[]} />);
  expect(html).toMatch(/<p [^>]*>Says D<\/p>/);
  expect([...html.matchAll(/href="(\/[belp]\/?)"/g)].map(([, href]) => href?.replace(/\/$/, ''))).toEqual([
    '/b',
    '/e',
    '/l',
    '/p',
  ]);
  expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(
    'b About b x-b into e About e x-e l About l x-l of p About p x-p',
  );
  expect(show()).not.toContain('id="diagram"');
});

test.each([
  ['test.listPet', 'Did you mean "test.listPets"?'],
  ['accounts.createAccount', 'Available: test.listPets.'],
])('loadExample rejects the unknown operation %s and suggests others', async (name, meant) => {
  await expect(loadExample([spec], name)).rejects.toThrow(
    `src/site.config.ts: home.request: there is no operation "${name}"\n  ${meant}`,
  );
});

test('the summary of a spec is plain text: its own, or the first paragraph of its description', () => {
  const described = toModel(
    'info: { title: T, version: "1", description: "**Beta.** See [docs](/support/).\\n\\nMore." }',
  );
  expect(toSummary(described)).toBe('Beta. See docs.');
  expect(toSummary({ ...described, summary: 'Pets.' })).toBe('Pets.');
});

test('the services are counted in words, and in Markdown a colon separates their number of operations from the description', () => {
  const service = { title: 'Pets', description: 'Cats and dogs.', path: '/api/pets/', operations: 2, webhooks: 0 };
  const html = renderToStaticMarkup(<Home words={words} services={Array.from({ length: 5 }, () => service)} />);
  expect(html).toContain('Five services, one platform');
  expect(toArticleMarkdown(html, 'H', (href) => href)).toContain('- [Pets](/api/pets/): 2 operations: Cats and dogs.');
});
