import { describe, expect, it } from 'vitest';
import { resolveTree } from '@/content/resolve-links-images-and-sdk-tables';
import { showNames, showNamesInText } from '@/content/show-spec-names-and-values';
import { toTargets } from '@/content/link-targets-and-candidate-files';
import { toPageTree } from '@/markdown/page-tree';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import { SpecNames } from '@/openapi/names-in-pages/find-and-show-named-items';
import { toHtml } from '../markdown/render';
import { toPets } from '../openapi/names-in-pages/pets';

const names = new SpecNames([toPets()]);

/** Shows a page, and returns its problems as `line:column message`. The markdown begins on line 5 of the file. */
async function showPage(source: string, from = names, service?: string) {
  const { tree, problems: before, sections } = await toPageTree(source);
  const { problems: ofNames, counts } = await showNames(tree, from, service);
  const file = 'content/guides/start.md';
  const { problems } = resolveTree(tree, { file, bodyLine: 5 }, toTargets([]), [...before, ...ofNames]);
  const texts = await Promise.all(sections.map(({ text, code = '' }) => showNamesInText(text || code, from)));
  return {
    html: toHtml(tree),
    markdown: toMarkdown(tree),
    counts,
    texts,
    problems: problems.map(({ severity, line, column, message, fix }) => [severity, `${line}:${column}`, message, fix]),
  };
}

describe('a value of a specification', () => {
  it('is part of the text, of the Markdown for programs, and of the text that the search finds', async () => {
    const text = 'At most :value[pets.Named.shortName/maxLength] characters like :value[pets.Named.shortName/pattern].';
    const { html, markdown, texts, problems, counts } = await showPage(text);
    expect(html.replace(/<[^>]*>/g, '')).toBe('At most 30 characters like ^[a-z]*_*$.');
    expect(html).toContain('<a data-name="" class="hover:underline" href="/api/test/#schema.Named.shortName">30</a>');
    const path = '/api/test/#schema.Named.shortName';
    expect(markdown).toBe(`At most [30](${path}) characters like [\`^[a-z]*_*$\`](${path}).`);
    expect(texts).toEqual(['At most 30 characters like ^[a-z]*_*$.']);
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ values: 2 });
  });

  it('can be in tables, links, cards, and admonitions, and is no link within a link or for a whole service', async () => {
    const { markdown } = await showPage(
      '| A | :value[pets/version] |\n|---|---|\n| :value[pets.getPet/path] | [to :value[pets/title]](/x/) |\n\n:::note\n[:value[pets.getPet/title]](/y/)\n:::\n\n:::cards\n- [C](/c/): :value[pets.getPet/title]\n:::',
    );
    expect(markdown).toBe(
      '| A | 2.1 |\n| --- | --- |\n| [`/pets/{petId}`](/api/test/#getPet) | [to Pets](/x/) |\n\n> **Note**\n>\n> [Get a pet](/y/)\n\n- [C](/c/): Get a pet',
    );
  });

  it('that is wrong is an error with its place and the nearest name, and the page shows the name', async () => {
    const { html, texts, problems } = await showPage('One\n\n- Two :value[pets.Named.shortNam/maxLength]');
    expect(problems).toEqual([
      [
        'error',
        '7:7',
        '"pets.Named.shortNam" names nothing in the specification',
        'Did you mean "pets.Named.shortName"?',
      ],
    ]);
    expect(html).toContain('pets.<wbr/>Named');
    expect(texts).toEqual(['One Two pets.Named.shortNam/maxLength']);
  });

  it('in a heading or title is an error', async () => {
    const { problems } = await showPage('## Version :value[pets/version]\n\n:::note[*:value[pets/title]*]\nx\n:::');
    const fix = 'Write it in the text below: anchors and contents must not change with a spec.';
    expect(problems).toEqual([
      ['error', '5:12', '":value[pets/version]" is in a heading or title', fix],
      ['error', '7:10', '":value[pets/title]" is in a heading or title', fix],
    ]);
  });

  it('without brackets is text', async () => {
    const { html, problems } = await showPage('The key :value is text.');
    expect(html).toBe('<p>The key :value is text.</p>');
    expect(problems).toEqual([]);
  });
});

