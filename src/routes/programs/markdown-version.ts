import type { VersionOfPage } from '@/components/layout/version';
import type { MarkdownDocument } from './markdown-document';

/** Returns what a document says of its version. */
export function toVersion(version: VersionOfPage | undefined): MarkdownDocument['version'] {
  if (!version) return undefined;
  const latest = version.versions.find(({ isLatest }) => isLatest);
  const isLatest = version.versions.some(({ isLatest: is, isShown }) => is && isShown);
  return { label: version.label, isLatest, latestPath: latest?.path };
}
