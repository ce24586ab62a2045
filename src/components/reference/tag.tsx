import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Operation, TagGroup } from '@/spec/model';
import { AnchorLink, toHash } from './anchor-link';
import { Description } from './description';
import { ExternalDocs } from './external-docs';
import { Method } from './method';
import { Path } from './path';

/** A tag: what its operations are about, the list of them, then each in full. */
export function Tag({ tag, operations, children }: { tag: TagGroup; operations: Operation[]; children: ReactNode }) {
  return (
    <section className="tg" id={tag.anchor}>
      <div className="w">
        <div className="oh">
          <AnchorLink anchor={tag.anchor} name={tag.title} />
          <h2>{tag.title}</h2>
        </div>
        <Description prose={tag.description} />
        <ExternalDocs docs={tag.externalDocs} />
      </div>
      <div className="s">
        <nav className="sm" aria-label={messages.operationsOf(tag.title)}>
          <div className="sh">{messages.operations}</div>
          <ul className="ol">
            {operations.map((operation) => (
              <li key={operation.id}>
                <a href={toHash(operation.id)}>
                  <Method method={operation.method} />
                  <Path parts={operation.pathParts} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {children}
    </section>
  );
}
