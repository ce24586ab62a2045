import * as messages from '@/messages';

/** An entry in the contents of a print document. */
export interface PrintedEntry {
  href: string;
  label: string;
  /** A short text at the end of the line. */
  aside?: string;
}

/** The contents of a print document, in two columns if there is room. */
export function PrintContents({ entries }: { entries: PrintedEntry[] }) {
  return (
    <nav aria-label={messages.contentsOfReference} className="my-8 border-t border-line pt-4 text-sm">
      <p className="mb-2 font-semibold text-ink">{messages.contentsOfReference}</p>
      <ol className="list-decimal gap-x-12 ps-7 marker:text-muted sm:columns-2">
        {entries.map(({ href, label, aside }) => (
          <li key={href} className="break-inside-avoid max-desktop:py-1">
            <span className="flex items-baseline justify-between gap-4 py-1">
              <a href={href} className="wrap-anywhere text-accent hover:underline hover:underline-offset-3">
                {label}
              </a>
              {aside !== undefined && <span className="text-xs whitespace-nowrap text-muted">{aside}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
