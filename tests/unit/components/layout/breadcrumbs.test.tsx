import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs, toBreadcrumbList } from '@/components/layout/breadcrumbs';

/** Removes class names, which these tests do not check. */
const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');

test('Breadcrumbs start with the home page, link every crumb with a path, and end with the current page', () => {
  const crumbs = [{ label: 'A', path: '/category/a/' }, { label: 'Plain' }, { label: 'Page', path: '/page/' }];
  const html = renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} />);
  expect(html).toMatch(/^<nav aria-label="Breadcrumbs"/);
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', '/category/a/']);
  expect(html).toContain('aria-label="Home page"');
  expect(withoutClasses(html)).toContain('<span aria-current="page">Page</span>');
  expect(toBreadcrumbList(crumbs)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'A', item: 'https://docs.example.com/category/a/' },
      { position: 2, name: 'Page', item: 'https://docs.example.com/page/' },
    ],
  });
});
