import { resolve } from 'node:path';
import { findStale, loadKnownProblems, toKnown, type KnownProblem } from '../source/known-problems';
import { findDefaultRevision } from '../source/git-revision';
import type { ServiceSource } from '../source/service-names-and-root-documents';
import type { Change } from './change';
import { compareSpecs, toRootChange, type UnplacedChange } from './compare-specs';
import { changeClasses } from './breaking-change-classes-rule-type-and-reasons';
import { rules } from './all-rules-and-rules-page';
import { loadSide, loadSideSpec, type Side } from './load-compared-specs';

/** The file in `openapi/` with the changes that are accepted. Its entries are those of `known-problems.yaml`. */
export const knownChangesFile = 'known-changes.yaml';

interface Options {
  /** The folder of the project. */
  root?: string;
  /** A file, a folder, or a git revision. */
  before?: string;
  after?: string;
}

interface Result {
  /** The worst ones first. */
  changes: Change[];
  /** Accepted changes that do not occur. */
  stale: KnownProblem[];
}

/** Compares two sets of specs: by default those of the last tag, or of the branch `main`, with those of the project as they are now. */
export async function diffSpecs({ root = process.cwd(), before, after }: Options): Promise<Result> {
  const base = resolve(root);
  const known = await loadKnownProblems(base, knownChangesFile, Object.keys(rules));
  const old = await loadSide(base, before ?? (await findDefaultRevision(base)));
  try {
    const now = await loadSide(base, after);
    try {
      const changes = toKnown(await compareSides(old, now), known);
      changes.sort((one, other) => changeClasses.indexOf(one.class) - changeClasses.indexOf(other.class));
      // An entry may name a service that has been removed, or that never existed.
      const compared = [...old.sources, ...now.sources].map(({ service }) => service);
      const services = after === undefined ? known.map(({ service }) => service) : compared;
      return { changes, stale: findStale(changes, known, services) };
    } finally {
      await now.remove();
    }
  } finally {
    await old.remove();
  }
}

/** Compares the services of both sides by name. If each side has only one, their names do not matter. */
async function compareSides(before: Side, after: Side): Promise<Change[]> {
  const isSingle = before.sources.length === 1 && after.sources.length === 1;
  const changes: Change[] = [];
  for (const source of after.sources) {
    const old = isSingle ? before.sources[0] : before.sources.find(({ service }) => service === source.service);
    if (old) changes.push(...(await compareServices(before, old, after, source)));
    else changes.push(await toServiceChange('service-added', source, after));
  }
  const names = after.sources.map(({ service }) => service);
  for (const source of isSingle ? [] : before.sources)
    if (!names.includes(source.service)) changes.push(await toServiceChange('service-removed', source, before));
  return changes;
}

async function compareServices(before: Side, old: ServiceSource, after: Side, now: ServiceSource): Promise<Change[]> {
  const [one, other] = [await loadSideSpec(before, old, 'old'), await loadSideSpec(after, now, 'new')];
  const changes: Change[] = [];
  for (const change of compareSpecs(now.service, one.spec, other.spec)) {
    const { pointers } = change;
    const places = {
      before: pointers.before === undefined ? undefined : await (await one.locator()).locate(pointers.before),
      after: pointers.after === undefined ? undefined : await (await other.locator()).locate(pointers.after),
    };
    changes.push({ ...change, places });
  }
  return changes;
}

/** Reports a whole service, which must be readable. */
async function toServiceChange(
  rule: 'service-added' | 'service-removed',
  source: ServiceSource,
  side: Side,
): Promise<Change> {
  const isNew = rule === 'service-added';
  const { locator } = await loadSideSpec(side, source, isNew ? 'new' : 'old');
  const change: UnplacedChange = toRootChange(source.service, rule, isNew ? 'after' : 'before');
  return { ...change, places: { [isNew ? 'after' : 'before']: await (await locator()).locate('#') } };
}
