import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { decodeUri } from '@/lib/decode-uri';
import { isExternal, toSamePath, toUrlParts } from '@/lib/href';
import { parsePage } from '@/markdown/parser';
import { walkNodes } from '@/markdown/walk-mdast-nodes';
import { toCopy } from './version-language-id-and-slug';

/** A page that gets another file and another path. */
export interface Move {
  /** The files of the original, relative to the content folder: `guides/create-thing.md`. */
  from: string;
  to: string;
  /** The paths without the base path: `/guides/create-thing/`. */
  oldPath: string;
  newPath: string;
}

/**
 * Returns the text of a file with links to the new place of a page. `file` is its own path, relative to the content folder, before the
 * move. `exists` returns true for a path of a file in that folder.
 */
export function moveLinks(text: string, file: string, move: Move, exists: (path: string) => boolean): string {
  const own = toCopy(file).path;
  const isMoved = own === move.from && toCopy(file).version === 'current';
  const place = isMoved ? move.to : own;
  const toNew = (url: string): string | undefined => {
    const { path, query, hash } = toUrlParts(url);
    if (isExternal(url) || path === '') return undefined;
    if (path.startsWith('/')) {
      const moved =
        path === `/${move.from}`
          ? `/${move.to}`
          : toSamePath(path) === toSamePath(move.oldPath)
            ? move.newPath
            : undefined;
      return moved && `${moved}${query}${hash}`;
    }
    const decoded = decodeUri(path);
    // A version has its own copies of most files.
    if (toCopy(file).version !== 'current' && exists(posix.join(posix.dirname(file), decoded))) return undefined;
    const target = posix.join(posix.dirname(own), decoded);
    if (target !== move.from && !(isMoved && exists(target))) return undefined;
    const relative = posix.relative(posix.dirname(place), target === move.from ? move.to : target);
    const short = path.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative;
    return `${encodeURI(short)}${query}${hash}`;
  };
  return replaceUrls(text, toNew);
}

/** Replaces the URLs of links, images, definitions, and includes. Everything else stays as it is written. */
function replaceUrls(text: string, toNew: (url: string) => string | undefined): string {
  // Spaces in place of the front matter, so that all positions are those of the file.
  const body = text.replace(/^---\r?\n[\s\S]*?\r?\n---/, (front) => front.replace(/[^\r\n]/g, ' '));
  const edits: { at: number; url: string; replacement: string }[] = [];
  walkNodes(parsePage(body, {}), ['link', 'image', 'definition', 'leafDirective'], (node) => {
    const url = 'url' in node ? node.url : node.name === 'include' ? toLabel(node) : undefined;
    const replacement = url === undefined ? undefined : toNew(url);
    if (url === undefined || replacement === undefined || replacement === url) return;
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const before = node.type === 'definition' ? ']:' : node.type === 'leafDirective' ? '[' : '](';
    // The text of a link may contain an image.
    const labelEnd = (node.type === 'link' && node.children.at(-1)?.position?.end.offset) || start;
    const at = text.indexOf(url, Math.max(text.indexOf(before, labelEnd), start));
    if (at !== -1 && at < end) edits.push({ at, url, replacement });
  });
  return edits
    .sort((one, other) => other.at - one.at)
    .reduce((all, { at, url, replacement }) => all.slice(0, at) + replacement + all.slice(at + url.length), text);
}

function toLabel(node: Extract<Nodes, { type: 'leafDirective' }>): string {
  return node.children.map((child) => ('value' in child ? child.value : '')).join('');
}
