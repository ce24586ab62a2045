import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';
import { PrintContents } from '../layout/printed-table-of-contents';
import { SimplePage, SimpleTitle } from '../layout/simple-page';

/** A page of a printed category. */
export interface Chapter {
  anchor: string;
  title: string;
}

/** A print document of a complete category: its contents, then each page on a new sheet. */
export function PrintedCategoryDocument({
  title,
  description,
  head,
  chapters,
  others,
}: {
  title: string;
  description?: string;
  head: ReactNode;
  chapters: (Chapter & { text: ReactNode })[];
  /** Documents of the category that are printed separately, such as API references. */
  others: { label: string; path: string }[];
}) {
  return (
    <div className="contents" data-simple="">
      <SimplePage>
        {head}
        <SimpleTitle>{title}</SimpleTitle>
        {description && <p className="text-lg text-muted">{description}</p>}
        <PrintContents
          entries={[
            ...chapters.map((chapter) => ({ href: `#${chapter.anchor}`, label: chapter.title })),
            ...others.map(({ path, label }) => ({ href: toHref(path), label })),
          ]}
        />
        {chapters.map((chapter) => (
          <ChapterText key={chapter.anchor} chapter={chapter} />
        ))}
      </SimplePage>
    </div>
  );
}

/** A chapter on a new sheet. On screen, the line above it is as wide as the contents. */
function ChapterText({ chapter: { anchor, title, text } }: { chapter: Chapter & { text: ReactNode } }) {
  return (
    <article className="mt-12 border-t border-line pt-12 print:mt-0 print:break-before-page print:border-0 print:pt-0">
      <div className="markdown max-w-column print:max-w-none [&_h3]:text-[1.25rem]/7">
        <h2 id={anchor} className="mt-0 mb-5 text-2xl">
          {title}
        </h2>
        {text}
      </div>
    </article>
  );
}
