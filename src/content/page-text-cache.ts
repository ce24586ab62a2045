import type { Element, Root } from 'hast';
import { isCached, readCached, writeCached } from '@/lib/cache';
import { walkElements } from '@/markdown/hast-elements';
import type { PageTree } from '@/markdown/page-tree';
import { isSpecReference } from '@/markdown/spec-placeholders-in-plain-text';
import type { SiteVariables } from '@/markdown/variables';
import { toTextKeys, type ToTextKey } from './page-text-cache-keys';

/** The cache of texts. */
export const textCache = 'pages';

/** The stored text of a page without its tree. */
export interface PageText extends Omit<PageTree, 'tree'> {
  /** Copies of the elements that are resolved against other files. */
  references: Element[];
  /** The names of its elements, so that who looks for some of them reads only the trees of pages that have them. */
  tagNames: string[];
}

/** Builds a text from markdown. */
type BuildText = (source: string, variables: SiteVariables) => Promise<PageTree>;

/** Returns a function that computes the key of a text like {@link toTextKeys}, and builds the text if it is missing. */
export function toTextKeeper(build: BuildText, root = '.'): ToTextKey {
  const toKey = toTextKeys(root);
  return async (source, variables) => {
    const key = await toKey(source, variables);
    if (isCached(textCache, key, root)) return key;
    const { tree, ...text } = await build(source, variables);
    const lines = [{ ...text, references: toReferences(tree), tagNames: getTagNames(tree) }, tree].map((line) =>
      JSON.stringify(line),
    );
    writeCached(textCache, key, lines.join('\n'), root);
    return key;
  };
}

/** Returns copies of the elements that refer to other files and to specs, without their children. */
export function toReferences(tree: Root): Element[] {
  const references: Element[] = [];
  walkElements(tree, (node) => {
    const { tagName, properties } = node;
    if (['a', 'img', 'x-sdk', 'x-term'].includes(tagName) || isSpecReference(node))
      references.push({ type: 'element', tagName, properties, children: [] });
    // Its text is the name.
    if (tagName === 'code' && properties.dataPlace !== undefined) references.push(node);
  });
  return references;
}

function getTagNames(tree: Root): string[] {
  const names = new Set<string>();
  walkElements(tree, ({ tagName }) => names.add(tagName));
  return [...names];
}

/** Returns the text with a key, without its tree; undefined if it has been deleted. */
export async function readText(key: string, root = '.'): Promise<PageText | undefined> {
  const [text] = readLines(key, root);
  return text === undefined ? undefined : (JSON.parse(text) as PageText);
}

/** Returns the tree of the text with a key; undefined if it has been deleted. */
export async function readTree(key: string, root = '.'): Promise<Root | undefined> {
  const [, tree] = readLines(key, root);
  return tree === undefined ? undefined : (JSON.parse(tree) as Root);
}

/** Returns the two lines of a stored text. Each is a JSON value, so that the caller parses only the one it needs. */
function readLines(key: string, root: string): string[] {
  return readCached(textCache, key, root)?.split('\n') ?? [];
}
