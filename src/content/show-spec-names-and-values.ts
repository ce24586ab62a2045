import type { Element, ElementContent, Root } from 'hast';
import { toMistakes, UserError } from '@/lib/user-errors-and-mistakes';
import type { CodeBlockModel } from '@/markdown/code-block-model';
import { become, getData, toElement, walkElements } from '@/markdown/hast-elements';
import { type MarkdownProblem, getPosition } from '@/markdown/problem';
import { toPlainText } from '@/markdown/plain-text';
import {
  isSpecReference,
  replaceReferences,
  toReference,
  type SpecReference,
} from '@/markdown/spec-placeholders-in-plain-text';
import { showTerms, type FindTerm } from './link-glossary-terms';
import type { Page } from './page-types';

/** What a page takes from the specs. `routes` provides it, because pages and specs know nothing of each other. */
export interface SpecNames {
  /**
   * Finds the paths of everything that inline code may name. Fails for a name that begins with a service and names nothing. `service`
   * is that of the page.
   */
  find: (name: string, service?: string) => readonly string[];
  /** Loads what a directive shows, and the path of the item that a value is from. Fails for a wrong name. Ids begin with `prefix`. */
  load: (reference: SpecReference, prefix?: string) => Promise<{ children: ElementContent[]; path?: string }>;
  /** Writes the sections with a name. Undefined if there are none with this name. */
  writeSections?: (name: string) => Promise<Root | undefined>;
  /** Finds an entry of the glossary. Fails for a name that it does not contain. */
  findTerm?: FindTerm;
}

/** Loads the names that apply to a page, which depend on its service and version. */
export type LoadNames = (page: Page) => Promise<SpecNames>;

/** How often a page takes something from the specs. */
export interface NameCounts {
  links: number;
  /** The names of several items, which are no links. */
  several: number;
  values: number;
  /** Operations, schemas, enumerations, and samples. */
  embeds: number;
}

/** Links the names of a tree, and replaces its placeholders with what the specs say. It changes the tree. */
export async function showNames(
  tree: Root,
  { find, load, findTerm }: SpecNames,
  service?: string,
): Promise<{ problems: MarkdownProblem[]; counts: NameCounts }> {
  const problems: MarkdownProblem[] = [];
  const counts = { links: 0, several: 0, values: 0, embeds: 0 };
  const terms: Element[] = [];
  const placeholders: { node: Element; parent: Root | Element }[] = [];
  const report = (node: Element, error: unknown) => {
    for (const { message, fix } of toMistakes(error, { file: '' }))
      problems.push({ severity: 'error', message, fix, ...getPosition(node) });
  };
  walkElements(tree, (node, _index, parent) => {
    if (isSpecReference(node)) placeholders.push({ node, parent });
    if (node.tagName === 'x-term') terms.push(node);
    const [text] = node.children;
    if (node.tagName !== 'code' || node.properties.dataPlace === undefined || text?.type !== 'text') return;
    try {
      const [path, ...others] = find(text.value, service);
      if (path === undefined) return;
      if (others.length > 0) return void counts.several++;
      counts.links++;
      become(node, 'a', { href: path, dataName: '' }, [toElement('code', {}, [text])]);
    } catch (error) {
      report(node, error);
    }
  });
  for (const [index, { node, parent }] of placeholders.entries()) {
    const reference = toReference(node);
    try {
      const { children, path } = await load(reference, `${reference.kind}-${index + 1}`);
      const isLink = path !== undefined && node.properties.dataPlain === undefined;
      const shown = isLink ? [toElement('a', { href: path, dataName: '' }, children)] : children;
      counts[node.tagName === 'x-spec' ? 'embeds' : 'values']++;
      parent.children.splice(parent.children.indexOf(node as never), 1, ...shown);
    } catch (error) {
      report(node, error);
      const name = toElement('code', {}, [reference.name]);
      if (node.tagName === 'x-spec') become(node, 'p', {}, [name]);
      else become(node, name.tagName, name.properties, name.children);
    }
  }
  await showTerms(tree, terms, findTerm, report);
  return { problems, counts };
}

/** Replaces the placeholders in a plain text with the words of what they show, or with their names if these are wrong. */
export function showNamesInText(text: string, { load }: SpecNames): Promise<string> {
  return replaceReferences(text, async (reference) => {
    try {
      return toWords((await load(reference)).children);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return reference.name;
    }
  });
}

/** Returns the plain text of elements, including that of blocks of code. */
function toWords(children: ElementContent[]): string {
  const root: Root = { type: 'root', children };
  const texts = [toPlainText(root)];
  walkElements(root, (node) => {
    if (node.tagName !== 'code-block') return;
    const { lines } = JSON.parse(getData(node, 'Block')) as CodeBlockModel;
    texts.push(lines.map((line) => line.map(([, text]) => text).join('')).join(' '));
  });
  return texts.filter(Boolean).join(' ').replace(/\s+/g, ' ');
}
