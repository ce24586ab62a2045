import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { toFault } from '../../../algolia/faults';

/** Starts the server as documented. Returns its URL, or its error output if it exits. */
function serve(args: string[]): Promise<string> {
  const child = spawn('node', ['--import', 'tsx', 'tests/algolia/serve.ts', ...args], {
    env: { ...process.env, PORT: '0' },
  });
  onTestFinished(() => void child.kill());
  return new Promise((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => resolve(/ALGOLIA_HOST=(\S+)/.exec(chunk.toString())?.[1] ?? ''));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', () => resolve(said));
  });
}

test('the Algolia test server fails as its command line specifies', async () => {
  const [url, said] = await Promise.all([
    serve(['--fail', 'rules/batch 403 1', '--fail', 'queries drop']),
    serve(['--fail', 'rules/batch oops']),
  ]);
  const ask = (path: string) => fetch(`${url}/1/indexes/${path}`, { method: 'POST', body: '{}' });
  expect((await (await ask('docs/rules/batch')).json()) as unknown).toEqual({ message: 'On purpose', status: 403 });
  // The second request is rejected like any request without a key.
  expect((await (await ask('docs/rules/batch')).json()) as unknown).toMatchObject({
    status: 403,
    message: 'Invalid Application-ID or API key',
  });
  await expect(ask('*/queries')).rejects.toThrow('fetch failed');
  expect(said).toMatch(/^--fail cannot be read: rules\/batch oops\n {2}Write --fail/);
});

test.each([
  ['POST .*/batch$ 503', { match: /POST .*\/batch$/, how: { status: 503 } }],
  ['operation lose 2', { match: /operation/, how: 'lose', times: 2 }],
])('toFault parses %s', (text, fault) => {
  expect(toFault(text)).toEqual(fault);
});

test.each([
  ['batch 200', '--fail has a status that is no failure: 200'],
  ['( 503', '--fail has no regular expression: ('],
])('toFault rejects %s', (text, message) => {
  expect(() => toFault(text)).toThrow(message);
});

test('toFault parses every --fail option in docs/release.md', () => {
  const shown = [...readFileSync('docs/release.md', 'utf8').matchAll(/serve\.ts --fail '([^']+)'/g)];
  expect(shown.length).toBeGreaterThan(2);
  for (const [, text = ''] of shown) expect(toFault(text).match).toBeInstanceOf(RegExp);
});
