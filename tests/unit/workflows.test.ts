import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Workflow {
  jobs: Record<string, { uses?: string; needs?: string; steps?: Step[]; env?: Record<string, string> }>;
}

const folder = '.github/workflows';
const read = (name: string) => parse(readFileSync(`${folder}/${name}`, 'utf8')) as Workflow;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const toCommands = (steps: Step[] = []) => steps.flatMap(({ run }) => run ?? []);

describe.each(readdirSync(folder))('%s', (name) => {
  const steps = Object.values(read(name).jobs).flatMap((job) => job.steps ?? []);

  test('runs npm scripts that exist, one a step, and the README names each', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const command of toCommands(steps).filter((text) => text !== 'npm ci --ignore-scripts')) {
      const script = /^npm (?:run )?([\w:]+)(?: -- [^;&|]+)?$/.exec(command)?.[1] ?? command;
      expect(Object.keys(scripts)).toContain(script);
      expect(readme).toContain(script === 'test' ? 'npm test' : `npm run ${script}`);
    }
  });

  test('holds no value of a secret, and gives the admin key to the push alone', () => {
    for (const { run, env = {} } of steps) {
      const secrets = Object.entries(env).filter(([, value]) => value.includes('secrets.'));
      expect(secrets).toEqual(
        run === 'npm run search:push' ? [['ALGOLIA_ADMIN_KEY', '${{ secrets.ALGOLIA_ADMIN_KEY }}']] : [],
      );
    }
    expect(readFileSync(`${folder}/${name}`, 'utf8').match(/secrets\./g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

test('a pull request is linted, checked, tested and built', () => {
  expect(toCommands(read('check.yml').jobs.check?.steps).slice(1)).toEqual([
    'npm run openapi:lint -- --format github-actions',
    'npm run check',
    'npm test',
    'npm run build',
  ]);
});

test('the main branch is checked the same way, then published, then searched', () => {
  const { check, publish } = read('publish.yml').jobs;
  expect(existsSync(check?.uses ?? '')).toBe(true);
  expect(publish?.needs).toBe('check');
  const order = publish?.steps?.map(({ run, uses }) => run ?? uses?.replace(/@.*/, '')) ?? [];
  expect(order.filter((step) => step?.includes('deploy-pages') || step?.startsWith('npm run'))).toEqual([
    'npm run build',
    'actions/deploy-pages',
    'npm run smoke -- "$PAGE_URL" --no-headers',
    'npm run search:push',
  ]);
});

test('the README lists every variable that the operator sets', () => {
  const read = readFileSync('src/lib/environment.ts', 'utf8');
  const names = [...read.matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name);
  const made = ['NODE_ENV', 'LOCALE', 'FRAMEWORK_EXPORT', 'NEXT_PUBLIC_BASE_PATH', 'NEXT_PUBLIC_ALGOLIA_HOST'];
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual([...new Set([...names.filter((name) => !made.includes(name ?? '')), 'PORT'])].sort());
});