describe('inline code that begins with a service', () => {
  it('links to what it names, on the page and in the Markdown for programs, and its text stays', async () => {
    const { html, markdown, texts, problems, counts } = await showPage('Set `pets.Pet.shortName` and `pets.getPet`.');
    expect(html).toContain('<a data-name="" class="hover:underline" href="/api/test/#schema.Pet.shortName">');
    expect(html.replace(/<[^>]*>/g, '')).toBe('Set pets.Pet.shortName and pets.getPet.');
    expect(markdown).toBe(
      'Set [`pets.Pet.shortName`](/api/test/#schema.Pet.shortName) and [`pets.getPet`](/api/test/#getPet).',
    );
    expect(texts).toEqual(['Set pets.Pet.shortName and pets.getPet.']);
    expect(problems).toEqual([]);
    expect(counts).toEqual({ links: 2, several: 0, values: 0, embeds: 0 });
  });

  it.each([
    ['pets.getPet', '#getPet'],
    ['pets.getPet.petId', '#getPet.path.petId'],
    ['pets.getPet.query.fields', '#getPet.query.fields'],
    ['pets.replacePet.body.note', '#replacePet.body.note'],
    ['pets.getPet.200.kind', '#schema.Pet.kind'],
    ['pets.Kind', '#schema.Kind'],
    ['pets.Pet.toys.color', '#schema.Pet.toys.color'],
    ['pets.Kind=Dog', '#schema.Kind=Dog'],
    ['pets.Pet.kind=Dog', '#schema.Kind=Dog'],
  ])('names operations, parameters, schemas, properties, and values: %s', async (name, anchor) => {
    expect((await showPage(`\`${name}\``)).markdown).toBe(`[\`${name}\`](/api/test/${anchor})`);
  });

  it('and names nothing is an error with its place and the nearest name', async () => {
    const { html, problems } = await showPage('One\n\n| A |\n|---|\n| `pets.Pet.shortNam` and `pets.Kind=Bird` |');
    const message = 'names nothing in the specification';
    expect(problems).toEqual([
      ['error', '9:3', `"pets.Pet.shortNam" ${message}`, 'Did you mean "pets.Pet.shortName"?'],
      ['error', '9:27', `"pets.Kind=Bird" ${message}`, 'There are pets.Kind=Cat, pets.Kind=Dog. See /api/test/.'],
    ]);
    expect(html).not.toContain('<a');
  });

  it('is no link within a link, a heading, a title, a card, or a block of code, and no error there', async () => {
    const { html, problems } = await showPage(
      [
        '## With `pets.Kind` {#kinds}',
        '[`pets.Kind`](/x/)',
        ':::details[The `pets.Kind`]\nx\n:::',
        ':::cards\n- [Kinds](/x/): `pets.Kind`\n:::',
        '```\npets.Kind\n```',
      ].join('\n\n'),
    );
    expect(html).not.toContain('data-name');
    expect(html).not.toContain('data-place');
    expect(problems).toEqual([]);
  });

  it('is no error if the spec of another project does not have the name', async () => {
    const foreign = new SpecNames([toPets({ isForeign: true })]);
    const { html, problems } = await showPage('`pets.Dog` and `pets.Pet`', foreign);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});

describe('inline code without a service', () => {
  const both = new SpecNames([toPets(), toPets({ name: 'others' })], ['weight', 'pets.json']);

  it('links to the only item with this name', async () => {
    const { markdown, counts } = await showPage(
      '`getPet` `{petId}` `note` `Kind` `color` `Dog` `Pet.kind` `Kind=Cat` `getPet.petId`',
    );
    expect(markdown).toBe(
      '[`getPet`](/api/test/#getPet) `{petId}` [`note`](/api/test/#replacePet.body.note) [`Kind`](/api/test/#schema.Kind) [`color`](/api/test/#schema.Pet.toys.color) [`Dog`](/api/test/#schema.Kind=Dog) [`Pet.kind`](/api/test/#schema.Pet.kind) [`Kind=Cat`](/api/test/#schema.Kind=Cat) [`getPet.petId`](/api/test/#getPet.path.petId)',
    );
    expect(counts).toMatchObject({ links: 8, several: 1 });
  });

  it('counts a property for the schema that declares it, and not for those that extend it', async () => {
    expect((await showPage('`shortName`')).markdown).toBe('[`shortName`](/api/test/#schema.Named.shortName)');
  });

  it('is left alone and counted if several services have the name, unless the page names its service', async () => {
    expect(await showPage('`getPet`', both)).toMatchObject({ markdown: '`getPet`', counts: { links: 0, several: 1 } });
    expect(await showPage('`getPet`', both, 'pets')).toMatchObject({ counts: { links: 1, several: 0 } });
  });

  it('that names nothing is no error, and neither is an exception, which is no link', async () => {
    const { html, problems } = await showPage('`gett` `200` `true` `Pet.nam` `weight` `pets.json` `a b`', both, 'pets');
    expect(html).not.toContain('<a');
    expect(problems).toEqual([]);
  });
});

describe('an embedded item', () => {
  it('is a block of the page, of the Markdown for programs, and of the text that the search finds', async () => {
    const source = ['## A', '::operation[pets.getPet]', '::enumeration[pets.Kind]', '## B', '::sample[pets.getPet]'];
    const { html, markdown, texts, counts, problems } = await showPage(source.join('\n\n'));
    expect(html).toContain('<p><a href="/api/test/#getPet">Get a pet</a>: <code>');
    expect(markdown).toMatch(
      /^## A\n\n\[Get a pet\]\(\/api\/test\/#getPet\): `GET \/pets\/\{petId\}`\n\n- `Cat`\n- `Dog`/,
    );
    expect(texts).toEqual([
      'Get a pet: GET /pets/{petId} Cat Dog',
      expect.stringMatching(/^curl "\$BASE_URL.*Invoke-RestMethod/),
    ]);
    expect(counts).toMatchObject({ embeds: 3 });
    expect(problems).toEqual([]);
  });

  it('that is wrong is an error with its place, and the page shows the name', async () => {
    const { html, problems } = await showPage('One\n\n> ::schema[pets.Pett]\n\n::sample{language="curl"}');
    expect(problems).toEqual([
      ['warning', '9:1', 'the attribute "language" of ::sample has no effect', 'Remove it.'],
      ['error', '7:3', '"pets.Pett" names nothing in the specification', 'Did you mean "pets.Pet"?'],
      ['error', '9:1', '"::sample[]" names no service', 'Services: pets.'],
    ]);
    expect(html).toContain('<p><code>pets.Pett</code></p>');
  });

  it('has ids of its own if a page contains it twice', async () => {
    const { html } = await showPage('::sample[pets.getPet]\n\n::sample[pets.getPet]');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(32);
    expect(ids).toHaveLength(32);
  });
});
