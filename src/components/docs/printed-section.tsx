import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';

/** A page of a printed section. */
export interface Chapter {
  anchor: string;
  title: string;
}

/** A whole section as one document: its contents, then each page from the top of a sheet. */
export function PrintedSection({
  title,
  description,
  head,
  chapters,
  others,
  children,
}: {
  title: string;
  description?: string;
  head: ReactNode;
  chapters: Chapter[];
  /** What belongs to the section and has a document of its own. */
  others: { label: string; path: string }[];
  /** The chapters' texts. */
  children: ReactNode;
}) {
  return (
    <main id="main" className="printed">
      {head}
      <h1>{title}</h1>
      {description && <p className="lead">{description}</p>}
      <nav aria-label={messages.contentsOfReference} className="printed-contents">
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.anchor}>
              <a href={`#${chapter.anchor}`}>{chapter.title}</a>
            </li>
          ))}
          {others.map((other) => (
            <li key={other.path}>
              <a href={toHref(other.path)}>{other.label}</a>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </main>
  );
}

/** The texts of chapters. */
export function ChapterTexts({ chapters }: { chapters: (Chapter & { text: ReactNode })[] }) {
  return chapters.map(({ anchor, title, text }) => (
    <article key={anchor} className="markdown printed-chapter">
      <h2 id={anchor}>{title}</h2>
      {text}
    </article>
  ));
}
