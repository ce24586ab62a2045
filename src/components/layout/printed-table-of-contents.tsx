import * as messages from '@/messages';

/** An entry in the contents of a print document. */
export interface PrintedEntry {
  href: string;
  label: string;
  /** A short text at the end of the line. */
  aside?: string;
  /** The entries of the sections in its section. */
  inner?: PrintedEntry[];
}

/** The contents of a print document, in two columns if there is room. */
export function PrintContents({ entries }: { entries: PrintedEntry[] }) {
  return (
    <nav aria-label={messages.contentsOfReference} className="my-8 border-t border-line pt-4 text-sm">
      <p className="mb-2 font-semibold text-ink">{messages.contentsOfReference}</p>
      <Entries entries={entries} className="list-decimal gap-x-12 ps-7 marker:text-muted sm:columns-2" />
    </nav>
  );
}

function Entries({ entries, className }: { entries: PrintedEntry[]; className: string }) {
  return (
    <ol className={className}>
      {entries.map(({ href, label, aside, inner = [] }) => (
        <li key={href} className={inner.length > 0 ? 'max-desktop:py-1' : 'break-inside-avoid max-desktop:py-1'}>
          <span className="flex items-baseline justify-between gap-4 py-1">
            <a href={href} className="wrap-anywhere text-accent hover:underline hover:underline-offset-3">
              {label}
            </a>
            {aside !== undefined && <span className="text-xs whitespace-nowrap text-muted">{aside}</span>}
          </span>
          {inner.length > 0 && <Entries entries={inner} className="list-decimal ps-7 marker:text-muted" />}
        </li>
      ))}
    </ol>
  );
}
