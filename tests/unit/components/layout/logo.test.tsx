import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from '@/components/layout/logo';
import { toLook } from '@/site/navbar-for-browser';
import { parseSite } from '@/site/parse-site-and-settings-files';
import { least } from '../../site/config';

const toText = (html: string) => DomUtils.textContent(parseDocument(html)).replaceAll(/\s+/g, ' ').trim();

test('Logo links to the home page or the configured target and has a suitable text alternative', () => {
  const logo = { src: '/logo.svg', srcDark: '/dark.svg', width: 28, height: 20 };
  const plain = renderToStaticMarkup(
    <Logo {...toLook(parseSite({ ...least, title: 'Docs', navbar: { logo } })).look} />,
  );
  expect(plain).toMatch(/<a href="\/" class="[^"]*">/);
  expect(plain.match(/alt="Docs"/g)).toHaveLength(2);
  // Which of the two is shown is tested in a browser.
  expect(plain).toContain('<img src="/dark.svg" alt="Docs" width="28" height="20" loading="lazy" ');
  const titled = renderToStaticMarkup(
    <Logo logo={{ ...logo, href: 'https://example.com', target: '_blank' }} title="Docs" />,
  );
  expect(titled).toContain('<a href="https://example.com" target="_blank" rel="noopener noreferrer"');
  expect(titled).toContain('alt=""');
  expect(toText(titled)).toBe('Docs');
  expect(renderToStaticMarkup(<Logo logo={{ src: '/logo.svg', alt: 'Brand' }} title="Docs" />)).toContain(
    'alt="Brand"',
  );
});
