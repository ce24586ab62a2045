import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleProgram, run } from '../bundled-program';
import { toDocument } from '../openapi/project';
import { makeRepository } from '../openapi/repository';
import { listen } from '../listen';

const pets = toDocument('paths: { /pets: { get: { responses: {} } } }\n');
const none = toDocument('paths: {}\n');

it('npm run openapi:comment writes the changes since a revision as a comment on the pull request', async () => {
  const project = await makeRepository([pets], [none]);
  await project.write('event.json', JSON.stringify({ pull_request: { number: 7, title: '$(rm -rf .)' } }));
  const written: string[] = [];
  const GITHUB_API_URL = listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.method === 'POST') written.push(request.url ?? '', (JSON.parse(body) as { body: string }).body);
      response.end('[]');
    });
  });
  const env = {
    GITHUB_API_URL,
    GITHUB_REPOSITORY: 'example/docs',
    GITHUB_EVENT_PATH: path.join(project.root, 'event.json'),
    GITHUB_TOKEN: 'token',
  };
  const ended = await run(await bundleProgram('cli/openapi-comment'), project.root, ['HEAD~1'], env);
  expect(ended).toEqual({ output: '', errors: '', code: 0 });
  expect(written).toEqual([
    '/repos/example/docs/issues/7/comments',
    '<!-- changes of the API -->\n## Breaking changes\n\n- **pets**: GET /pets was removed. (`operation-removed`)',
  ]);
});
