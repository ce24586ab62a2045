import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { Spec, SpecPage } from '@/openapi/model/spec';
import { AnchorLink, SectionHead, TagTitle } from '../permalinks-and-headings';
import { toHref } from '@/lib/href';
import { Breakable } from '../../ui/breakable-name';
import { sectionClassName } from '../page-and-section-layout';
import { getGroups } from '../operation-groups-and-links';
import { panelClassName } from '../panel-heads-links-and-notes';
import { toResolver } from '../anchor-index-and-links';
import { noLanguages } from '../page-and-stored-sample-languages';
import { ComponentSchema } from '../component-schemas';
import type { View } from '../render-context';
import { LargeSpecFrame } from './large-spec-frame-and-sidebar';
import type { CodeTable } from '../highlighted-code';
import { Budget } from '../schema-row-budget';
import { listingClassName, listingLinkClassName, PageLinks } from './tag-list-and-pagination';

interface Props<Kind extends SpecPage['kind']> {
  spec: Spec;
  page: Extract<SpecPage, { kind: Kind }>;
  showAssumed: boolean;
  breadcrumbs: ReactNode;
  links?: View['links'];
}

/** The page of one component schema of a large spec. */
export function SchemaPage({
  spec,
  page,
  code,
  showAssumed,
  breadcrumbs,
  whereUsed,
  links,
}: Props<'schema'> & {
  /** The highlighted example of the schema. */
  code: CodeTable;
  whereUsed?: View['whereUsed'];
}) {
  const view: View = {
    ...toResolver(spec, page.path),
    schemas: spec.schemas,
    code,
    showAssumed,
    whereUsed,
    budget: new Budget({ rows: 0 }),
    headingOffset: -2,
  };
  return (
    <LargeSpecFrame
      spec={spec}
      groups={getGroups(spec)}
      current={{ page: page.path, tag: 'schemas' }}
      languages={noLanguages}
      breadcrumbs={breadcrumbs}
      links={links}
    >
      <ComponentSchema view={view} spec={spec} id={page.schema} heading="h1" />
    </LargeSpecFrame>
  );
}

/** A page of the list of a large spec's component schemas. */
export function SchemasPage({ spec, page, breadcrumbs, links }: Props<'schemas'>) {
  const root = `/api/${spec.service}/`;
  return (
    <LargeSpecFrame
      spec={spec}
      groups={getGroups(spec)}
      current={{ page: page.path, tag: 'schemas' }}
      languages={noLanguages}
      breadcrumbs={breadcrumbs}
      links={links}
    >
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
              const { name, annotatedRef, label: own, page: path } = spec.schemas[id] ?? {};
              const label = spec.schemas[annotatedRef ?? '']?.name ?? own;
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
