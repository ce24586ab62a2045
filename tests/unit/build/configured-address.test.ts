import { afterEach, expect, test, vi } from 'vitest';
import { applyConfiguredAddress } from '@/build/step';

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
