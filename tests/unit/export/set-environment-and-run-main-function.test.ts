import { afterEach, expect, test, vi } from 'vitest';
import { applyConfiguredAddress, removeEmptyVariables } from '@/export/set-environment-and-run-main-function';

const config = { url: 'https://configured.example', baseUrl: '/docs/' };

afterEach(() => vi.unstubAllEnvs());

test('applyConfiguredAddress sets the variables from the configuration if the environment does not', () => {
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv('BASE_PATH', undefined);
  applyConfiguredAddress(config);
  expect([process.env.SITE_URL, process.env.BASE_PATH]).toEqual(['https://configured.example', '/docs/']);
});

test('applyConfiguredAddress keeps the variables that the environment sets', () => {
  vi.stubEnv('SITE_URL', 'https://preview.example');
  vi.stubEnv('BASE_PATH', '/');
  applyConfiguredAddress(config);
  expect([process.env.SITE_URL, process.env.BASE_PATH]).toEqual(['https://preview.example', '/']);
});

test('applyConfiguredAddress leaves wrong options to the check of the configuration', () => {
  vi.stubEnv('SITE_URL', undefined);
  vi.stubEnv('BASE_PATH', undefined);
  for (const wrong of [{ url: 7, baseUrl: ['docs'] }, { url: 'https://a.example/docs/', baseUrl: '/../' }, {}]) {
    applyConfiguredAddress(wrong);
    expect([process.env.SITE_URL, process.env.BASE_PATH]).toEqual(['', '']);
  }
});

test('removeEmptyVariables removes public variables without a value, so that they build the same bytes as unset ones', () => {
  vi.stubEnv('NEXT_PUBLIC_ALGOLIA_INDEX', ' ');
  vi.stubEnv('NEXT_PUBLIC_ALGOLIA_APP_ID', 'APP');
  removeEmptyVariables();
  expect('NEXT_PUBLIC_ALGOLIA_INDEX' in process.env).toBe(false);
  expect(process.env.NEXT_PUBLIC_ALGOLIA_APP_ID).toBe('APP');
});
