import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from '@/openapi/changes/rules';
import { toRulesPage } from '@/openapi/changes/rules-page';

it('docs/api-changes.md matches the rules (npm run options)', () => {
  expect(readFileSync('docs/api-changes.md', 'utf8')).toBe(toRulesPage());
});

it('lists every rule once, with an example and both classes', () => {
  const rows = toRulesPage().match(/^\| `.*$/gm) ?? [];
  expect(rows.map((row) => /^\| `([\w-]+)`/.exec(row)?.[1])).toEqual(Object.keys(rules));
  expect(rows).toContain(
    '| `limit-tightened` | `Pet` may be at most new (was old). | breaking | safe | Requests that were accepted can be refused. Clients that accept more than they get need no change. |',
  );
  for (const row of rows) expect(row).not.toMatch(/undefined|\| \|/);
});

it('names a rule for every check of oasdiff, or says why there is none', () => {
  const [, ...lines] = readFileSync('tests/fixtures/oasdiff-checks.tsv', 'utf8').trim().split('\n');
  const checks = lines.map((line) => line.split('\t'));
  expect(new Set(checks.map(([check]) => check)).size).toBe(509);
  for (const [check, names = '', reason] of checks) {
    if (names === '-') expect(reason, check).toMatch(/\.$/);
    else for (const name of names.split(', ')) expect(Object.keys(rules), check).toContain(name);
  }
});
