import { inline, toLines, toLink } from '@/markdown/build-hast-for-generated-pages';
import { changelog as changeMessages, compareVersions as messages } from '@/messages';
import type { CrossReferencePage } from '../cross-reference/cross-reference-page-type';
import { toPages } from '../cross-reference/split-list-into-pages';
import { toCountText } from './change-groups-and-counts';
import { toClassBlocks } from './change-lists';
import { present, type Comparison, type ServiceChangelog } from './changelog-types';
import { toVersionId, toVersionName, type SiteChangelog } from './version-names-anchors-and-notes';
import { crossReferencePath } from '../cross-reference/page-paths-and-anchors';
import { toTables, type Section } from '../cross-reference/build-sections-blocks-and-tables';

/** The path of the page on which readers select two versions. */
export const comparePath = `${crossReferencePath}compare-versions/`;

/** Writes the page on which readers select two versions, and a page for each two. */
export function toComparePages(changelog: SiteChangelog): CrossReferencePage[] {
  const sections = changelog.services.map((of) => toSection(changelog, of)).filter(({ blocks }) => blocks.length > 0);
  const { title, description, keywords, intro } = messages;
  return [
    ...toPages({ path: comparePath, title, description, keywords, intro: [intro], sections }),
    ...changelog.services.flatMap((of) => getPairs(of).flatMap((pair) => toPairPages(changelog, of, pair))),
  ];
}

/** Lists the comparisons of versions that both contain the service. */
function getPairs({ steps, others, versions }: ServiceChangelog): Comparison[] {
  return [...steps, ...others].filter(({ from, to }) => versions.includes(from) && versions.includes(to));
}

/** Lists for each version the versions after it, the newest first. */
function toSection(changelog: SiteChangelog, of: ServiceChangelog): Section {
  const pairs = getPairs(of);
  const newestFirst = [...of.versions].reverse();
  const rows = newestFirst.flatMap((from) => {
    const own = newestFirst.flatMap((to) => pairs.find((pair) => pair.from === from && pair.to === to) ?? []);
    const links = own.map((pair) => {
      return inline`${toLink(toName(changelog, pair.to), toPairPath(changelog, of, pair))}: ${toCountText(pair.changes)}`;
    });
    return links.length === 0 ? [] : [{ cells: [toName(changelog, from), toLines(links)] }];
  });
  return {
    id: of.service,
    title: of.title,
    blocks: rows.length === 0 ? [] : toTables(messages.columns, rows),
  };
}

function toPairPages(changelog: SiteChangelog, of: ServiceChangelog, pair: Comparison): CrossReferencePage[] {
  const [from, to] = [toName(changelog, pair.from), toName(changelog, pair.to)];
  const groups = toClassBlocks(pair, changelog.getPublished(of.service), (version) =>
    toVersionName(changelog, version),
  );
  const sections = groups.map((group) => ({
    id: group.class,
    title: changeMessages.classes[group.class],
    blocks: group.blocks,
  }));
  const pages = toPages({
    path: toPairPath(changelog, of, pair),
    title: messages.titleOf(of.title, from, to),
    description: messages.descriptionOf(of.title, from, to),
    intro: [toLink(messages.title, comparePath), ...(groups.length === 0 ? [changeMessages.nothing] : [])],
    sections,
  });
  return pages.map((page) => ({ ...page, list: comparePath, isUnlisted: true }));
}

function toPairPath(changelog: SiteChangelog, { service }: ServiceChangelog, { from, to }: Comparison): string {
  return `${comparePath}${service}/${toVersionId(changelog, from)}/${toVersionId(changelog, to)}/`;
}

function toName(changelog: SiteChangelog, version: string): string {
  return version === present ? messages.now : toVersionName(changelog, version);
}
