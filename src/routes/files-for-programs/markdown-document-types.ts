import type { VersionOfPage } from '@/components/layout/version-banner-and-badge';
import type { ResolveHref } from '@/markdown/inline-hast-to-markdown';
import type { TextKeys } from '../page-and-site-file-types';

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

/** Returns what a document says of its version. */
export function toVersion(version: VersionOfPage | undefined): MarkdownDocument['version'] {
  if (!version) return undefined;
  const latest = version.versions.find(({ isLatest }) => isLatest);
  const isLatest = version.versions.some(({ isLatest: is, isShown }) => is && isShown);
  return { label: version.label, isLatest, latestPath: latest?.path };
}
