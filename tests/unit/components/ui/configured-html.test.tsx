import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConfiguredHtml } from '@/components/ui/configured-html';

test('ConfiguredHtml renders HTML from the configuration and rejects markup that violates the policy', () => {
  expect(renderToStaticMarkup(<ConfiguredHtml html="<b>Beta</b> &amp; more" />)).toBe('<b>Beta</b> &amp; more');
  expect(renderToStaticMarkup(<ConfiguredHtml html='<a href="https://example.com/">x</a>' />)).toBe(
    '<a href="https://example.com/" rel="noopener noreferrer">x</a>',
  );
  for (const html of [
    '<b style="color:red">A</b>',
    '<img src="a.png" onerror="alert(1)">',
    '<script>1</script>',
    '<style>a{}</style>',
  ]) {
    expect(() => renderToStaticMarkup(<ConfiguredHtml html={html} />)).toThrow(
      /HTML in src\/site.config.ts must not contain/,
    );
  }
});
