import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Operation } from '@/openapi/model/operation';
import type { TagGroup } from '@/openapi/model/spec';
import { AnchorLink, SectionHead, TagTitle } from './permalinks-and-headings';
import { Description } from './description-and-assumption';
import { ExternalDocs } from './external-links';
import { SampleColumn, sectionClassName, toLaterData } from './page-and-section-layout';
import { Marks } from './marks';
import { panelClassName, PanelHead, PanelLink, PanelLinks } from './panel-heads-links-and-notes';
import { Method, Path, toShortPath } from './path-and-method';
import { type View } from './render-context';

/** A tag: its description and a list of its operations, then the children: the operations in full, or links to them. */
export function Tag({
  view,
  tag,
  operations,
  heading = 'h2',
  print,
  children,
}: {
  view: View;
  tag: TagGroup;
  operations: Operation[];
  /** `h1` if the tag has a separate page, `h2` if it is one of several on a page. */
  heading?: 'h1' | 'h2';
  /** The link to its document for print. */
  print?: ReactNode;
  children: ReactNode;
}) {
  const later = toLaterData(
    view,
    operations.map(({ id }) => id),
  );
  const level = heading === 'h2' && view.headingOffset ? 2 + view.headingOffset : undefined;
  return (
    <section
      className={`tag -scroll-mt-6 pt-10 in-data-anchor-index:scroll-mt-0 in-data-anchor-index:pt-0 ${sectionClassName}${level === undefined ? '' : ' col-span-full'}`}
      id={tag.anchor}
      data-alias={findAlias(tag)}
    >
      <div {...later}>
        <SectionHead>
          <TagTitle element={heading} level={level}>
            {tag.title}
          </TagTitle>
          <AnchorLink view={view} anchor={tag.anchor} name={tag.title} ofTitle />
          <Marks marks={tag.marks} />
        </SectionHead>
        <Description prose={tag.description} />
        <ExternalDocs docs={tag.externalDocs} />
        {print}
      </div>
      {operations.length > 0 && (
        <SampleColumn data={later}>
          <nav className={panelClassName} aria-label={messages.operationsOf(tag.title)}>
            <PanelHead>{messages.operations}</PanelHead>
            <PanelLinks>
              {operations.map((operation) => (
                <PanelLink key={operation.id} href={view.toHref(operation.id)}>
                  <Method method={operation.method} />
                  <Path segments={toShortPath(operation.pathSegments)} className="text-ui" />
                </PanelLink>
              ))}
            </PanelLinks>
          </nav>
        </SampleColumn>
      )}
      {children}
    </section>
  );
}

/** Returns the former hash, which was made from the name of the tag, if the title differs from the name. */
function findAlias({ name, title, aliases }: TagGroup): string | undefined {
  return name === undefined || name === title ? undefined : aliases[0];
}
