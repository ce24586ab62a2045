import * as messages from '@/messages';
import { AnchorLink, SectionHead, TagTitle } from '../permalinks-and-headings';
import { toHref } from '@/lib/href';
import { Breakable } from '../../ui/breakable-name';
import { sectionClassName } from '../page-and-section-layout';
import { panelClassName } from '../panel-heads-links-and-notes';
import { toResolver } from '../anchor-index-and-links';
import { ComponentSchema } from '../component-schemas';
import { toView } from '../render-context';
import { LargeSpecFrame, type LargeSpecPageProps } from './large-spec-frame-and-sidebar';
import type { CodeTable } from '../highlighted-code';
import { Budget } from '../schema-row-budget';
import { listingClassName, listingLinkClassName, PageLinks } from './tag-list-and-pagination';

/** The page of one component schema of a large spec. */
export function SchemaPage({
  page,
  code,
  ...shared
}: LargeSpecPageProps<'schema'> & {
  /** The highlighted example of the schema. */
  code: CodeTable;
}) {
  const view = toView(shared, {
    toHref: toResolver(shared.spec, page.path),
    code,
    budget: new Budget({ rows: 0 }),
    headingOffset: -2,
  });
  return (
    <LargeSpecFrame {...shared} current={{ page: page.path, tag: 'schemas' }}>
      <ComponentSchema view={view} spec={shared.spec} id={page.schema} heading="h1" />
    </LargeSpecFrame>
  );
}

/** A page of the list of a large spec's component schemas. */
export function SchemasPage({ page, ...shared }: LargeSpecPageProps<'schemas'>) {
  const { service, schemas } = shared.spec;
  const root = `/api/${service}/`;
  return (
    <LargeSpecFrame {...shared} current={{ page: page.path, tag: 'schemas' }}>
      <section className={`tag ${sectionClassName}`} id="schemas">
        <div>
          <SectionHead>
            <AnchorLink anchor="schemas" name={messages.schemas} ofTitle />
            <TagTitle element="h1">{messages.schemas}</TagTitle>
          </SectionHead>
        </div>
        <div className={listingClassName}>
          <ul className={`${panelClassName} p-2`}>
            {page.schemas.map((id) => {
              const { name, annotatedRef, label: own, page: path } = schemas[id] ?? {};
              const label = schemas[annotatedRef ?? '']?.name ?? own;
              return (
                name !== undefined &&
                path !== undefined && (
                  <li key={id}>
                    <a
                      href={toHref(path)}
                      className={`${listingLinkClassName} grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}
                    >
                      <code className="property-name">
                        <Breakable text={name} />
                      </code>
                      {label !== name && <span className="schema-type">{label}</span>}
                    </a>
                  </li>
                )
              );
            })}
          </ul>
          <PageLinks path={`${root}schema/`} rest={`${root}schemas/`} number={page.number} count={page.count} />
        </div>
      </section>
    </LargeSpecFrame>
  );
}
