import { inline, join, toLink, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { changelog as messages, compareVersions } from '@/messages';
import type { CrossReferencePage } from '../cross-reference/cross-reference-page-type';
import { toPages } from '../cross-reference/split-list-into-pages';
import { toClassBlocks, toHeadedBlocks } from './change-lists';
import { countChanges, toCountText } from './change-groups-and-counts';
import { present, type Comparison, type ServiceChangelog } from './changelog-types';
import { comparePath } from './version-comparison-pages';
import {
  findStep,
  getNotes,
  getVersions,
  toDatedName,
  toLastName,
  toVersionId,
  toVersionName,
  type SiteChangelog,
} from './version-names-anchors-and-notes';
import { crossReferencePath, getAnchorPaths } from '../cross-reference/page-paths-and-anchors';
import {
  toBlock,
  toElements,
  toHeaded,
  toTables,
  type Block,
  type Section,
} from '../cross-reference/build-sections-blocks-and-tables';

/** The path of the changes of all services. */
export const changesPath = `${crossReferencePath}changes/`;

/** The path of the feed. */
export const feedPath = '/changes.xml';

/** Returns the path of the changes of a service. */
export function toChangesPath({ service }: { service: string }): string {
  return `${changesPath}${service}/`;
}

/** Writes the pages of the changes: of all services, and of each. */
export function toChangesPages(changelog: SiteChangelog): CrossReferencePage[] {
  const own = changelog.services.flatMap((service) => toServicePages(changelog, service));
  return [...toOverviewPages(changelog, own), ...own];
}

/** Writes the pages of the changes of a service. */
export function toServicePages(changelog: SiteChangelog, of: ServiceChangelog): CrossReferencePage[] {
  const sections = getVersions(changelog).flatMap((version): Section[] => {
    const id = toVersionId(changelog, version);
    const notes = getNotes(changelog, version, 2, of);
    const step = findStep(of, version);
    const blocks = step ? toStepBlocks(changelog, of, step, id, 3) : [];
    if (notes.length + blocks.length === 0) return [];
    return [{ id, title: toDatedName(changelog, version), blocks: [...notes, ...blocks] }];
  });
  const links = [toLink(messages.all, changesPath), ...toOtherLinks()];
  return toPages({
    path: toChangesPath(of),
    title: messages.titleOf(of.title),
    description: messages.descriptionOf(of.title),
    keywords: messages.keywords,
    feed: feedPath,
    intro: [
      messages.intro,
      join(links, ' · '),
      ...toCounts(changelog, sections, (version) => findStep(of, version)?.changes ?? []),
      ...toQuiet(changelog, [of]),
    ],
    sections,
  });
}

function toOverviewPages(changelog: SiteChangelog, own: CrossReferencePage[]): CrossReferencePage[] {
  const sections = getVersions(changelog).flatMap((version): Section[] => {
    const id = toVersionId(changelog, version);
    const notes = getNotes(changelog, version, 2);
    const blocks = changelog.services.flatMap((of) => toServiceBlocks(changelog, of, version, own));
    if (notes.length + blocks.length === 0) return [];
    return [{ id, title: toDatedName(changelog, version), blocks: [...notes, ...blocks] }];
  });
  const services = changelog.services.map((of) => toLink(of.title, toChangesPath(of)));
  return toPages({
    path: changesPath,
    title: messages.title,
    description: messages.description,
    keywords: messages.keywords,
    feed: feedPath,
    intro: [
      messages.intro,
      inline`${messages.services} ${join(services)}`,
      join(toOtherLinks(), ' · '),
      ...toCounts(changelog, sections, (version) =>
        changelog.services.flatMap((of) => findStep(of, version)?.changes ?? []),
      ),
      ...toQuiet(changelog, changelog.services),
    ],
    sections,
  });
}

/** Writes the changes of a service in a version of all services. Those of words are only counted. */
function toServiceBlocks(
  changelog: SiteChangelog,
  of: ServiceChangelog,
  version: string,
  pages: CrossReferencePage[],
): Block[] {
  const step = findStep(of, version);
  if (!step) return [];
  const id = toVersionId(changelog, version);
  const { words } = countChanges(step.changes);
  const meant = { ...step, changes: step.changes.filter((change) => change.class !== 'words') };
  return [
    toHeaded({ id: `${id}-${of.service}`, title: of.title }),
    ...toStepBlocks(changelog, of, meant, `${id}-${of.service}`, 4),
    ...(words > 0 ? [toBlock(toLink(messages.words(words), toVersionPath(pages, of, id)))] : []),
  ];
}

/** Returns the path of the changes of a service in a version, which have a page of their own if there are many. */
export function toVersionPath(pages: CrossReferencePage[], of: ServiceChangelog, id: string): string {
  const path = toChangesPath(of);
  return getAnchorPaths(pages.filter((page) => page.path.startsWith(path))).get(id) ?? `${path}#${id}`;
}

function toStepBlocks(
  changelog: SiteChangelog,
  of: ServiceChangelog,
  step: Comparison,
  id: string,
  level: number,
): Block[] {
  const toName = (version: string) => toVersionName(changelog, version);
  return toClassBlocks(step, changelog.getPublished(of.service), toName).flatMap((own) =>
    toHeadedBlocks(own, `${id}-${own.class}`, level),
  );
}

/** Lists the versions with the numbers of their changes. */
function toCounts(
  changelog: SiteChangelog,
  sections: Section[],
  getChanges: (version: string) => Comparison['changes'],
): Inline[] {
  const rows = getVersions(changelog).flatMap((version) => {
    const id = toVersionId(changelog, version);
    if (!sections.some((section) => section.id === id)) return [];
    return [{ cells: [toLink(toDatedName(changelog, version), '', id), toCountText(getChanges(version))] }];
  });
  return rows.length < 2 ? [] : toElements(toTables(messages.columns, rows));
}

/** Says that nothing has changed since the last release. */
function toQuiet(changelog: SiteChangelog, services: ServiceChangelog[]): string[] {
  const isQuiet = services.every((of) => of.versions.includes(present) && !findStep(of, present));
  return isQuiet ? [messages.noneSince(toLastName(changelog))] : [];
}

function toOtherLinks(): Inline[] {
  return [toLink(compareVersions.title, comparePath), toLink(messages.feed, feedPath)];
}
