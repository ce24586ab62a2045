import { UserError } from '@/lib/user-errors-and-mistakes';
import type { SearchedFolders } from '../folder-weights';
import { isUse } from '../record-types-and-derived-fields';
import type { SearchRecord } from '../record-types-and-derived-fields';
import { type AdminClient, isRefusedKey, toReason } from './admin-client-and-error-reasons';
import { findContents, checkRecords } from './load-indexed-and-exported-records';
import { toRules, settings, getSynonymHits } from './settings-synonyms-and-rules';
import { removeLeftovers, toTemporaryName } from './temporary-index-names-and-leftovers';

export interface PushOptions {
  index: string;
  records: SearchRecord[];
  /** The folders whose pages rank first for some questions. */
  folders: SearchedFolders;
  /** Called after each step with its name, its result, and its duration in seconds. */
  report: (name: string, detail: string, seconds: number) => void;
  /** The key, which no message may contain. */
  adminKey?: string;
  /** Aborts the push before its next step. After the move, it has no effect. */
  signal?: AbortSignal;
  /** The number of records in one request. */
  batchSize?: number;
  /** How many times to check whether a task is done, and how many milliseconds to wait between two checks. */
  polling?: { maxRetries?: number; timeout?: (attempt: number) => number };
}

/**
 * Returns the records that a push sends. Algolia cannot limit records of uses to questions about uses, where they would take the
 * places of the items themselves.
 */
export function toPushed(records: SearchRecord[]): SearchRecord[] {
  return records.filter((record) => !isUse(record));
}

type Push = Required<Pick<PushOptions, 'index' | 'records' | 'folders' | 'batchSize' | 'polling'>> & {
  client: AdminClient;
  temporary: string;
  /** Records whether the temporary index has been written to. */
  written: { isBegun: boolean };
  step: (name: string, action: () => Promise<string>) => Promise<void>;
};

/**
 * Replaces the live index: fills a temporary index, verifies its records, moves it over the live index, and verifies that.
 * Never writes records to the live index itself, so a failure before the move leaves it unchanged. After a failed move or
 * earlier step, removes the temporary index.
 */
export async function pushRecords(client: AdminClient, options: PushOptions): Promise<void> {
  const { index, folders, report, signal, batchSize = 500, polling = {} } = options;
  const records = toPushed(options.records);
  checkRecords(records);
  const run: Push['step'] = async (name, action) => {
    const start = performance.now();
    report(name, await action(), (performance.now() - start) / 1000);
  };
  const step: Push['step'] = (name, action) => {
    signal?.throwIfAborted();
    return run(name, action);
  };
  const push = {
    index,
    records,
    folders,
    batchSize,
    polling,
    client,
    step,
    temporary: toTemporaryName(index),
    written: { isBegun: false },
  };
  try {
    await step('leftovers', async () => `${(await removeLeftovers(client, index)).join(', ') || 'none'}`);
    await fill(push);
    await step('checked', () => check(push, push.temporary));
  } catch (error) {
    throw toPushError(error, options, `${await clear(push)} The live index ${index} is unchanged.`);
  }
  const failure = await move(push).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  if (failure) throw toPushError(failure.error, options, await settle(push));
  try {
    await run('verified', () => check(push, index));
  } catch (error) {
    throw toPushError(
      error,
      options,
      `The live index ${index} was replaced by all ${records.length} records, but could not be read afterwards, or has other records now: another push may have replaced them.`,
    );
  }
}

async function fill(push: Push): Promise<void> {
  const { client, temporary: indexName, records, folders, batchSize, polling, step, written } = push;
  const wait = (taskID: number) => client.waitForTask({ indexName, taskID, ...polling });
  await step('settings', async () => {
    const { taskID } = await client.setSettings({ indexName, indexSettings: settings });
    written.isBegun = true;
    await wait(taskID);
    return `of ${indexName}`;
  });
  await step('synonyms', async () => {
    const synonymHit = getSynonymHits();
    const { taskID } = await client.saveSynonyms({
      indexName,
      synonymHit,
      replaceExistingSynonyms: true,
    });
    await wait(taskID);
    return `${synonymHit.length}`;
  });
  await step('rules', async () => {
    const rules = toRules(folders);
    await wait((await client.saveRules({ indexName, rules, clearExistingRules: true })).taskID);
    return `${rules.length}`;
  });
  for (let start = 0; start < records.length; start += batchSize) {
    const part = records.slice(start, start + batchSize);
    await step('records', async () => {
      const requests = part.map((body) => ({ action: 'addObject' as const, body: { ...body } }));
      await wait((await client.batch({ indexName, batchWriteParams: { requests } })).taskID);
      return `${start + part.length} of ${records.length}`;
    });
  }
}

/** Throws unless an index has exactly the records of this push, compared by id and build. */
async function check({ client, records }: Push, indexName: string): Promise<string> {
  const found = (await findContents(client, indexName, ['build'])) ?? [];
  const builds = new Map(records.map(({ objectID, build }) => [objectID, build]));
  const right = found.filter(({ objectID, build }) => builds.get(objectID) === build);
  if (right.length !== records.length || found.length !== records.length)
    throw new UserError(
      `${indexName} has ${found.length} records, ${right.length} of them of this push; it should have ${records.length}.`,
    );
  return `${found.length} records in ${indexName}`;
}

async function move({ client, temporary, index, polling, step }: Push): Promise<void> {
  await step('moved', async () => {
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: index },
    });
    await client.waitForTask({ indexName: temporary, taskID, ...polling });
    return `${temporary} to ${index}`;
  });
}

/** Runs after a move with an unknown outcome: removes the temporary index and describes the state of the live one. */
async function settle(push: Push): Promise<string> {
  const cleared = await clear(push);
  const isReplaced = await check(push, push.index).then(
    () => true,
    (error: unknown) => (error instanceof UserError ? false : undefined),
  );
  if (isReplaced === undefined)
    return `${cleared} The live index ${push.index} is either unchanged or completely replaced: it could not be read.`;
  return isReplaced
    ? `${cleared} The live index ${push.index} has all ${push.records.length} records of this push.`
    : `${cleared} The live index ${push.index} is unchanged.`;
}

async function clear({ client, temporary, polling, written }: Push): Promise<string> {
  try {
    const { taskID } = await client.deleteIndex({ indexName: temporary });
    await client.waitForTask({ indexName: temporary, taskID, ...polling });
    return 'The temporary index was removed.';
  } catch (error) {
    // If Algolia rejected the key from the start, there is nothing to remove.
    if (!written.isBegun && isRefusedKey(error)) return 'Nothing was written.';
    return `The temporary index ${temporary} could not be removed: a later push will, or delete it in the dashboard.`;
  }
}

function toPushError(error: unknown, { index, adminKey, signal }: PushOptions, state: string): UserError {
  const reason = signal?.aborted ? 'The push was stopped.' : toReason(error, { index, adminKey });
  return new UserError(`${reason}\n  ${state}`, { cause: error });
}
