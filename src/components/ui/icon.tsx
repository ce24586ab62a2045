import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** An icon beside a text that says the same, or in a control that has a name: nothing is said of it. */
export function Icon({ node, className }: { node: IconNode; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className === undefined ? 'icon' : `icon ${className}`}>
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
