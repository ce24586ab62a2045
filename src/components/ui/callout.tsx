import type { ReactNode } from 'react';
import { Glyph } from './icon';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type CalloutKind = (typeof kinds)[number];

/** Returns true for a kind that a callout can have. */
export function isCalloutKind(kind: string): kind is CalloutKind {
  return (kinds as readonly string[]).includes(kind);
}

/** A box of text with a color, an icon, and a title; the title is its first child. */
export function Callout({ kind, children }: { kind: CalloutKind; children: ReactNode }) {
  return (
    <div className="callout" data-kind={kind} role="note">
      <Glyph name={kind} className="mbs-0.75 text-(--callout) block-4.5 inline-4.5" />
      <div className="callout-body">{children}</div>
    </div>
  );
}
