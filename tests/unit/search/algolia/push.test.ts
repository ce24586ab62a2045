import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toRules, settings, getSynonymHits } from '@/search/algolia/settings-synonyms-and-rules';
import { toTemporaryName } from '@/search/algolia/temporary-index-names-and-leftovers';
import type { AlgoliaServer, Fault } from '../../../algolia/server';
import { adminKey, getLive, getTemporary, push, searchKey, startServer, toRecords } from './setup';

let server: AlgoliaServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

/** Returns the requests in order, without those for tasks, and with a constant name for the temporary index. */
const getSequence = () =>
  server.log.filter((line) => !line.includes('/task/')).map((line) => line.replace(/docs_next_\w+/, 'TEMPORARY'));

describe('a push', () => {
  test('fills a temporary index, verifies it, and replaces the live index by it', async () => {
    const folders = {
      basics: { label: 'Basics', weight: 90, answers: 'what' },
      terms: { label: 'Terms', weight: 80, answers: 'what' },
      tasks: { label: 'Tasks', weight: 70 },
    } as const;
    const rules = toRules(folders);
    expect(rules.map(({ objectID, consequence }) => [objectID, consequence?.params?.optionalFilters])).toEqual([
      ['question-what', ['hierarchy.lvl0:Basics', 'hierarchy.lvl0:Terms']],
    ]);
    const lines = await push(server, toRecords('one'), { folders });
    expect(getSequence()).toEqual([
      'GET /1/indexes 200',
      'PUT /1/indexes/TEMPORARY/settings 200',
      'POST /1/indexes/TEMPORARY/synonyms/batch 200',
      'POST /1/indexes/TEMPORARY/rules/batch 200',
      'POST /1/indexes/TEMPORARY/batch 200',
      'POST /1/indexes/TEMPORARY/batch 200',
      'POST /1/indexes/TEMPORARY/batch 200',
      'POST /1/indexes/TEMPORARY/browse 200',
      'POST /1/indexes/TEMPORARY/operation 200',
      'POST /1/indexes/docs/browse 200',
    ]);
    expect(getLive(server)).toEqual(JSON.parse(JSON.stringify(toRecords('one'))));
    expect(getTemporary(server)).toEqual([]);
    expect(server.store.indices.get('docs')).toMatchObject({ settings, synonyms: getSynonymHits(), rules });
    expect(lines.map((line) => line.replace(/docs_next_\w+/, 'TEMPORARY'))).toEqual([
      'leftovers: none',
      'settings: of TEMPORARY',
      `synonyms: ${getSynonymHits().length}`,
      `rules: ${rules.length}`,
      'records: 3 of 7',
      'records: 6 of 7',
      'records: 7 of 7',
      'checked: 7 records in TEMPORARY',
      'moved: TEMPORARY to docs',
      'verified: 7 records in docs',
    ]);
  });

  test('waits for each of its tasks', async () => {
    server.delay = 15;
    await push(server, toRecords('one'));
    const asked = server.log.filter((line) => line.includes('/task/'));
    const tasks = new Set(asked.map((line) => /task\/(\d+)/.exec(line)?.[1]));
    expect(tasks.size).toBe(7);
    expect(asked.length).toBeGreaterThan(tasks.size);
  });

  test('has the same result if repeated, and removes records that are no longer pushed', async () => {
    await push(server, toRecords('one'));
    await push(server, toRecords('one'));
    expect(getLive(server)).toHaveLength(7);
    await push(server, toRecords('two', 4));
    expect(getLive(server)).toEqual(JSON.parse(JSON.stringify(toRecords('two', 4))));
    expect(getTemporary(server)).toEqual([]);
  });

  test('replaces the live index atomically', async () => {
    await push(server, toRecords('one'));
    await push(server, toRecords('two', 9));
    const moments = server.store.history.filter(({ index }) => index === 'docs');
    expect(moments.map(({ records, builds }) => [records, ...builds])).toEqual([
      [7, 'one'],
      [9, 'two'],
    ]);
  });

  test('removes the temporary indices of earlier interrupted pushes, and no others', async () => {
    const old = toTemporaryName('docs', Date.now() - 4 * 60 * 60 * 1000);
    const others = [
      toTemporaryName('docs'),
      toTemporaryName('other', 1_700_000_000_000),
      'docs_next',
      'docs_next_steps',
    ];
    for (const name of [old, ...others]) server.store.open(name);
    const [line] = await push(server, toRecords('one'));
    expect(line).toBe(`leftovers: ${old}`);
    expect(getTemporary(server)).toEqual(others);
  });

  test('does not mix its records with those of a simultaneous push', async () => {
    await push(server, toRecords('before', 3));
    server.delay = 3;
    await Promise.allSettled([push(server, toRecords('one', 8)), push(server, toRecords('two', 12))]);
    const moments = server.store.history.filter(({ index }) => index === 'docs');
    expect(moments.map(({ records, builds }) => `${records} ${builds.join()}`).sort()).toEqual([
      '12 two',
      '3 before',
      '8 one',
    ]);
    expect(getTemporary(server)).toEqual([]);
  });
});

