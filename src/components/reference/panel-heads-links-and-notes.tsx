import type { ReactNode } from 'react';
import { textLinkClassName } from '../ui/shared-class-names';

/** A frame around samples or a list of links. */
export const panelClassName = 'panel';

export const panelHeadClassName = 'panel-head';

export function PanelHead({ children }: { children: ReactNode }) {
  return <div className={`${panelHeadClassName} border-b border-line`}>{children}</div>;
}

/** A sentence below the content of a panel. */
export const panelNoteClassName = 'border-t border-line px-4 py-2 text-ui text-muted';

/** A sentence with a link at its end. */
export function PanelLinkNote({ text, href, label }: { text: string; href: string; label: string }) {
  return (
    <p className={panelNoteClassName}>
      {text}{' '}
      <a href={href} className={textLinkClassName}>
        {label}
      </a>
    </p>
  );
}

/** The links of a panel. */
export function PanelLinks({ className = '', children }: { className?: string; children: ReactNode }) {
  return <ul className={`p-2 ${className}`.trimEnd()}>{children}</ul>;
}

/** A link of a panel, a row wide, without its color. */
export const panelLinkClassName =
  'gap-3 rounded px-2 py-1 leading-5.5 max-desktop:min-h-11 hover:bg-ground print:min-h-0';

export function PanelLink({
  href,
  download,
  after,
  children,
}: {
  href: string;
  download?: string;
  /** Links below it. */
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      <a
        href={href}
        download={download}
        className={`flex items-baseline wrap-anywhere text-accent ${panelLinkClassName}`}
      >
        {children}
      </a>
      {after}
    </li>
  );
}

/** The text at the end of a link in a panel. */
export function PanelAside({ children }: { children: ReactNode }) {
  return <span className="ms-auto text-xs/5.5 whitespace-nowrap text-muted">{children}</span>;
}

/** A panel whose title is a heading, with rows of the reference, and with a note below them. */
export function PanelSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className={panelClassName}>
      <PanelHead>
        <h2 className="text-ui font-medium tracking-normal">{title}</h2>
      </PanelHead>
      <div className="properties px-4">{children}</div>
      {note}
    </section>
  );
}
