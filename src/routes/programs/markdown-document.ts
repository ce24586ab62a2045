import type { VersionOfPage } from '@/components/layout/version-banner';
import { llmsPath, toAbsoluteUrl } from '@/lib/href';
import * as messages from '@/messages';
import { divideMarkdown } from '@/markdown/divide-markdown';
import { toEscaped, toLink } from '@/markdown/markdown-text';
import type { ResolveHref } from '@/markdown/inline-markdown';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';
import { loadKeys, type TextKeys, type Reuse, type SiteFile } from '../page';

/** A page, an operation, or a component schema as Markdown. */
export interface MarkdownDocument {
  /** The file, relative to the export: `definitions/intro.md`. */
  file: string;
  /** The path of its page without the base path, with the anchor if it is a section of the page. */
  path: string;
  title: string;
  description?: string;
  /** The version of a page that exists in several. */
  version?: { label: string; isLatest: boolean; latestPath?: string };
  /** The day of the last change: `2026-05-31`. */
  updated?: string;
  /** The language of the text, if it is not that of the site. */
  language?: string;
  /** True for an operation or a component schema, which the file of its service lists. */
  isPart?: boolean;
  /** The keys of all texts in the article, by which it is cached. Undefined for an article that each build makes. */
  textKeys?: TextKeys;
  /** Loads the article without its title. */
  load: (resolveHref: ResolveHref) => Promise<string>;
}

/** The maximum number of characters of a file. Programs cut longer ones. */
const mostCharacters = 50_000;
/** Leaves room for the front of a file. */
const mostOfPart = 45_000;

/** Loads a document: one file, or if it is too long, a file with its introduction and links to its parts. */
export async function loadMarkdownFiles(
  document: MarkdownDocument,
  resolveHref: ResolveHref,
  reuse: Reuse,
): Promise<SiteFile[]> {
  const make = () => document.load(resolveHref);
  const keys = await loadKeys(document.textKeys);
  const text = (await (keys ? reuse(document.file, keys, make) : make())).trim();
  const whole = `${toFront(document, resolveHref)}${text}\n`;
  if (whole.length <= mostCharacters) return [toFile(document.file, whole)];
  const start = text.search(/^## /m);
  const introduction = start > mostOfPart ? '' : text.slice(0, Math.max(start, 0));
  const parts = divideMarkdown(text.slice(introduction.length), mostOfPart).map((part, index) => ({
    ...part,
    title: messages.markdownPart(document.title, index + 1),
    first: part.title,
    file: document.file.replace(/\.md$/, `/part-${index + 1}.md`),
  }));
  const list = parts.map(({ title, file, first }) => {
    const link = toLink(toEscaped(title), toAbsoluteUrl(`/${file}`));
    return `- ${first === undefined ? link : `${link}: ${first}`}`;
  });
  return [
    toFile(document.file, `${toFront(document, resolveHref)}${introduction}${list.join('\n')}\n`),
    ...parts.map((part) => toFile(part.file, `${toFront({ ...document, ...part }, resolveHref)}${part.text.trim()}\n`)),
  ];
}

function toFile(path: string, text: string): SiteFile {
  return { path, load: () => Promise.resolve(text) };
}

/** Writes what a program needs to know of a document before its text, and the title. */
function toFront(document: MarkdownDocument, resolveHref: ResolveHref): string {
  const { title, description, path, version, updated, language = getLocale(getSite()).code } = document;
  const fields = {
    title,
    description,
    url: toAbsoluteUrl(path),
    version: version?.label,
    updated,
    language,
  };
  const front = Object.entries(fields).flatMap(([key, value]) => (value ? [`${key}: ${JSON.stringify(value)}`] : []));
  const latest = version?.latestPath;
  return [
    `---\n${front.join('\n')}\n---`,
    ...(version === undefined || version.isLatest || latest === undefined
      ? []
      : [`> ${messages.markdownOldVersion(version.label, resolveHref(latest))}`]),
    `> ${messages.markdownIndex(toAbsoluteUrl(llmsPath))}`,
    `# ${toEscaped(title)}`,
    '',
  ].join('\n\n');
}

/** Returns what a document says of its version. */
export function toVersion(version: VersionOfPage | undefined): MarkdownDocument['version'] {
  if (!version) return undefined;
  const latest = version.versions.find(({ isLatest }) => isLatest);
  const isLatest = version.versions.some(({ isLatest: is, isShown }) => is && isShown);
  return { label: version.label, isLatest, latestPath: latest?.path };
}
