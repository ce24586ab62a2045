import path from 'node:path';
import { expect, it } from 'vitest';
import { writeComment } from '@/openapi/changes/post-pull-request-comment';
import { listen } from '../../listen';
import { makeFolder } from '../../temporary-folder';

interface Comment {
  id: number;
  body: string;
  user: { login: string };
}

/** Starts a server with the comments of pull request 7. Returns the variables of GitHub Actions, and the requests that write. */
function start(comments: Comment[], status = 200, event: unknown = { pull_request: { number: 7 } }) {
  const written: string[] = [];
  const GITHUB_API_URL = listen((request, response) => {
    const { method = '', url = '', headers } = request;
    expect(headers.authorization).toBe('Bearer token');
    const page = Number(new URL(url, 'http://localhost').searchParams.get('page'));
    if (method === 'GET') return void response.end(JSON.stringify(comments.slice((page - 1) * 100, page * 100)));
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      written.push(`${method} ${url} ${(JSON.parse(body) as Comment).body}`);
      response.writeHead(status).end('{}');
    });
  });
  const environment = {
    GITHUB_API_URL,
    GITHUB_REPOSITORY: 'example/docs',
    GITHUB_EVENT_PATH: path.join(makeFolder({ 'event.json': JSON.stringify(event) }), 'event.json'),
    GITHUB_TOKEN: 'token',
  };
  return { environment, written };
}

const mark = '<!-- changes of the API -->\n';
const others = Array.from({ length: 100 }, (_, id) => ({ id, body: `${mark}Quoted.`, user: { login: 'somebody' } }));

it('writes a comment, although somebody else quotes the first line of one', async () => {
  const { environment, written } = start(others);
  expect(await writeComment('No changes.', environment)).toBe(true);
  expect(written).toEqual([`POST /repos/example/docs/issues/7/comments ${mark}No changes.`]);
});

it('replaces the comment of an earlier run', async () => {
  const own = { id: 200, body: `${mark}Old.`, user: { login: 'github-actions[bot]' } };
  const { environment, written } = start([...others, own]);
  expect(await writeComment('New.', environment)).toBe(true);
  expect(written).toEqual([`PATCH /repos/example/docs/issues/comments/200 ${mark}New.`]);
});

it('omits the last lines of a text that GitHub would refuse', async () => {
  const { environment, written } = start([]);
  await writeComment('A line of the text.\n'.repeat(5000), environment);
  const [text = ''] = written;
  expect(text.length).toBeLessThan(65_600);
  expect(text).toMatch(/\nA line of the text\.\n\nThere are more changes\. The log of the check lists all of them\.$/);
});

it('says that a token must not write, and what is wrong otherwise', async () => {
  expect(await writeComment('New.', start([], 403).environment)).toBe(false);
  await expect(writeComment('New.', start([], 404).environment)).rejects.toThrow(
    /^GitHub responded with 404 to http.*\n {2}Give the job the permission `pull-requests: write`/,
  );
  await expect(writeComment('New.', start([], 200, {}).environment)).rejects.toThrow(
    'this does not run for a pull request\n  Run it in a workflow',
  );
});