const whole: [step: string, match: RegExp, after?: number][] = [
  ['looking for leftovers', /^GET \/1\/indexes$/],
  ['the settings', /^PUT .*settings$/],
  ['the synonyms', /synonyms\/batch$/],
  ['the rules', /rules\/batch$/],
  ['the first records', /_\w+\/batch$/],
  ['the second records', /[\da-f]{8}\/batch$/, 1],
  ['checking the temporary index', /_next_\w+\/browse$/],
  ['the move', /operation$/],
];
const failures: [name: string, how: Fault['how'], message: RegExp][] = [
  ['an error of the server', { status: 503 }, /is not responding, or returns only errors/],
  ['a broken connection', 'drop', /is not responding, or returns only errors/],
  ['no response in time', 'hang', /is not responding, or returns only errors/],
  ['a refusal', { status: 400, message: 'Not like this' }, /rejected the request: Not like this/],
  [
    'a key without permissions',
    { status: 403, message: 'Method not allowed with this API key' },
    /needs the permissions addObject/,
  ],
];
const steps = whole.flatMap(([step, match, after]) =>
  failures
    // A push also works with a key that cannot list indices.
    .filter(([failure]) => step !== 'looking for leftovers' || failure !== 'a key without permissions')
    .map(([failure, how, message]) => ({ step, match, after, failure, how, message })),
);

