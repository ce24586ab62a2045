import { existsSync } from 'node:fs';
import { isHidden } from '@/lib/content-file-name-conventions';
import { toTrailingSlash, toUrlParts } from '@/lib/href';
import { isInside, isFileInside } from '@/lib/files';

/** Why a page cannot show or link to a file, and how to fix it. */
interface Missing {
  what: string;
  fix: string;
}

/** Files of the export that the build generates. */
const generated = /^\/(?:api|reference|search-index|_next)\/|^\/[^/]+\.(?:json|txt|webmanifest|xml)$/;

/**
 * Returns why a link has no file, or undefined if it may have one or is a link to a page. `target` is the resolved link, and
 * `candidates` are the files that it may refer to.
 */
export function findMissingFile(target: string, candidates: string[], root: string): Missing | undefined {
  const { path } = toUrlParts(target);
  if (path === '' || toTrailingSlash(path).endsWith('/') || generated.test(path)) return undefined;
  return toMissing(candidates, root, {
    what: 'has a format that pages cannot link to',
    fix: 'Convert it to CSV, JSON5, PDF, TXT, ZIP, or an image.',
  });
}

/** Returns why a page cannot show an image. */
export function toMissingImage(candidates: string[], root: string): Missing {
  return toMissing(candidates, root, {
    what: 'has a format that pages cannot show',
    fix: 'Convert it to AVIF, GIF, JPEG, PNG, SVG, or WebP.',
  });
}

function toMissing(candidates: string[], root: string, unsupported: Missing): Missing {
  const outside = candidates.find((file) => existsSync(file) && !isInside(root, file));
  if (outside !== undefined)
    return { what: `is a symbolic link out of ${root}/`, fix: `Replace ${outside} with a copy of the file.` };
  const found = candidates.find((file) => isFileInside(file, root));
  if (found !== undefined && isHidden(found))
    return { what: 'is hidden', fix: `Remove the dot at the start of the name: ${found}.` };
  if (found !== undefined) return unsupported;
  const [first] = candidates;
  return {
    what: 'does not exist',
    fix: first === undefined ? `Put it in ${root}/.` : `Put it at ${candidates.join(' or ')}.`,
  };
}
