import * as messages from '@/messages';
import type { SchemaId } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import { AnchorLink, FormerAnchors, SectionHead, TagTitle } from './permalinks-and-headings';
import { ShortConstraints, toAccess } from './constraints-and-short-examples';
import { Assumed } from './description-and-assumption';
import { ExamplePanel } from './example-panel';
import { SampleColumn, sectionClassName, stickyClassName, toLaterData } from './page-and-section-layout';
import { Breakable } from '../ui/breakable-name';
import { Marks } from './marks';
import { RootSchema } from './root-schema';
import { SchemaType } from './schema-type';
import { UsedBy } from './used-by';
import { type View } from './render-context';
import { WhereUsedLink } from './where-used-link';

const ownPageClassName = `component-schema col-span-full ${sectionClassName}`;
const sharedPageClassName = `${ownPageClassName} border-t border-line pt-6 first-of-type:border-t-0 first-of-type:pt-0`;
const titleClassNames = {
  h1: 'mb-4 font-mono text-2xl tracking-normal text-wrap wrap-anywhere touch:max-w-[calc(100%-1.5rem)]',
  h3: 'min-w-0 font-mono text-lg tracking-normal wrap-anywhere touch:max-w-[calc(100%-1.5rem)]',
};

/** All component schemas, each with its uses. */
export function Schemas({ view, spec }: { view: View; spec: Spec }) {
  if (spec.componentIds.length === 0) return null;
  return (
    <section className={`tag -scroll-mt-6 pt-10 ${sectionClassName}`} id="schemas">
      <div
        {...toLaterData(
          view,
          spec.componentIds.map((id) => view.schemas[id]?.anchor),
        )}
      >
        <SectionHead>
          <TagTitle element="h2">{messages.schemas}</TagTitle>
          <AnchorLink view={view} anchor="schemas" name={messages.schemas} ofTitle />
        </SectionHead>
      </div>
      {spec.componentIds.map((id) => (
        <ComponentSchema key={id} view={view} spec={spec} id={id} />
      ))}
    </section>
  );
}

/** One component schema with its uses. One that only stands for another leads to that one. */
export function ComponentSchema({
  view,
  spec,
  id,
  heading: Title = 'h3',
}: {
  view: View;
  spec: Spec;
  id: SchemaId;
  heading?: 'h1' | 'h3';
}) {
  const node = view.schemas[id];
  if (node?.name === undefined || node.anchor === undefined) return null;
  const { anchor, annotatedRef: target } = node;
  return (
    <article
      className={Title === 'h1' ? ownPageClassName : sharedPageClassName}
      id={anchor}
      {...toLaterData(view, [anchor])}
    >
      <FormerAnchors anchors={node.aliases} now={anchor} />
      <div className="relative">
        <SectionHead className="md:pe-26">
          <Title className={titleClassNames[Title]}>
            <Breakable text={node.name} />
          </Title>
          <AnchorLink view={view} anchor={anchor} name={node.name} ofTitle />
          {target === undefined && node.label !== node.name && <span className="schema-type">{node.label}</span>}
          <Marks marks={node.sectionMarks ?? node.marks} />
          <Assumed view={view} reason={node.assumed} />
          <ShortConstraints view={view} node={node} phrases={toAccess(node)} />
        </SectionHead>
        {target === undefined ? (
          <RootSchema view={view} id={id} anchor={anchor} typed={false} />
        ) : (
          <p className="description">
            {`${messages.sameSchemaAs} `}
            <SchemaType view={view} id={target} />
          </p>
        )}
      </div>
      <SampleColumn className={`${stickyClassName} gap-3 text-ui`}>
        {node.example && (
          <ExamplePanel view={view} title={messages.exampleValue} group={anchor} tabs={[{ example: node.example }]} />
        )}
        <UsedBy view={view} uses={spec.uses[id]} />
        <WhereUsedLink view={view} anchor={anchor} name={node.name} />
      </SampleColumn>
    </article>
  );
}
