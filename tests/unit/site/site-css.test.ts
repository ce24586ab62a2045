import { expect, test } from 'vitest';
import { parseSite } from '@/site/parse-site-and-settings-files';
import { toSiteCss } from '@/site/site-css';
import { least } from './config';

test('toSiteCss adds rules for announcement colors and rejects values that are not colors', () => {
  const toCss = (colors: object) =>
    toSiteCss(parseSite({ ...least, announcementBar: { content: 'News', ...colors } }), []);
  expect(toCss({ backgroundColor: '#205d52', textColor: 'oklch(0.9 0.1 175)' })).toContain(
    '[data-announcement-id]{background:#205d52}\n[data-announcement-id],[data-announcement-id] a{color:oklch(0.9 0.1 175)}\n',
  );
  expect(() => toCss({ backgroundColor: 'red}body{display:none' })).toThrow(/is not a CSS color/);
});

test('toSiteCss highlights the link of a sidebar on every page that shows the sidebar', () => {
  expect(toSiteCss(parseSite(least), ['docs'])).toContain(
    'body:has(>[data-site]>[data-sidebar="docs"]) [data-sidebar-link="docs"]:not(:hover){color:var(--bar-accent,var(--color-accent));text-decoration:var(--bar-underline)}\n',
  );
});
