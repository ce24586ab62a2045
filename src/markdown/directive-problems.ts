import type { ListItem, Parent, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { toOffer } from '@/lib/nearest-names';
import {
  embeds,
  findLabel,
  getAttributeNames,
  marks,
  names,
  type ContainerDirective,
  type Directive,
} from './known-directives-and-placeholder-elements';
import { toPosition, type Report } from './problem';

/** Reports the attributes and the brackets of a directive that have no effect. */
export function reportIgnored(node: Directive, report: Report): void {
  const written = `${marks[node.type]}${node.name}`;
  const known = getAttributeNames(node);
  const label = node.type === 'containerDirective' ? findLabel(node) : undefined;
  const warn = (message: string, fix: string) => report({ severity: 'warning', message, fix, ...toPosition(node) });
  for (const [key, value] of Object.entries(node.attributes ?? {})) {
    if (key === 'title' && known.includes(key) && label)
      warn(`${written} has two titles, and "${value}" is not shown`, 'Remove the title in brackets or in braces.');
    else if (key === 'id') warn(`the ID "${value}" of ${written} has no effect`, idFix);
    else if (!known.includes(key)) {
      const fix = known.length > 0 ? toOffer(key, known, 'Attributes') : 'Remove it.';
      warn(`the attribute "${key}" of ${written} has no effect`, key === 'class' ? classFix : fix);
    }
  }
  if (label && !known.includes('title'))
    warn(`${written} takes no title, so it is shown as a paragraph`, 'Put it above.');
  if (node.type === 'leafDirective' && !embeds.includes(node.name) && node.children.length > 0)
    warn(`the text in brackets after ${written} is not shown`, 'Write it as a paragraph.');
}

const idFix = 'Remove it. To link to this place, give the heading above an ID: ## Title {#my-id}.';
const classFix = 'Remove it: pages cannot have their own styles.';

/** Reports a tab without tabs around it, or without a label. */
export function reportTab(
  node: ContainerDirective,
  parent: (Parent & { name?: unknown }) | undefined,
  report: Report,
): void {
  if (!(parent?.type === 'containerDirective' && parent.name === 'tabs'))
    report({
      severity: 'error',
      message: 'a tab is outside a tabs container',
      fix: 'Put it between ::::tabs and ::::, with one more colon outside than inside.',
      ...toPosition(node),
    });
  if (!findLabel(node) && !node.attributes?.title)
    report({
      severity: 'error',
      message: 'a tab has no label',
      fix: 'Write it as :::tab[Label].',
      ...toPosition(node),
    });
}

/** Reports what is wrong with the tabs of a container. */
export function reportTabs(node: ContainerDirective, report: Report): void {
  const labels = node.children.map((child) =>
    child.type === 'containerDirective' && child.name === 'tab'
      ? (child.attributes?.title ?? toString(child.children[0]))
      : undefined,
  );
  const position = toPosition(node);
  if (labels.length === 0)
    report({
      severity: 'error',
      message: 'a tabs container has no tab',
      fix: 'Put :::tab[Label] … ::: inside.',
      ...position,
    });
  if (labels.includes(undefined)) {
    report({
      severity: 'error',
      message: 'a tabs container contains something other than tabs',
      fix: 'Put everything between ::::tabs and :::: into a :::tab[Label].',
      ...position,
    });
  }
  labels.forEach((label, index) => {
    const tab = node.children[index];
    if (label === undefined || !tab || labels.indexOf(label) === index) return;
    report({
      severity: 'error',
      message: `two tabs have the label "${label}"`,
      fix: 'Give each tab a different label.',
      ...toPosition(tab),
    });
  });
}

/** Reports items of cards that are not one link and its description. */
export function reportCards(node: ContainerDirective, report: Report): void {
  const lists = node.children.filter((child) => child.type === 'list');
  const warn = (at: { position?: ListItem['position'] }, message: string, fix: string) =>
    report({ severity: 'warning', message, fix, ...toPosition(at) });
  if (lists.length === 0)
    warn(node, 'a cards container has no list', 'Write a list of links: - [Title](./page.md): text.');
  for (const item of lists.flatMap(({ children }) => children)) {
    const words = item.children.flatMap((child) => (child.type === 'paragraph' ? child.children : []));
    const links = words.filter(isLink);
    if (links.length === 0)
      warn(item, 'a card has no link, so it is shown as text', 'Begin it with a link: - [Title](./page.md): text.');
    else if (words[0] !== links[0]) warn(item, 'a card has text before its link', 'Begin the card with its link.');
    if (links[1])
      warn(links[1], 'a card has another link, which is shown as text', 'Make it a card, or remove its target.');
  }
}

function isLink(node: PhrasingContent): boolean {
  return node.type === 'link' || node.type === 'linkReference' || (node.type === 'html' && /^<a\s/i.test(node.value));
}

/** Reports a directive with another name. A word after a colon within a sentence is text. */
export function reportUnknown(node: Directive, report: Report): void {
  const isProse = node.type === 'textDirective' && node.children.length === 0;
  if (isProse && Object.keys(node.attributes ?? {}).length === 0) return;
  const [written, known] = [`${marks[node.type]}${node.name}`, names[node.type]];
  const position = toPosition(node);
  if (node.name === 'include')
    report({
      severity: 'error',
      message: 'an include is not on a line of its own',
      fix: 'Write only ::include[./_file.md] on the line, without spaces before it.',
      ...position,
    });
  else if (known.includes(node.name))
    report({
      severity: 'warning',
      message: `"${written}" has no text and is shown as written`,
      fix: `Write the text in brackets: ${written}[text].`,
      ...position,
    });
  else
    report({
      severity: 'warning',
      message: `"${written}" is not a directive of this site and is shown as written`,
      fix: `There are ${known.join(', ')}.`,
      ...position,
    });
}