describe('a failed push leaves the live index unchanged and removes the temporary one', () => {
  test.each(steps)('at $step: $failure', async ({ match, after, how, message }) => {
    await push(server, toRecords('before'));
    const before = structuredClone(server.store.indices.get('docs'));
    server.faults.push({ match, after, how });
    const failed = push(server, toRecords('after', 9), { patience: how === 'hang' ? 200 : 5000 });
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.toThrow('The temporary index was removed. The live index docs is unchanged.');
    expect(server.store.indices.get('docs')).toEqual(before);
    expect(getTemporary(server)).toEqual([]);
  });

  test('if the server hangs from some step on, and names it in the time for all of its tries', async () => {
    await push(server, toRecords('before'));
    server.faults.push({ match: /rules\/batch$|^DELETE/, how: 'hang' });
    const start = performance.now();
    await expect(push(server, toRecords('after'), { patience: 1200 })).rejects.toThrow(
      `Algolia is not responding, or returns only errors: localhost:${server.port}.`,
    );
    // Without load, it takes little more than the patience.
    expect(performance.now() - start).toBeLessThan(1200 * 4);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('if task %i is never finished', async (number) => {
    await push(server, toRecords('before'));
    const before = structuredClone(server.store.indices.get('docs'));
    let task = 0;
    Object.defineProperty(server, 'delay', { get: () => (++task === number ? Infinity : 1) });
    const failed = push(server, toRecords('after'), { polling: { timeout: () => 0, maxRetries: 3 } });
    await expect(failed).rejects.toThrow(/did not finish a task in time[^]*The live index docs is unchanged\./);
    expect(server.store.indices.get('docs')).toEqual(before);
    expect(getTemporary(server)).toEqual([]);
  });

  test('if a record is lost', async () => {
    await push(server, toRecords('before'));
    const { schedule } = server.store;
    server.store.schedule = (task, index, write) =>
      schedule.call(server.store, task, index, () => {
        write();
        if (task === 'batch') server.store.indices.get(index)?.records.delete('page:4');
      });
    await expect(push(server, toRecords('after'))).rejects.toThrow(
      /has 6 records, 6 of them of this push; it should have 7/,
    );
    expect(getLive(server)).toEqual(JSON.parse(JSON.stringify(toRecords('before'))));
    expect(getTemporary(server)).toEqual([]);
  });

  test('if it is stopped', async () => {
    await push(server, toRecords('before'));
    const stop = new AbortController();
    const stopped = push(server, toRecords('after'), {
      signal: stop.signal,
      report: (_name, detail) => detail === '6 of 7' && stop.abort(),
    });
    await expect(stopped).rejects.toThrow('The push was stopped.\n  The temporary index was removed.');
    expect(getLive(server)).toEqual(JSON.parse(JSON.stringify(toRecords('before'))));
    expect(getTemporary(server)).toEqual([]);
  });

  test('and leaves no index if it is the first push', async () => {
    server.faults.push({ match: /operation$/, how: { status: 400 } });
    await expect(push(server, toRecords('one'))).rejects.toThrow('is unchanged');
    expect([...server.store.indices.keys()]).toEqual([]);
  });
});

describe('the error of a push', () => {
  test('states that the live index has the new records if only the response to the move is lost', async () => {
    await push(server, toRecords('before'));
    server.faults.push({ match: /operation$/, how: 'lose' });
    await expect(push(server, toRecords('after'))).rejects.toThrow(
      'The live index docs has all 7 records of this push.',
    );
    expect(getLive(server)).toEqual(JSON.parse(JSON.stringify(toRecords('after'))));
    expect(getTemporary(server)).toEqual([]);
  });

  test('states that the live index was replaced if it cannot be verified after the move', async () => {
    server.faults.push({ match: /docs\/browse$/, how: { status: 500 } });
    await expect(push(server, toRecords('one'))).rejects.toThrow('was replaced by all 7 records');
    expect(getLive(server)).toHaveLength(7);
  });

  test('names a temporary index that cannot be removed', async () => {
    server.faults.push(
      { match: /rules\/batch$/, how: { status: 500 }, times: 4 },
      { match: /^DELETE/, how: { status: 500 } },
    );
    const failed = push(server, toRecords('one'));
    await expect(failed).rejects.toThrow(/The temporary index docs_next_\w+ could not be removed/);
    expect(getTemporary(server)).toHaveLength(1);
  });

  test('names the variable of a wrong key but does not contain the key', async () => {
    const failed = push(server, toRecords('one'), { key: 'wrong-key' });
    await expect(failed).rejects.toThrow(
      /^Algolia rejected the key \(Invalid Application-ID or API key\)\.\n {2}ALGOLIA_ADMIN_KEY needs [^\n]*\n {2}Nothing was written\. The live index docs is unchanged\.$/,
    );
    await expect(failed).rejects.not.toThrow('wrong-key');
    await expect(push(server, toRecords('one'), { key: searchKey })).rejects.toThrow('Method not allowed');
    server.faults.push({ match: /settings$/, how: { status: 400, message: `What is ${adminKey}?` } });
    await expect(push(server, toRecords('one'))).rejects.toThrow('What is ***?');
  });

  test('names a record that is too large before any request is sent', async () => {
    const [first, ...rest] = toRecords('one');
    const large = { ...first, text: 'ä'.repeat(4999) } as (typeof rest)[number];
    await expect(push(server, [...rest, large])).rejects.toThrow(
      /The record page:0 has 10309 bytes; Algolia accepts fewer than 10000/,
    );
    expect(server.log).toEqual([]);
  });

  test('states that there are no records or duplicate objectIDs before any request is sent', async () => {
    await expect(push(server, [])).rejects.toThrow('There are no records');
    await expect(push(server, [...toRecords('one'), ...toRecords('one')])).rejects.toThrow(
      'Two records have the objectID page:0',
    );
    expect(server.log).toEqual([]);
  });
});

describe('a temporary failure', () => {
  test.each<[string, Fault['how']]>([
    ['an error of the server', { status: 503 }],
    ['a broken connection', 'drop'],
    ['a lost response', 'lose'],
  ])('is retried after %s in any request', async (_name, how) => {
    for (const [, match, after] of whole) if (!after) server.faults.push({ match, how, times: 2 });
    await push(server, toRecords('one'));
    expect(getLive(server)).toHaveLength(7);
    expect(getTemporary(server)).toEqual([]);
  });

  test('is retried after the time in Retry-After if the server throttles', async () => {
    server.faults.push({ match: /\/batch$/, how: { status: 429, headers: { 'retry-after': '1' } }, times: 1 });
    const start = performance.now();
    await push(server, toRecords('one'));
    expect(performance.now() - start).toBeGreaterThan(990);
    expect(server.log.filter((line) => line.endsWith('429'))).toHaveLength(1);
    expect(getLive(server)).toHaveLength(7);
  });
});
