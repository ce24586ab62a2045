import { describe, expect, it } from 'vitest';
import { renderPage } from './render';

const toPage = (graph: string, meta = 'title="Title" alt="What it says"') => `\`\`\`dot ${meta}\n${graph}\n\`\`\``;

describe('diagrams', () => {
  it('are figures with a text alternative and a caption', async () => {
    const { html, problems } = await renderPage(toPage('digraph { rankdir=LR; A -> B [label="to"] }'));
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /<figure class="figure"><div class="diagram-frame" role="group" aria-label="Title" tabindex="0"><svg viewBox="[^"]+" width="\d+" height="\d+" role="img" aria-label="What it says" class="diagram/i,
    );
    expect(html).toContain('<figcaption>Title</figcaption>');
    expect(html).toMatch(/<g class="diagram-node">.*<text [^>]*class="diagram-text">A<\/text>/s);
    expect(html).toContain('class="diagram-edge"');
  });

  it('contain no colors, fonts, links, ids, or styles of their source', async () => {
    const { html } = await renderPage(
      toPage(
        'digraph { node [fontname="Comic" color=red style=filled fillcolor=blue]; a [URL="javascript:alert(1)" tooltip="x" id="main"]; subgraph cluster_c { label="C"; bgcolor=green; b }; a -> b [style=dashed] }',
      ),
    );
    const svg = /<svg viewBox.*<\/svg>/s.exec(html)?.[0] ?? '';
    expect(svg).not.toMatch(/red|blue|green|Comic|font|style=|javascript|href|<a\b|<title|\sid=|fill=|stroke=/);
    expect(svg).toContain('class="diagram-cluster"');
    expect(svg).toContain('diagram-dashed');
  });

  it('center the title and the details of a node', async () => {
    const { html } = await renderPage(
      toPage(String.raw`digraph { a [label="Title & \"T\"\none <b>\ntwo"]; a -> b [label="x\ny"] }`),
    );
    const [, node = ''] = /<g class="diagram-node">(.*?)<\/g>/s.exec(html) ?? [];
    expect(node.match(/<text .*?<\/text>/gs)?.map((text) => text.replace(/ (?:x|y)="[^"]*"/g, ''))).toEqual([
      '<text text-anchor="middle" class="diagram-text">Title &amp; &quot;T&quot;</text>',
      '<text text-anchor="middle" class="diagram-text">one &lt;b&gt;</text>',
      '<text text-anchor="middle" class="diagram-text">two</text>',
    ]);
    expect(new Set([...node.matchAll(/ x="([^"]*)"/g)].map(([, x]) => x)).size).toBe(1);
  });

  it('leave space between an edge that runs down and its label', async () => {
    const toWidth = async (graph: string) =>
      Number(/<svg viewBox="[^"]+" width="(\d+)"/.exec((await renderPage(toPage(graph))).html)?.[1]);
    const long = 'a label that is wider than its nodes';
    expect(await toWidth(`digraph { a -> b [label="${long}"] }`)).toBe(
      await toWidth(`digraph { a -> b [label="  ${long}  "] }`),
    );
    expect(await toWidth(`digraph { rankdir=LR; a -> b [label="${long}"] }`)).toBeLessThan(
      await toWidth(`digraph { rankdir=LR; a -> b [label="  ${long}  "] }`),
    );
  });

  it('shrink only as far as their text remains legible', async () => {
    const toSize = async (nodes: string) =>
      /class="(diagram[^"]*)"><g/.exec((await renderPage(toPage(`digraph { ${nodes} }`))).html)?.[1];
    expect(await toSize('a')).toBe('diagram diagram-small');
    expect(await toSize('a; b; c; d; e; f; g')).toBe('diagram diagram-middle');
    expect(await toSize('a; b; c; d; e; f; g; h; i; j; k; l')).toBe('diagram');
  });

  it('escape markup in labels', async () => {
    const { html } = await renderPage(toPage('digraph { a [label="<script>alert(1)</script>"] }'));
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });

  it('report an error with its place if they cannot be rendered', async () => {
    const { problems, html } = await renderPage(`Text\n\n${toPage('digraph { a -> ')}`);
    expect(problems).toMatchObject([
      {
        severity: 'error',
        line: 3,
        message: expect.stringContaining('a diagram cannot be drawn: syntax error'),
        fix: expect.stringContaining('Correct the DOT between the fences'),
      },
    ]);
    expect(html).toContain('digraph');
  });

  it('report an error if they have no text alternative', async () => {
    const { problems } = await renderPage(toPage('digraph { a }', ''));
    expect(problems).toMatchObject([{ severity: 'error', message: 'a diagram has no text alternative' }]);
  });

  it('are the same each time', async () => {
    const page = toPage('digraph { a -> b; b -> c; a -> c }');
    expect((await renderPage(page)).html).toBe((await renderPage(page)).html);
  });
});
