import type { Element, Root } from 'hast';
import { hasClass, walkElements } from '@/markdown/hast-elements';
import { isExternal, isSamePath, toUrlParts } from '@/lib/href';

/** A page in a document with several pages: its path, and the prefix of its ids. */
export interface PrintedPage {
  path: string;
  anchor: string;
}

/** Returns the anchor of the start of a page in a document with several pages. */
export function toPrintedAnchor(slug: string): string {
  return slug.replaceAll('/', '-');
}

/**
 * Converts the tree of a page to a chapter of a longer document: headings are one level deeper, ids get a prefix, and
 * links to other chapters remain inside the document. It changes the given tree.
 */
export function toChapter(tree: Root, page: PrintedPage, chapters: PrintedPage[]): Root {
  const own = (id: string) => `${page.anchor}--${id}`;
  const toTarget = (href: string): string => {
    const { path, hash } = toUrlParts(href);
    if (path === '' && hash.length > 1) return `#${own(hash.slice(1))}`;
    const chapter =
      isExternal(href) || path === '' ? undefined : chapters.find((other) => isSamePath(other.path, path));
    if (!chapter) return href;
    return hash.length > 1 ? `#${chapter.anchor}--${hash.slice(1)}` : `#${chapter.anchor}`;
  };
  walkElements(tree, (node) => {
    const depth = /^h([2-5])$/.exec(node.tagName)?.[1];
    if (depth !== undefined) node.tagName = `h${Number(depth) + 1}`;
    if (hasClass(node, 'steps')) markSteps(node);
    renameIds(node, own);
    if (typeof node.properties.href === 'string') node.properties.href = toTarget(node.properties.href);
  });
  return tree;
}

/** Marks the level 3 headings that number the steps, before they become level 4. */
function markSteps(node: Element): void {
  for (const child of node.children)
    if (child.type === 'element' && child.tagName === 'h3') child.properties.className = ['step-head'];
}

const idLists = ['ariaDescribedBy', 'ariaLabelledBy', 'ariaControls', 'htmlFor', 'interestfor'];

function renameIds({ properties }: Element, own: (id: string) => string): void {
  if (typeof properties.id === 'string') properties.id = own(properties.id);
  for (const name of idLists) {
    const value = properties[name];
    if (Array.isArray(value)) properties[name] = value.map((id) => own(String(id)));
    else if (typeof value === 'string') properties[name] = value.split(' ').map(own).join(' ');
  }
  // The placeholders of tabs contain the ids of their panels.
  if (typeof properties.dataTab === 'string') properties.dataTab = own(properties.dataTab);
  if (typeof properties.dataTabs === 'string') {
    const tabs = JSON.parse(properties.dataTabs) as { id: string; label: string }[];
    properties.dataTabs = JSON.stringify(tabs.map((tab) => ({ ...tab, id: own(tab.id) })));
  }
}
