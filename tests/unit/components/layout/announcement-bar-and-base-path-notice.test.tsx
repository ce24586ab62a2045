import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AnnouncementBar, BasePathNotice } from '@/components/layout/announcement-bar-and-base-path-notice';

const toText = (html: string) => DomUtils.textContent(parseDocument(html)).replaceAll(/\s+/g, ' ').trim();

test('AnnouncementBar renders its HTML, and a close button only if it is closeable', () => {
  const bar = { id: 'one', content: 'Read <a href="/news">the news</a>', isCloseable: true };
  const html = renderToStaticMarkup(<AnnouncementBar bar={bar} />);
  expect(html).toMatch(/^<div role="banner"[^>]* data-announcement-id="one">/);
  expect(html).toContain('Read <a href="/news/">the news</a>');
  expect(html).toContain('aria-label="Close"');
  expect(renderToStaticMarkup(<AnnouncementBar bar={{ ...bar, isCloseable: false }} />)).not.toContain('<button');
  expect(renderToStaticMarkup(<AnnouncementBar bar={undefined} />)).toBe('');
});

test('BasePathNotice names the base path of the build and has an element for the actual path', () => {
  const html = renderToStaticMarkup(<BasePathNotice prefix="" />);
  expect(toText(html)).toContain('the site was built for / (the default).');
  vi.stubEnv('BASE_PATH', '/docs/x/de');
  const german = renderToStaticMarkup(<BasePathNotice prefix="/de" />);
  vi.unstubAllEnvs();
  expect(toText(german)).toContain('the site was built for /docs/x/.');
  expect(german).toContain('<code data-suggested-path="/de/">');
  expect(html).toMatch(/<code data-suggested-path[^>]*>the folder of this page<\/code>/);
});
