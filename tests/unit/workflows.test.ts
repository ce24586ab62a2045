import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  uses?: string;
  needs?: string | string[];
  steps?: Step[];
  with?: Record<string, string>;
  secrets?: Record<string, string>;
  permissions?: Record<string, string>;
}
interface Workflow {
  on: Record<string, unknown>;
  concurrency: { group: string; 'cancel-in-progress': boolean | string };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const setUp = '.github/actions/set-up';
const workflows = readdirSync(folder);
const files = [...workflows.map((name) => `${folder}/${name}`), `${setUp}/action.yml`];
const toText = (file: string) => readFileSync(file, 'utf8');
const read = (name: string) => parse(toText(`${folder}/${name}`)) as Workflow;
const getSetUp = () => (parse(toText(`${setUp}/action.yml`)) as { runs: { steps: Step[] } }).runs.steps;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Returns the steps of a job, with the steps of our own action and of called workflows inlined. */
function toSteps({ steps = [], uses }: Job): Step[] {
  if (uses) return getJobs(uses.replace(`./${folder}/`, '')).flatMap(toSteps);
  return steps.flatMap((step) => (step.uses === `./${setUp}` ? getSetUp() : [step]));
}

/** Returns the jobs of a workflow, each after the jobs that it needs. */
function getJobs(name: string): Job[] {
  const { jobs } = read(name);
  const done: string[] = [];
  while (done.length < Object.keys(jobs).length) {
    const ready = Object.keys(jobs).find(
      (job) => !done.includes(job) && [jobs[job]?.needs ?? []].flat().every((needed) => done.includes(needed)),
    );
    if (ready === undefined) throw new Error(`The jobs of ${name} wait for each other.`);
    done.push(ready);
  }
  return done.flatMap((job) => jobs[job] ?? []);
}

const getAllSteps = (name: string) => getJobs(name).flatMap(toSteps);
const toNames = (steps: Step[]) => steps.map(({ run, uses }) => run ?? uses?.replace(/@.*/, '') ?? '');

describe.each(workflows)('%s', (name) => {
  const steps = getAllSteps(name);

  test('runs one existing npm script per step, and the guide for operators names each script', () => {
    const guide = readFileSync('docs/operators.md', 'utf8');
    for (const command of steps.flatMap(({ run }) => run ?? [])) {
      const script = /^npm (?:run )?([\w:]+)(?: -- [^;&|]+)?$/.exec(command)?.[1] ?? command;
      expect(Object.keys(scripts)).toContain(script);
      expect(guide).toContain(script === 'test' ? 'npm test' : `npm run ${script}`);
    }
  });

  test('passes no secret to a step except the admin key to the search push', () => {
    for (const { run, env = {} } of steps) {
      const secrets = Object.entries(env).filter(([, value]) => value.includes('secrets.'));
      expect(secrets).toEqual(
        run === 'npm run search:push' ? [['ALGOLIA_ADMIN_KEY', '${{ secrets.ALGOLIA_ADMIN_KEY }}']] : [],
      );
    }
    expect(toText(`${folder}/${name}`).match(/secrets\./g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test('has read permission only, except for jobs that deploy to GitHub Pages or comment on a pull request', () => {
    const { permissions, jobs } = read(name);
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      const writes = Object.entries(job.permissions ?? {}).filter(([, right]) => right === 'write');
      const names = toNames(toSteps(job));
      const publishes = names.includes('actions/deploy-pages');
      const comments = names.some((step) => step.startsWith('npm run openapi:comment'));
      expect(writes.map(([right]) => right)).toEqual([
        ...(publishes ? ['pages', 'id-token'] : []),
        ...(comments ? ['pull-requests'] : []),
      ]);
    }
  });

  test('writes nothing from the event or its inputs into a command', () => {
    for (const command of steps.flatMap(({ run }) => run ?? [])) expect(command).not.toContain('${{');
  });
});

test('every external action is pinned to a commit with its tag, in one version, and listed in docs/release.md', () => {
  const uses = files.flatMap((file) => [...toText(file).matchAll(/uses: (\S+)(.*)$/gm)]);
  const foreign = uses.filter(([, name]) => !name?.startsWith('./'));
  for (const [line] of foreign) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const names = new Set(foreign.map(([, name]) => name?.replace(/@.*/, '')));
  expect(new Set(foreign.map(([line]) => line)).size).toBe(names.size);
  for (const name of names) expect(toText('docs/release.md')).toContain(`\`${name}\``);
});

test('a pull request runs each check once, and a new commit cancels the running check of the previous one', () => {
  const { concurrency } = read('check.yml');
  expect(toNames(getAllSteps('check.yml'))).toEqual([
    'actions/checkout',
    'actions/setup-node',
    'npm run setup',
    'actions/cache',
    'actions/cache',
    'npm run openapi:lint -- --format github-actions',
    'npm run check:content -- --strict --format github-actions',
    'npm run check -- --strict',
    'npm test',
    'actions/upload-artifact',
    // The other job.
    'actions/checkout',
    'actions/setup-node',
    'npm run setup',
    'actions/cache',
    'actions/cache',
    'npm run bench -- reproducible',
  ]);
  expect(concurrency['cancel-in-progress']).toContain("github.event_name == 'pull_request'");
});

test('a pull request that changes the specs gets a comment, and fails for a breaking change that is not accepted', () => {
  const { on, jobs } = read('changes.yml');
  expect(on).toEqual({ pull_request: { paths: ['openapi/**'] } });
  const steps = getAllSteps('changes.yml');
  expect(toNames(steps).slice(-2)).toEqual([
    'npm run openapi:comment -- HEAD~1',
    'npm run openapi:diff -- HEAD~1 --format github-actions',
  ]);
  // The token is for the comment only, and the merged commit and its parents are there to compare with.
  expect(steps.filter(({ env }) => env !== undefined).map(({ run, env }) => [run, env])).toEqual([
    ['npm run openapi:comment -- HEAD~1', { GITHUB_TOKEN: '${{ github.token }}' }],
  ]);
  expect(steps[0]?.with).toEqual({ 'fetch-depth': 2, 'persist-credentials': false });
  expect(jobs['changes']?.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
});

test('the publish workflow tests the site once, deploys that build, checks it, and pushes the search index', () => {
  const steps = getAllSteps('publish.yml');
  const order = [
    'test',
    'actions/upload-artifact',
    'actions/download-artifact',
    'deploy-pages',
    'smoke',
    'search:push',
  ];
  const places = order.map((part) => toNames(steps).findIndex((step) => step.includes(part)));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(toNames(steps).filter((step) => /npm (test|run (build|site))/.test(step))).toEqual(['npm test']);
  const { check, release } = read('publish.yml').jobs;
  // The downloaded artifact is the uploaded one, built for the base path of the release.
  expect(check?.with?.['artifact']).toBe(steps.find(({ uses }) => uses?.includes('download-artifact'))?.with?.['name']);
  expect(check?.with?.['base-path']).toBe(release?.with?.['base-path']);
  const { env = {} } = steps.find(({ run }) => run === 'npm test') ?? {};
  expect(Object.keys(env)).toEqual(expect.arrayContaining(['SITE_URL', 'BASE_PATH', 'NEXT_PUBLIC_ALGOLIA_INDEX']));
});

test('a rollback publishes the artifact of an earlier run and builds nothing', () => {
  const { on, concurrency, jobs } = read('rollback.yml');
  const names = toNames(getAllSteps('rollback.yml'));
  expect(Object.keys(on)).toEqual(['workflow_dispatch']);
  expect(names.filter((step) => /npm (test|run (build|site))/.test(step))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['actions/download-artifact', 'actions/deploy-pages']));
  expect(jobs['release']?.with?.['run']).toBe('${{ inputs.run }}');
  // The shared group prevents a rollback and a publication from running at the same time.
  expect(concurrency).toEqual(read('publish.yml').concurrency);
  expect(concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
});

test('links to other sites are checked every night, and stop neither a pull request nor a release', () => {
  const { on, jobs } = read('links.yml');
  expect(Object.keys(on)).toEqual(['schedule', 'workflow_dispatch']);
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  const command = 'npm run check:links -- --format github-actions';
  expect(toNames(getAllSteps('links.yml'))).toContain(command);
  expect(Object.values(jobs).every(({ needs }) => needs === undefined)).toBe(true);
  const others = workflows.filter((name) => name !== 'links.yml').map((name) => toText(`${folder}/${name}`));
  expect(others.filter((text) => text.includes('check:links'))).toEqual([]);
});

test('packages are audited in pull requests and on a schedule, and Dependabot updates npm packages, images, and actions', () => {
  const { on } = read('audit.yml');
  expect(Object.keys(on)).toEqual(expect.arrayContaining(['pull_request', 'schedule']));
  expect(toNames(getAllSteps('audit.yml'))).toContain('npm run audit');
  const { updates } = parse(toText('.github/dependabot.yml')) as { updates: { 'package-ecosystem': string }[] };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'docker', 'github-actions']);
});

test('docs/operators.md lists every variable that the operator sets', () => {
  const read = readFileSync('src/lib/environment.ts', 'utf8');
  const names = [...read.matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name);
  const made = [
    'NODE_ENV',
    'LOCALE',
    'STRICT',
    'NEXT_PUBLIC_BASE_PATH',
    'NEXT_PUBLIC_ALGOLIA_HOST',
    'NEXT_PUBLIC_ALGOLIA_INSIGHTS',
  ];
  const rows = [...readFileSync('docs/operators.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual([...new Set([...names.filter((name) => !made.includes(name ?? '')), 'PORT'])].sort());
});
