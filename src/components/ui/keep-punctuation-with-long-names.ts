import type { Element, ElementContent, Nodes } from 'hast';

/** The length from which names in text may break, because a table column may be narrower. */
export const longNameInText = 10;

const punctuation = /^[,.;:!?)\]]+/;

/** Returns true for code that moves to the next line as a whole. */
export function isLongName(code: string): boolean {
  return code.length >= longNameInText && !/\s/.test(code);
}

/**
 * Wraps a long name in code and the punctuation after it in one `unbroken` element. A long name is a box of its own, before and
 * after which browsers break lines even next to a comma.
 */
export function keepPunctuation<Tree extends Nodes>(tree: Tree): Tree {
  if (!('children' in tree)) return tree;
  return { ...tree, children: toKept(tree.children as ElementContent[]) } as Tree;
}

function toKept(children: ElementContent[]): ElementContent[] {
  const kept: ElementContent[] = [];
  for (const child of children) {
    const before = kept.at(-1);
    const text = child.type === 'text' ? child.value : '';
    const mark = punctuation.exec(text)?.[0];
    if (mark !== undefined && before && isName(before)) {
      const rest = text.slice(mark.length);
      kept[kept.length - 1] = toElement('unbroken', [toPart(before), { type: 'text', value: mark }]);
      if (rest !== '') kept.push({ type: 'text', value: rest });
    } else kept.push(keepPunctuation(child));
  }
  return kept;
}

/** Renames the code to an element that is no box of its own. */
function toPart(name: ElementContent): ElementContent {
  if (name.type !== 'element') return name;
  return name.tagName === 'code'
    ? { ...name, tagName: 'unbroken-code' }
    : { ...name, children: name.children.map(toPart) };
}

function toElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** Returns true for a long name in code, and for a link that contains only such a name. */
function isName(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  const [child, ...others] = node.children;
  if (child === undefined || others.length > 0) return false;
  return node.tagName === 'code'
    ? child.type === 'text' && isLongName(child.value)
    : node.tagName === 'a' && isName(child);
}
