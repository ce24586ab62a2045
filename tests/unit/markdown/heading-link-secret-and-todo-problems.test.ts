import { expect, it } from 'vitest';
import { toPageTree } from '@/markdown/page-tree';

const toProblems = async (source: string) =>
  (await toPageTree(source)).problems.map(
    ({ severity, line, column, message, fix }) => `${severity} ${line}:${column} ${message}. ${fix}`,
  );

it.each([
  [
    '## A\n\n#### B\n',
    'warning 3:1 the heading "B" skips a level. Start it with ###, because the heading before it has level 2.',
  ],
  [
    '### A\n',
    'warning 1:1 the heading "A" skips a level. Start it with ##, because the heading before it has level 1.',
  ],
  [
    'Text, see [here](/a/).',
    'warning 1:11 the link "here" does not say where it leads. Write the name of the page, or what readers find there.',
  ],
  [
    '[**Read more**](/a/)',
    'warning 1:1 the link "Read more" does not say where it leads. Write the name of the page, or what readers find there.',
  ],
  ...[
    ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEpAIB'.repeat(8)}`],
    ['an access key of AWS', `AKIA${'ABCD2345'.repeat(2)}`],
    ['a token of GitHub', `ghp_${'aB3'.repeat(12)}`],
    ['a token of GitLab', `glpat-${'a1-_'.repeat(5)}`],
    ['a token of npm', `npm_${'aB3'.repeat(12)}`],
    ['a token of Slack', `xoxb-${'1234567890'}`],
    ['a key of Google', `AIza${'aB3-_'.repeat(7)}`],
    ['a key of Stripe', `sk_live_${'aB34'.repeat(4)}`],
    ['a JSON Web Token', `${'eyJhbGciOiJIUzI1NiJ9'}.${'eyJzdWIiOiIxMjM0NTY3In0'}.${'abcdefghijklmnopqrstuvwxyz'}`],
  ].map(([name, secret]): [string, string] => [
    `\n\`\`\`bash\n${secret}\n\`\`\``,
    `error 2:1 this code block contains what looks like ${name}. Replace it with a variable, such as $TOKEN, and revoke it if it is real.`,
  ]),
])('reports %s', async (source, problem) => {
  expect(await toProblems(source)).toEqual([problem]);
});

it('headings that go back by several levels, links with names, and placeholders are right', async () => {
  const text =
    '## A\n\n### B\n\n#### C\n\n## D\n\n[Here are the limits](/a/) [more limits](/b/)\n\n' +
    '```bash\n$TOKEN AKIA… eyJ… <token> sk_live_… -----BEGIN PRIVATE KEY-----\n…\n```\n';
  expect(await toProblems(text)).toEqual([]);
});
