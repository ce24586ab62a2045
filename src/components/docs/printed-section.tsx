import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { StaticPart } from '../ui/static-part';

/** A page of a printed section. */
export interface Chapter {
  anchor: string;
  title: string;
  text: ReactNode;
}

/** A whole section as one document: its contents, then each page from the top of a sheet. */
export function PrintedSection({
  path,
  title,
  description,
  head,
  chapters,
  others,
}: {
  path: string;
  title: string;
  description?: string;
  head: ReactNode;
  chapters: Chapter[];
  /** What belongs to the section and has a document of its own. */
  others: { label: string; path: string }[];
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
      <StaticPart className="contents" path={path}>
        {chapters.map(({ anchor, title: heading, text }) => (
          <article key={anchor} className="markdown printed-chapter">
            <h2 id={anchor}>{heading}</h2>
            {text}
          </article>
        ))}
      </StaticPart>
    </main>
  );
}
