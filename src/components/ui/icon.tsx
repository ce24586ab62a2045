import * as messages from '@/messages';
import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** An icon next to equivalent text or in a named control; hidden from screen readers. */
export function Icon({ node, className = '' }: { node: IconNode; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`glyph ${className}`.trimEnd()}>
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

/** The paths of glyphs, drawn on a 16×16 grid with one stroke. */
const shapes = {
  check: 'M3 8.5l3.2 3.2L13 5',
  copy: 'M6 5.5h7v7.5H6zM3 10V3h7',
  wrap: 'M2.5 4h11M2.5 8h8.5a2 2 0 0 1 0 4.2H8M9.8 10.2l-2 2 2 2M2.5 12.2h2.5',
  note: 'M4 2.5h5.5L12 5v8.5H4zM6.3 7h3.4M6.3 9.8h3.4',
  tip: 'M6 11.2V9.9a4 4 0 1 1 4 0v1.3zM6.5 13.7h3',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.4v3.4M8 5.1v.1',
  warning: 'M8 2.5l6 10.7H2zM8 6.5v3.2M8 11.5v.1',
  danger: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.8M8 11v.1',
  link: 'M6.5 9.5l3-3M7 4.8l1.3-1.3a2.9 2.9 0 0 1 4.2 4.2L11.2 9M4.8 7L3.5 8.3a2.9 2.9 0 0 0 4.2 4.2L9 11.2',
} as const;

type GlyphName = keyof typeof shapes;

/** A small icon next to equivalent text; hidden from screen readers. Plain markup, so that it needs no JavaScript. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={className === undefined ? 'glyph' : `glyph ${className}`}>
      <path d={shapes[name]} />
    </svg>
  );
}

/** The mark of a link that leaves the site: an icon, and text for screen readers. */
export function ExternalMark({ icon = true }: { icon?: boolean }) {
  return (
    <>
      {icon && (
        <svg aria-hidden="true" viewBox="0 0 16 16" className="glyph external-glyph">
          <path d="M6 3.5h6.5V10M12.5 3.5l-8.5 8.5" />
        </svg>
      )}
      <span className="sr-only">{` ${messages.opensInNewTab}`}</span>
    </>
  );
}
