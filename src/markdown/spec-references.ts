import type { Element, Root } from 'hast';
import { become, getData, getPosition, isElement } from './element';
import type { Report } from './problem';

/** Elements whose text becomes an anchor or a label, which would change with a spec. */
const titles = /^(?:h[1-6]|x-label)$/;

/** Reports values within titles. */
export function settleReferences(tree: Root, report: Report): void {
  settle(tree, false, report);
}

function settle(parent: Root | Element, isTitle: boolean, report: Report): void {
  for (const node of parent.children) {
    if (!isElement(node)) continue;
    if (node.tagName === 'x-value' && isTitle) {
      const text = getData(node, 'Name');
      report({
        severity: 'error',
        message: `":value[${text}]" is in a heading or title`,
        fix: 'Write it in the text below: anchors and contents must not change with a spec.',
        ...getPosition(node),
      });
      become(node, 'code', {}, [{ type: 'text', value: text }]);
    }
    settle(node, isTitle || titles.test(node.tagName), report);
  }
}
