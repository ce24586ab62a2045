import { namePlaceholder, type RemovedItems } from '@/lib/explain-removed-api-items';
import { removedItem as messages } from '@/messages';
import { toItemPath } from '../item-addresses';
import type { Spec } from '../model/spec';
import { findDay, present, type RemovedAnchor, type ServiceChangelog } from './changelog-types';
import { toChangesPath, toServicePages } from './changes-pages';
import { toLastName, toVersionId, toVersionName, type SiteChangelog } from './version-names-anchors-and-notes';
import { getAnchorPaths } from '../cross-reference/page-paths-and-anchors';

/** Returns the path of the file about what a service does not have anymore, if a version removed something. */
export function findRemovedPath(of: ServiceChangelog): string | undefined {
  return of.steps.some(({ removed = [] }) => removed.length > 0) ? `${toChangesPath(of)}removed.json` : undefined;
}

/** Collects what was removed in each version of a service. A later version replaces what an earlier one says. */
export function toRemovedItems(changelog: SiteChangelog, of: ServiceChangelog): RemovedItems {
  const paths = getAnchorPaths(toServicePages(changelog, of));
  const items: RemovedItems = { releases: [], anchors: {}, pages: {}, title: of.title };
  const replaced = new Map<string, Replaced>();
  const steps = of.steps.filter(({ removed = [] }) => removed.length > 0);
  for (const { to, removed = [] } of steps)
    for (const one of removed) {
      const href = paths.get(`${toVersionId(changelog, to)}-${one.class}`) ?? paths.get(toVersionId(changelog, to));
      const release = toRelease(changelog, to, href ?? toChangesPath(of));
      const known = items.releases.findIndex((other) => JSON.stringify(other) === JSON.stringify(release));
      items.anchors[one.anchor] = [known === -1 ? items.releases.push(release) - 1 : known];
      replaced.set(one.anchor, one);
      if (one.page !== undefined) items.pages[one.page] = one.anchor;
    }
  const { latest } = changelog.getPublished(of.service);
  for (const [anchor, [release]] of Object.entries(items.anchors)) {
    const now = latest && findReplacement(latest, anchor, replaced);
    if (now) items.anchors[anchor] = [release, now];
  }
  return items;
}

function toRelease(changelog: SiteChangelog, version: string, href: string): RemovedItems['releases'][number] {
  const name = version === present ? toLastName(changelog) : toVersionName(changelog, version);
  const kind = version === present ? 'unreleased' : findDay(changelog, version) ? 'day' : 'version';
  return {
    removed: messages.removed[kind](namePlaceholder, name),
    renamed: messages.renamed[kind](namePlaceholder, name),
    change: { text: messages.change, href },
  };
}

type Replaced = Pick<RemovedAnchor, 'now' | 'isRenamed'>;

/** Finds what replaces an item now, after any number of replacements. */
function findReplacement(spec: Spec, anchor: string, replaced: ReadonlyMap<string, Replaced>) {
  const names = new Set([anchor]);
  let isRenamed = true;
  // Grows while it is walked, and ends in a circle.
  for (const name of names) {
    const { now, isRenamed: isSame = false } = replaced.get(name) ?? {};
    if (now === undefined) continue;
    names.add(now);
    isRenamed &&= isSame;
  }
  const last = [...names].at(-1);
  const item = last === undefined || last === anchor ? undefined : findItem(spec, last);
  if (!item) return undefined;
  const { title, href } = item;
  return isRenamed ? { text: messages.now(title), href, isRenamed } : { text: messages.instead(title), href };
}

/** Finds the page of an operation, of one of its parameters, or of a component schema. */
function findItem({ operations, componentIds, schemas }: Spec, anchor: string) {
  const operation = operations.find(({ id }) => anchor === id || anchor.startsWith(`${id}.`));
  const component = componentIds.map((id) => schemas[id]).find((node) => node?.anchor === anchor);
  const page = operation?.page ?? component?.page;
  if (page === undefined) return undefined;
  const title = anchor === operation?.id ? operation.title : (component?.name ?? anchor.replace(/.*\./, ''));
  return { title, href: toItemPath({ page, anchor }) };
}
