import * as messages from '@/messages';

/** What a page says about its own changes. */
export interface PageHistory {
  /** Where the page can be edited. */
  editHref?: string;
  /** The day of the last change: `2026-05-31`. */
  changed?: string;
  /** The authors, the last one first. */
  names: string[];
  /** The language of the day. */
  language: string;
}

/** The last change of a page, its authors, and a link to edit it. */
export function EditLinkAndHistory({ history: { editHref, changed, names, language } }: { history: PageHistory }) {
  return (
    <footer className="mt-10 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
      {changed !== undefined && (
        <p>
          {messages.lastChanged} <time dateTime={changed}>{toDay(changed, language)}</time>
        </p>
      )}
      {names.length > 0 && <p>{messages.writtenBy(new Intl.ListFormat(language).format(names))}</p>}
      {editHref !== undefined && (
        <a href={editHref} className="underline print:hidden">
          {messages.editPage}
        </a>
      )}
    </footer>
  );
}

function toDay(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
