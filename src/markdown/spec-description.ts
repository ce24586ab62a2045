import type { Element, Root } from 'hast';
import { toPlainCodeBlock } from './code-block-model';
import { become, getData, getText, walkElements, withoutPositions } from './hast-elements';
import { renderDirectives } from './render-directives-tables-tasks-and-figures';
import { toDescriptionHast } from './markdown-to-hast';

/** A description as markdown and as a sanitized tree. */
export interface ParsedDescription {
  source: string;
  tree: Root;
  /** The headings of the introduction of a spec. */
  headings?: IntroductionHeading[];
}

/** A heading: its id, its level from 2 to 4, and its text. */
export interface IntroductionHeading {
  id: string;
  level: number;
  text: string;
}

/**
 * Parses a description of a spec. By default, headings become bold paragraphs, so that they do not break the outline of the page.
 * Images become their text alternatives.
 */
export function toProse(source: string, onHeading = toBoldParagraph): ParsedDescription {
  const tree = toDescriptionHast(source);
  renderDirectives(tree);
  walkElements(tree, (node) => {
    if (/^h[1-6]$/.test(node.tagName)) onHeading(node);
    else if (node.tagName === 'img')
      become(node, 'span', {}, [{ type: 'text', value: String(node.properties.alt ?? '') }]);
    else if (node.tagName === 'x-code') {
      const block = toPlainCodeBlock(getText(node), getData(node, 'Language'), getData(node, 'Meta'));
      become(node, 'code-block', { dataBlock: JSON.stringify(block) }, []);
    }
    delete node.properties.dataPlace;
  });
  return { source, tree: withoutPositions(tree) };
}

function toBoldParagraph(heading: Element): void {
  become(heading, 'p', { className: ['description-heading'] });
}
