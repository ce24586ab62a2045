import * as messages from '@/messages';
import { getOwnValues, subscribe, type VariableValues } from './store';
import { toVariablePattern, formatValue } from './find-variables-and-format-values';
import { showBar } from './values-in-use-bar';
import './my-values.css';

const blocks = '[data-body] [data-code-block] pre > code';
/** The content of each changed block as it was. */
const originals = new WeakMap<Element, Node[]>();
let observer: MutationObserver | undefined;

/** Shows the reader's values instead of variables in the code of this page, and of those that the reader opens later. */
export function showValues(): void {
  if (observer) return;
  observer = new MutationObserver(() => fillAll(getOwnValues()));
  observer.observe(document.body, { childList: true, subtree: true });
  subscribe(update);
  update();
}

function update(): void {
  for (const block of document.querySelectorAll(blocks)) {
    const original = originals.get(block);
    if (original) block.replaceChildren(...original);
    originals.delete(block);
  }
  fillAll(getOwnValues());
  showBar(getOwnValues());
  // These changes are ours.
  observer?.takeRecords();
}

/** Fills the blocks without values, such as those in a language that the reader has chosen. */
function fillAll(variables: VariableValues): void {
  const names = Object.keys(variables);
  if (names.length === 0) return;
  const pattern = toVariablePattern(names);
  for (const block of document.querySelectorAll(blocks)) if (!originals.has(block)) fill(block, pattern, variables);
  observer?.takeRecords();
}

function fill(block: Element, pattern: RegExp, variables: VariableValues): void {
  const found = [...block.textContent.matchAll(pattern)];
  if (found.length === 0) return;
  originals.set(
    block,
    [...block.childNodes].map((node) => node.cloneNode(true)),
  );
  // From the end, so that the positions of the others stay.
  for (const match of found.reverse()) {
    const [text] = match;
    const name = match.slice(1).find((group) => group !== undefined) ?? '';
    const range = toRange(block, match.index, match.index + text.length);
    const mark = document.createElement('mark');
    mark.dataset.variable = name;
    mark.title = messages.requestMyValueOf(name);
    mark.textContent = formatValue(text, variables[name] ?? '', match.input.slice(0, match.index));
    range.deleteContents();
    range.insertNode(mark);
  }
}

/** Returns the range of a text in an element, whose words may be in different elements. */
function toRange(element: Element, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  while (walker.nextNode()) {
    const { length } = walker.currentNode as Text;
    if (start >= before && start < before + length) range.setStart(walker.currentNode, start - before);
    if (end > before && end <= before + length) range.setEnd(walker.currentNode, end - before);
    before += length;
  }
  return range;
}
