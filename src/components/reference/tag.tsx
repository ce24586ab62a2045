import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Operation, TagGroup } from '@/spec/model';
import { AnchorLink } from './anchor-link';
import { Description, ExternalDocs } from './description';
import { Method, Path } from './path';
import type { View } from './view';

/** A tag: what its operations are about, the list of them, then each in full. */
export function Tag({
  view,
  tag,
  operations,
  heading: Heading = 'h2',
  print,
  children,
}: {
  view: View;
  tag: TagGroup;
  operations: Operation[];
  /** The tag is the page, or one of many on it. */
  heading?: 'h1' | 'h2';
  /** The way to its document for paper. */
  print?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="tag" id={tag.anchor} data-alias={findAlias(tag)}>
      <div className="text-column">
        <div className="section-head">
          <AnchorLink anchor={tag.anchor} name={tag.title} />
          <Heading>{tag.title}</Heading>
        </div>
        <Description prose={tag.description} />
        <ExternalDocs docs={tag.externalDocs} />
        {print}
      </div>
      {operations.length > 0 && (
        <div className="sample-column">
          <nav className="panel" aria-label={messages.operationsOf(tag.title)}>
            <div className="panel-head">{messages.operations}</div>
            <ul className="operation-list">
              {operations.map((operation) => (
                <li key={operation.id}>
                  <a href={view.toHref(operation.id)}>
                    <Method method={operation.method} />
                    <Path parts={operation.pathParts} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      )}
      {children}
    </section>
  );
}

/** The former hash, where the title does not tell it: it was made of the tag's name. */
function findAlias({ name, title, aliases }: TagGroup): string | undefined {
  return name === undefined || name === title ? undefined : aliases[0];
}
