import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['/guides/pets/', '/docs/guides/pets/'],
  ['https://example.com/a', 'https://example.com/a'],
  ['#pets', '#pets'],
])('the external documentation %s leads to %s on a site below /docs', async (url, href) => {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs');
  const { ExternalDocs } = await import('@/components/reference/external-links');
  expect(renderToStaticMarkup(<ExternalDocs docs={{ url }} />)).toContain(`href="${href}"`);
});
