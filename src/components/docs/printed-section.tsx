import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';

/** A page of a printed section. */
export interface Chapter {
  anchor: string;
  title: string;
}

/** A print document of a complete section: its contents, then each page on a new sheet. */
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
  /** Documents of the section that are printed separately, such as API references. */
  others: { label: string; path: string }[];
  /** The texts of the chapters. */
  children: ReactNode;
}) {
  return (
    <main id="main" className="mx-auto w-full max-w-192 flex-1 px-4 pt-8 pb-20 print:m-0 print:p-0">
      {head}
      <h1 className="mt-6 mb-3 text-3xl">{title}</h1>
      {description && <p className="text-lg text-muted">{description}</p>}
      <nav aria-label={messages.contentsOfReference} className="mt-8">
        <ol className="list-decimal ps-7 tabular-nums marker:text-muted">
          {chapters.map((chapter) => (
            <Entry key={chapter.anchor} href={`#${chapter.anchor}`} label={chapter.title} />
          ))}
          {others.map((other) => (
            <Entry key={other.path} href={toHref(other.path)} label={other.label} />
          ))}
        </ol>
      </nav>
      {children}
    </main>
  );
}

function Entry({ href, label }: { href: string; label: string }) {
  return (
    <li className="py-0.75">
      <a href={href} className="text-accent hover:underline hover:underline-offset-3">
        {label}
      </a>
    </li>
  );
}

/** The texts of the chapters, each on a new sheet. */
export function ChapterTexts({ chapters }: { chapters: (Chapter & { text: ReactNode })[] }) {
  return chapters.map(({ anchor, title, text }) => (
    <article
      key={anchor}
      className="markdown mt-16 border-t border-line pt-12 print:mt-0 print:break-before-page print:border-0 print:pt-0 [&_h3]:text-[1.25rem]/7"
    >
      <h2 id={anchor} className="mt-0 mb-5 text-2xl">
        {title}
      </h2>
      {text}
    </article>
  ));
}
