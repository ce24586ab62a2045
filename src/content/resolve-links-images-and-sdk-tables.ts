import type { Element, Root } from 'hast';
import { toMistakes } from '@/lib/user-errors-and-mistakes';
import { walkElements } from '@/markdown/hast-elements';
import { type MarkdownProblem, getPosition } from '@/markdown/problem';
import type { Targets } from './link-targets-and-candidate-files';
import { resolveImage } from './resolve-image';
import { resolveLink } from './resolve-link';
import { toOriginal } from './version-language-id-and-slug';
import { renderSdkDirective } from './render-sdk-declaration-tables';
import { locate, type Segment } from './include-positions';

/** The page whose links are resolved. */
interface Source {
  /** `content/definitions/intro.md`. */
  file: string;
  /** The line of the file on which the markdown begins. */
  bodyLine: number;
  /** The files of the lines, if the page includes any. */
  segments?: Segment[];
}

/** A link in the text of a page to another page or to an anchor of the same page. */
export interface PageLink {
  /** The link as the author wrote it. */
  written: string;
  /** A path from the root of the site without the base path, or only a hash. */
  href: string;
  /** The file with the link, if the page includes it. */
  file?: string;
  /** The line in the file. */
  line?: number;
  column?: number;
}

/** A problem, and its file if the page includes that file. */
type LocatedProblem = MarkdownProblem & { file?: string };

/**
 * Completes the tree of a page with data from other files: paths of linked pages, sizes of images, and tables of the
 * SDK. Paths remain without the base path. It changes the given tree. The lines of all returned problems, including the
 * problems in `before` that were found in the markdown, are lines of the file.
 */
export function resolveTree(
  tree: Root,
  source: Source,
  targets: Targets,
  before: MarkdownProblem[] = [],
): { tree: Root; problems: LocatedProblem[]; links: PageLink[] } {
  const { root } = targets;
  const problems: LocatedProblem[] = [];
  const links: PageLink[] = [];
  const toPlace = ({ line, column }: Pick<MarkdownProblem, 'line' | 'column'>): Partial<ReturnType<typeof locate>> =>
    line === undefined ? {} : locate(line + source.bodyLine - 1, source.segments ?? [], column);
  const report = (problem: MarkdownProblem) => problems.push({ ...problem, ...toPlace(problem) });
  // Paths in an included file are relative to that file.
  const toSource = (node: Element) => ({ ...source, file: toPlace(getPosition(node)).file ?? source.file });
  const own = targets.byFile.get(toOriginal(source.file, root));
  before.forEach(report);
  walkElements(tree, (node) => {
    try {
      if (node.tagName === 'a') {
        const written = String(node.properties.href ?? '');
        const position = getPosition(node);
        const href = resolveLink(node, toSource(node), { targets, own, report });
        // A link without a line was added by our code and needs no check.
        if (href !== undefined && position.line !== undefined) links.push({ written, href, ...toPlace(position) });
      } else if (node.tagName === 'img') resolveImage(node, toSource(node), { root, report });
      else if (node.tagName === 'x-sdk') renderSdkDirective(node);
    } catch (error) {
      const place = { file: source.file, ...toPlace(getPosition(node)) };
      // A mistake in the declarations of the SDK is in their file.
      for (const { place: at, ...mistake } of toMistakes(error, place))
        problems.push({ severity: 'error', ...mistake, ...at });
    }
    delete node.properties.dataPlace;
  });
  return { tree, problems, links };
}
