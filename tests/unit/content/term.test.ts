import { expect, it } from 'vitest';
import { findTerm } from '@/content/link-glossary-terms';
import { toChapter } from '@/content/page-tree-to-printed-chapter';
import { resolveTree } from '@/content/resolve-links-images-and-sdk-tables';
import { toReferences } from '@/content/page-text-cache';
import { showNames } from '@/content/show-spec-names-and-values';
import { toTargets } from '@/content/link-targets-and-candidate-files';
import { toPageTree } from '@/markdown/page-tree';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import { loadNames } from '@/routes/load-spec-names-and-page-cache-keys';
import { toHtml } from '../markdown/render';

const glossary =
  '## Live system {#live-system}\n\nAn instance of a [blueprint](#blueprint).\n\n## Blueprint {#b}\n\nA plan.';

/** Shows a page that begins on line 5 of its file, with the glossary above. Also checks it as the content check does. */
async function showPage(source: string) {
  const { sections } = await toPageTree(glossary);
  const names = {
    find: () => [],
    load: () => Promise.resolve({ children: [] }),
    findTerm: (name: string) => Promise.resolve().then(() => findTerm(name, sections, '/glossary/')),
  };
  const { tree, problems, sections: texts } = await toPageTree(source);
  const references = { type: 'root' as const, children: toReferences(tree) };
  const found = [...problems, ...(await showNames(references, names)).problems];
  await showNames(tree, names);
  const resolved = resolveTree(references, { file: 'content/a.md', bodyLine: 5 }, toTargets([]), found);
  return {
    tree,
    html: toHtml(tree),
    markdown: toMarkdown(tree),
    texts: texts.map(({ text }) => text),
    problems: resolved.problems.map(({ severity, line, column, message, fix }) =>
      [severity, `${line}:${column}`, message, fix].join(' | '),
    ),
  };
}

it('a term links to its entry in the glossary, whose text browsers can show', async () => {
  const { html, markdown, texts, problems } = await showPage('A :term[blueprint], not a :term[live system].');
  expect(html).toBe(
    '<p>A <a interestfor="definition-of-b" href="/glossary/#b">blueprint</a>, not a ' +
      '<a interestfor="definition-of-live-system" href="/glossary/#live-system">live system</a>.</p>' +
      '<div id="definition-of-b" popover="hint">A plan.</div>' +
      '<div id="definition-of-live-system" popover="hint">An instance of a blueprint.</div>',
  );
  expect(markdown).toBe('A [blueprint](/glossary/#b), not a [live system](/glossary/#live-system).');
  expect(texts).toEqual(['A blueprint, not a live system.']);
  expect(problems).toEqual([]);
});

it('the text of a term can differ from its entry, and each definition is on the page once', async () => {
  const { html, problems } = await showPage('Two :term[**systems**]{of="Live system"}, a :term[live system].');
  expect(html.match(/<a [^>]*href="\/glossary\/#live-system"/g)).toHaveLength(2);
  expect(html).toContain('<strong>systems</strong></a>');
  expect(html.match(/popover=/g)).toHaveLength(1);
  expect(problems).toEqual([]);
});

it('a term in a link or a card is only its word', async () => {
  const { html } = await showPage('[a :term[blueprint]](/x/)\n\n:::cards\n- [C](/c/): a :term[blueprint].\n:::');
  expect(html).toContain('<a href="/x/">a <span>blueprint</span></a>');
  expect(html).not.toMatch(/popover|#b/);
});

it('an unknown term is an error with its place and the nearest entry, and the page shows the word', async () => {
  const { html, problems } = await showPage('One\n\n- A :term[bluprint] and :term[mutations]{of="x"}.');
  expect(problems).toEqual([
    'error | 7:5 | "bluprint" is no entry of the glossary | Did you mean "Blueprint"?',
    'error | 7:25 | "x" is no entry of the glossary | Entries: Live system, Blueprint.',
  ]);
  expect(html).toContain('<li>A <span>bluprint</span> and <span>mutations</span>.</li>');
});

it('a term in a heading is an error', async () => {
  const { html, problems } = await showPage('## A :term[blueprint]');
  expect(problems).toEqual([
    'error | 5:6 | ":term[blueprint]" is in a heading or title | Write the word only: headings contain no links.',
  ]);
  expect(html).toContain('id="a-blueprint"');
});

it('the definitions of a printed page have ids of their own', async () => {
  const { tree } = await showPage('A :term[blueprint].');
  const page = { path: '/a/', anchor: 'a' };
  const html = toHtml(toChapter(tree, page, [page]));
  expect(html).toContain('interestfor="a--definition-of-b"');
  expect(html).toContain('id="a--definition-of-b"');
});

it('the terms of this site are the entries of its glossary', async () => {
  const { findTerm: find } = await loadNames({});
  expect(await find?.('Blueprint')).toMatchObject({
    path: '/definitions/glossary/#blueprint',
    definition: expect.stringMatching(/^A blueprint has a description/),
  });
  await expect(find?.('Bluprint')).rejects.toThrow(
    '"Bluprint" is no entry of the glossary\n  Did you mean "Blueprint"?',
  );
});
