import { expect, it } from 'vitest';
import { languages } from '@/openapi/samples/languages';
import type { SampleRequest } from '@/openapi/samples/request';
import { parsers } from '../parsers';
import { hasRuntime, runPrograms } from './runtimes';
import { startStubServer } from './stub-server';

const request: SampleRequest = {
  service: 'test',
  method: 'POST',
  url: [{ variable: 'BASE_URL' }, '/logins'],
  headers: [{ name: 'Content-Type', value: ['application/json'] }],
  body: {
    kind: 'json',
    mediaType: 'application/json',
    json: JSON.stringify({ name: "O'Neil", price: '$COST', login: { password: '$PASSWORD' } }, undefined, 2),
    variables: ['PASSWORD'],
  },
  hasCertificate: false,
};
const samples = languages.flatMap(({ language, print }) => {
  const source = print(request);
  return source === undefined ? [] : [{ language, source }];
});

it.each(samples)('a secret in a body is an environment variable in $language', async ({ language, source }) => {
  expect(source).toMatch(/\bPASSWORD\b/);
  expect(await parsers[language]?.([source])).toEqual([]);
});

it.each(samples.filter(({ language }) => hasRuntime(language)))(
  'a sample in $language sends the value of the variable',
  async ({ language, source }) => {
    const server = await startStubServer();
    const variables = { PASSWORD: "it's $ecret" };
    try {
      await runPrograms(
        language,
        [{ source, baseUrl: server.toBaseUrl(0) }],
        { variables, files: {} },
        () => undefined,
      );
    } finally {
      server.close();
    }
    const [received] = server.received.get(0) ?? [];
    expect(JSON.parse(String(received?.body))).toEqual({
      name: "O'Neil",
      price: '$COST',
      login: { password: "it's $ecret" },
    });
  },
  60_000,
);
