import { nameControls } from '@/lib/control-characters';
import { escapeXmlAttribute } from '@/lib/escape';
import { changelog as messages } from '@/messages';
import { changeClasses } from '../changes/breaking-change-classes-rule-type-and-reasons';
import { toChangeGroups, toNames, type ChangeGroup } from './change-groups-and-counts';
import type { Comparison, ServiceChangelog } from './changelog-types';
import type { CrossReferencePage } from '../cross-reference/cross-reference-page-type';
import { changesPath, feedPath, toChangesPath, toServicePages, toVersionPath } from './changes-pages';
import {
  findStep,
  getVersions,
  toVersionId,
  toVersionName,
  type SiteChangelog,
} from './version-names-anchors-and-notes';

interface FeedSettings {
  /** The title of the site. */
  title: string;
  toUrl: (path: string) => string;
}

/**
 * Writes an Atom feed with an entry for each service in each release. The day of an entry is that of the release, so it never
 * changes. What is not released has no day, and is not in the feed.
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function toFeed(changelog: SiteChangelog, { title, toUrl }: FeedSettings): string {
  const pages = changelog.services.flatMap((of) => toServicePages(changelog, of));
  const dates = new Map(changelog.releases.map(({ name, date }) => [name, date]));
  const entries = getVersions(changelog).flatMap((version) => {
    const date = dates.get(version);
    if (date === undefined) return [];
    return changelog.services.flatMap((of) => {
      const step = findStep(of, version);
      return step ? [toEntry(changelog, of, step, { date, pages, toUrl })] : [];
    });
  });
  const newest = changelog.releases.at(-1)?.date ?? '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${toXml(`${title}: ${messages.title}`)}</title>`,
    `  <id>${toXml(toUrl(changesPath))}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${toXml(toUrl(feedPath))}"/>`,
    `  <link rel="alternate" type="text/html" href="${toXml(toUrl(changesPath))}"/>`,
    `  <updated>${toTime(newest)}</updated>`,
    `  <author><name>${toXml(title)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

function toEntry(
  changelog: SiteChangelog,
  of: ServiceChangelog,
  step: Comparison,
  { date, pages, toUrl }: { date: string; pages: CrossReferencePage[]; toUrl: FeedSettings['toUrl'] },
): string {
  const id = toVersionId(changelog, step.to);
  return [
    '  <entry>',
    `    <title>${toXml(`${of.title} ${toVersionName(changelog, step.to)}`)}</title>`,
    // The id stays the same if the changes get a page of their own.
    `    <id>${toXml(toUrl(`${toChangesPath(of)}#${id}`))}</id>`,
    `    <link rel="alternate" type="text/html" href="${toXml(toUrl(toVersionPath(pages, of, id)))}"/>`,
    `    <updated>${toTime(date)}</updated>`,
    `    <category term="${toXml(of.service)}"/>`,
    `    <content type="html">${toXml(toHtml(step))}</content>`,
    '  </entry>',
  ].join('\n');
}

/** Writes the changes as HTML. Everything from a spec is text. */
function toHtml({ changes, operations }: Comparison): string {
  const groups = toChangeGroups(changes);
  return changeClasses
    .flatMap((kind) => {
      const own = groups.filter((group) => group.class === kind);
      const items = own.map((group) => `<li>${toSubject(group, operations)}<ul>${toItems(group)}</ul></li>`);
      return items.length === 0 ? [] : [`<h3>${toXml(messages.classes[kind])}</h3><ul>${items.join('')}</ul>`];
    })
    .join('');
}

function toItems({ entries }: ChangeGroup): string {
  return entries
    .map(
      ({ text, direction }) =>
        `<li>${toCode(toXml([text, direction && messages.directions[direction]].filter(Boolean).join(' ')))}</li>`,
    )
    .join('');
}

/** Writes the code of a text as elements: `` `name` is required now ``. */
function toCode(html: string): string {
  return html.replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, '<code>$2</code>');
}

function toSubject({ schema, operations: names }: ChangeGroup, operations: Comparison['operations']): string {
  if (schema !== undefined) return `<code>${toXml(schema)}</code>`;
  const titles = names.map((name) => (Object.hasOwn(operations, name) ? (operations[name]?.title ?? name) : name));
  return toXml(titles.length === 0 ? messages.wholeApi : toNames(titles));
}

function toTime(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Escapes a text for an element or an attribute, and names the characters that nobody would see. */
function toXml(text: string): string {
  return escapeXmlAttribute(nameControls(text));
}
