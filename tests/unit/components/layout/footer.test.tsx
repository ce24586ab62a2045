import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from '@/components/layout/footer';
import { buildFooter } from '@/site/footer';
import { parseSite } from '@/site/parse-site-and-settings-files';
import type { SiteConfig } from '@/site/schema';
import { least } from '../../site/config';

const toText = (html: string) => DomUtils.textContent(parseDocument(html)).replaceAll(/\s+/g, ' ').trim();

/** Removes class names, which these tests do not check. */
const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');

const renderFooter = (footer: SiteConfig['footer']) =>
  withoutClasses(
    renderToStaticMarkup(<Footer footer={buildFooter(parseSite({ ...least, footer }))} siteTitle="Docs" />),
  );

test('Footer renders columns with optional titles, or one row of links', () => {
  const columns = renderFooter({
    links: [
      { title: 'Learn', items: [{ label: 'A', to: '/a' }, { html: '<b>B</b>' }] },
      { title: null, items: [{ label: 'C', href: 'https://c.example.com' }] },
    ],
  });
  expect(columns).toContain('<p>Learn</p>');
  expect(columns.match(/<p>/g)).toHaveLength(1);
  expect(columns).toContain('<a href="https://c.example.com" target="_blank" rel="noopener noreferrer">');
  expect(toText(columns)).toBe('LearnABC (opens in a new tab)Keyboard shortcuts');
  expect(renderFooter({ links: [{ label: 'A', to: '/a' }] })).toContain('<ul><li><a href="/a/">A</a></li></ul>');
});

test('Footer renders its style, a linked logo, and a copyright line with HTML, or nothing without configuration', () => {
  const html = renderFooter({
    style: 'dark',
    logo: { src: '/l.svg', srcDark: '/d.svg', href: 'https://example.com', target: '_blank' },
    copyright: '© 2025 <b>Us</b>',
  });
  expect(html).toContain('data-style="dark"');
  expect(html).toContain(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer"><img src="/l.svg" alt="Docs"',
  );
  expect(html).toContain('<p>© 2025 <b>Us</b></p>');
  expect(renderFooter(undefined)).toBe('');
});
