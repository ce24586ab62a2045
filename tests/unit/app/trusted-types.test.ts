import { afterEach, expect, it, vi } from 'vitest';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;

async function loadRules(basePath: string): Promise<Rules> {
  let rules: Rules | undefined;
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', basePath);
  vi.stubGlobal('location', { href: 'https://docs.example.com/docs/x/support/', origin: 'https://docs.example.com' });
  vi.stubGlobal('window', { trustedTypes: { createPolicy: (_name: string, given: Rules) => (rules = given) } });
  const { createTrustedTypesPolicy } = await import('@/app/trusted-types');
  createTrustedTypesPolicy();
  if (!rules) throw new Error('No policy was made.');
  return rules;
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('createScriptURL accepts only chunks of this site', async () => {
  const { createScriptURL } = await loadRules('/docs/x');
  expect(createScriptURL('/docs/x/_next/static/chunks/a.js')).toBe('/docs/x/_next/static/chunks/a.js');
  for (const address of [
    '/_next/static/chunks/a.js',
    '/docs/x/a.js',
    'https://evil.example/docs/x/_next/static/a.js',
    '//evil.example/docs/x/_next/static/a.js',
    '/docs/x/_next/static/../../a.js',
    'data:text/javascript,alert(1)',
    'blob:https://docs.example.com/docs/x/_next/static/a',
    'javascript:alert(1)',
  ])
    expect(createScriptURL(address), address).toBeNull();
});

it('createHTML accepts only an empty script element', async () => {
  const { createHTML } = await loadRules('');
  expect(createHTML('<script></script>')).toBe('<script></script>');
  for (const markup of ['<b></b>', '<script>alert(1)</script>', '<script></script><img src=x onerror=alert(1)>', ''])
    expect(createHTML(markup), markup).toBeNull();
});

it('createScript accepts only JSON data', async () => {
  const { createScript } = await loadRules('');
  expect(createScript('{"a":[1]}')).toBe('{"a":[1]}');
  for (const text of ['alert(1)', '{"a":alert(1)}', '"a";alert(1)', 'null;alert(1)', ''])
    expect(createScript(text), text).toBeNull();
});
