import type { PageVersion } from '@/docs/build-page';
import type { Copy } from '@/docs/route';
import { findArea, getAreas, getVersion } from './versions';
import { getSite } from './site';

/** The version that a page belongs to; undefined for generic pages. Fails for a folder of a version that is not configured. */
export function toPageVersion({ version, path }: Copy, file: string): PageVersion | undefined {
  const area = findArea(getAreas(getSite().docs), path);
  if (!area) return undefined;
  const { name, isLatest, prefix, draftIds } = getVersion(area, version, { file });
  return { area: area.id, version: name, isLatest, prefix, draftIds };
}
