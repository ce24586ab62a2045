import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LargeSpecSidebar } from '@/components/reference/pages/large-spec-frame-and-sidebar';
import { toDocument, toModel } from './render';

const responses = { 200: { description: 'OK' } };
const toOperations = (tag: string, marks: string[]) =>
  Array.from({ length: 4 }, (_, at): [string, object] => [
    `/${tag}/${at}`,
    { get: { operationId: `get${tag}AndItsNeighbors${at}`, tags: [tag, ...marks], responses } },
  ]);

/** Renders the sidebar of the page of the tag `dogs_v1alpha1`. */
function render(
  limits: object,
  { tags = [] }: { tags?: { name: string; summary?: string; kind?: string }[] } = {},
): string {
  const marks = tags.map(({ name }) => name);
  const paths = Object.fromEntries([...toOperations('cats', marks), ...toOperations('dogs_v1alpha1', marks)]);
  const spec = toModel(toDocument({ paths, tags, 'x-pages': { operations: 1, tag: 1, ...limits } }));
  const page = '/api/pets/tag/dogs_v1alpha1/';
  return renderToStaticMarkup(<LargeSpecSidebar spec={spec} current={{ page, tag: 'tag.dogs_v1alpha1' }} />);
}

describe('the sidebar of a large spec', () => {
  it('contains a link for each tag, the operations of the current one, and no button that does nothing without JavaScript', () => {
    const html = render({ links: 5 });
    expect(html).toMatch(/<li data-chunk=""><a href="\/api\/pets\/tag\/cats\/">cats<\/a><\/li>/);
    expect(html.match(/href="\/api\/pets\/operation\//g)).toHaveLength(4);
    expect(html.match(/<ul>.*<\/ul>/s)?.[0]).not.toContain('<button');
  });

  it('shows the tags that only mark an operation after its title', () => {
    const html = render({ links: 100 }, { tags: [{ name: 'beta', summary: 'Beta', kind: 'badge' }] });
    expect(html.replace(/<wbr\/>/g, '')).toContain(
      '<span>getcatsAndItsNeighbors0<span class="operation-mark"> Beta</span></span>',
    );
    expect(html).not.toContain('/tag/beta/');
  });

  it('breaks lines in long names without spaces', () => {
    const html = render({ links: 100 });
    expect(html).toContain('getcats<wbr/>And<wbr/>Its<wbr/>Neighbors0');
    expect(html).not.toContain('data-chunk=');
  });
});
