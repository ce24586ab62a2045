import { readFile } from 'node:fs/promises';
import { fail } from '@/lib/user-errors-and-mistakes';

/** The variables that GitHub Actions sets, and the token, which a workflow passes on. */
interface ActionsEnvironment {
  [name: string]: string | undefined;
  GITHUB_API_URL?: string;
  GITHUB_REPOSITORY?: string;
  GITHUB_EVENT_PATH?: string;
  GITHUB_TOKEN?: string;
}

/** The first line of our comment, which nobody sees, and the account that writes it. */
const marker = '<!-- changes of the API -->';
const author = 'github-actions[bot]';

/** GitHub refuses longer comments. */
const most = 65_536;

interface Comment {
  id: number;
  body?: string;
  user?: { login?: string };
}

/**
 * Writes a comment on the pull request for which GitHub Actions runs, or replaces the one of an earlier run. Returns false if the token
 * must not write, as for a pull request from a fork.
 */
export async function writeComment(text: string, environment: ActionsEnvironment): Promise<boolean> {
  const { GITHUB_API_URL: api = 'https://api.github.com', GITHUB_REPOSITORY: repository = '' } = environment;
  const number = await loadNumber(environment);
  const issues = `${api}/repos/${repository}/issues`;
  const send = (url: string, method = 'GET', body?: object) => request(url, method, body, environment.GITHUB_TOKEN);
  const known = await findComment(`${issues}/${number}/comments`, send);
  const body = { body: toBody(text) };
  const response = known
    ? await send(`${issues}/comments/${known.id}`, 'PATCH', body)
    : await send(`${issues}/${number}/comments`, 'POST', body);
  if (response.status === 403) return false;
  if (!response.ok) failResponse(response);
  return true;
}

async function loadNumber({ GITHUB_EVENT_PATH: file = '' }: ActionsEnvironment): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { pull_request: found } = JSON.parse(text) as { pull_request?: { number?: unknown } };
  if (typeof found?.number === 'number') return found.number;
  return fail('this does not run for a pull request', {
    fix: 'Run it in a workflow of GitHub Actions for pull requests. Elsewhere, run: npm run openapi:diff -- --format markdown',
  });
}

/** Finds our comment. Somebody else may quote its first line. */
async function findComment(url: string, send: (url: string) => Promise<Response>): Promise<Comment | undefined> {
  for (let page = 1; ; page++) {
    const response = await send(`${url}?per_page=100&page=${page}`);
    if (!response.ok) failResponse(response);
    const comments = (await response.json()) as Comment[];
    const own = comments.find(({ body, user }) => user?.login === author && body?.startsWith(marker));
    if (own || comments.length < 100) return own;
  }
}

function request(url: string, method: string, body: object | undefined, token = ''): Promise<Response> {
  return fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Adds the marker, and omits the last lines of a text that is too long. */
function toBody(text: string): string {
  const whole = `${marker}\n${text}`;
  if (whole.length <= most) return whole;
  const end = '\n\nThere are more changes. The log of the check lists all of them.';
  const start = whole.slice(0, most - end.length);
  return start.slice(0, start.lastIndexOf('\n')) + end;
}

function failResponse({ status, url }: Response): never {
  return fail(`GitHub responded with ${status} to ${url}`, {
    fix: 'Give the job the permission `pull-requests: write`, and pass `GITHUB_TOKEN: ${{ github.token }}` to the step.',
  });
}
