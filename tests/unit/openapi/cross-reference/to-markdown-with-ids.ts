import type { Root } from 'hast';
import { walkElements } from '@/markdown/hast-elements';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import { toTree, type Inline } from '@/markdown/build-hast-for-generated-pages';

/** Writes content as Markdown with the ids of its headings and rows: `## Pets {#pets}`. */
export function toMarkdownWithIds(content: Root | readonly Inline[] = []): string {
  const tree = structuredClone('type' in content ? content : toTree(content));
  walkElements(tree, ({ tagName, properties, children }) => {
    if (/^h\d$/.test(tagName) && properties.id) children.push({ type: 'text', value: ` {#${String(properties.id)}}` });
  });
  return toMarkdown(tree)
    .replace(/<a id="([^"]*)"><\/a>/g, ' {#$1}')
    .replace(/^\|(?: --- \|)+$/gm, (line) => line.replaceAll(' ', ''));
}
