import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { isScalar, parseDocument, visit } from 'yaml';
import { decodeUri } from '@/lib/decode-uri';
import { isExternal, toSamePath, toUrlParts } from '@/lib/href';
import { parsePage } from '@/markdown/parser';
import { walkNodes } from '@/markdown/walk-mdast-nodes';
import { toCopy, toId } from './version-language-id-and-slug';

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
  const { path: own, version } = toCopy(file);
  const isMoved = own === move.from && version === 'current';
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
    if (version !== 'current' && exists(posix.join(posix.dirname(file), decoded))) return undefined;
    const target = posix.join(posix.dirname(own), decoded);
    if (target !== move.from && !(isMoved && exists(target))) return undefined;
    const relative = posix.relative(posix.dirname(place), target === move.from ? move.to : target);
    const short = path.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative;
    return `${encodeURI(short)}${query}${hash}`;
  };
  const toNewId = (id: string): string | undefined => {
    // A version has its own copies of most pages.
    const isOther = version !== 'current' && exists(`versions/${version}/${move.from}`);
    return id === toId(move.from) && !isOther ? toId(move.to) : undefined;
  };
  return applyEdits(text, [...findFields(text, toNew, toNewId), ...findUrls(text, toNew)]);
}

type ToNew = (written: string) => string | undefined;

/** A text that is first found between two offsets, and what replaces it there. */
interface Edit {
  start: number;
  end: number;
  written: string;
  replacement: string | undefined;
}

/** Replaces parts of a text. Everything else stays as it is written. */
function applyEdits(text: string, edits: Edit[]): string {
  return edits
    .map((edit) => ({ ...edit, at: text.indexOf(edit.written, edit.start) }))
    .filter(({ at, end, replacement }) => at !== -1 && at < end && replacement !== undefined)
    .sort((one, other) => other.at - one.at)
    .reduce(
      (all, { at, written, replacement }) => all.slice(0, at) + replacement + all.slice(at + written.length),
      text,
    );
}

const frontMatter = /^(---\r?\n)([\s\S]*?)\r?\n---/;

/** Finds the pages that front matter names: by their addresses, as that of the home page does, or by their ids. */
function findFields(text: string, toNew: ToNew, toNewId: ToNew): Edit[] {
  const [, { length: offset } = '', yaml = ''] = frontMatter.exec(text) ?? [];
  const edits: Edit[] = [];
  visit(parseDocument(yaml), {
    Pair: (_key, { key, value }) => {
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      const name = String(key);
      const find = name === 'href' ? toNew : /^pagination(?:Next|Previous)$/.test(name) ? toNewId : undefined;
      const [start, end] = value.range;
      const written = value.value;
      edits.push({ start: offset + start, end: offset + end, written, replacement: find?.(written) });
    },
  });
  return edits;
}

/** Finds the URLs of links, images, definitions, includes, and HTML. */
function findUrls(text: string, toNew: ToNew): Edit[] {
  // Spaces in place of the front matter, so that all positions are those of the file.
  const body = text.replace(frontMatter, (front) => front.replace(/[^\r\n]/g, ' '));
  const edits: Edit[] = [];
  walkNodes(parsePage(body, {}), ['link', 'image', 'definition', 'leafDirective', 'html'], (node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'html') {
      for (const { index, 0: all, 1: written = '' } of text.slice(start, end).matchAll(attribute))
        edits.push({ start: start + index, end: start + index + all.length, written, replacement: toNew(written) });
      return;
    }
    const written = 'url' in node ? node.url : node.name === 'include' ? toLabel(node) : undefined;
    if (written === undefined) return;
    const before = node.type === 'definition' ? ']:' : node.type === 'leafDirective' ? '[' : '](';
    // The text of a link may contain an image.
    const labelEnd = (node.type === 'link' && node.children.at(-1)?.position?.end.offset) || start;
    const from = Math.max(text.indexOf(before, labelEnd), start);
    edits.push({ start: from, end, written, replacement: toNew(written) });
  });
  return edits;
}

/** The address in a tag. */
const attribute = /(?<=\s)(?:href|src)\s*=\s*["']?([^\s"'>]+)/gi;

function toLabel(node: Extract<Nodes, { type: 'leafDirective' }>): string {
  return node.children.map((child) => ('value' in child ? child.value : '')).join('');
}
