import type { ReactNode } from 'react';
import { toHref, toHash } from '@/lib/href';
import type { Spec } from '@/openapi/model/spec';
import { simplePageClassName } from '../../layout/simple-page';
import { getGroups, getOutermost } from '../operation-groups-and-links';
import { Overview } from '../overview';
import { toResolver } from '../anchor-index-and-links';
import { findFirstSample } from '../request-sample';
import { Schemas } from '../component-schemas';
import { Tags } from '../tags';
import type { View } from '../render-context';
import { getPrintPages } from './divide-for-print';
import { Budget } from '../schema-row-budget';
import type { ReferenceCode } from '../highlighted-code';

/** The frame of a document for print. */
export const printedFrameClassName = 'api w-full flex-1';

/** The content of a document for print: one column. `printed` is for the styles of such documents. */
export const printedMainClassName = `printed overflow-x-clip [&_.description]:max-w-column [&_.tag~.tag]:mt-10 ${simplePageClassName}`;

/**
 * How many rows a body expands to in print, where readers cannot open anything. A larger schema is only named; the document
 * contains it after the operations.
 */
const rowsOfBody = 60;

/**
 * A complete API as one document for print: no menus, and each tag starts on a new sheet, unless it is the first thing in another
 * one.
 */
export function PrintedReference({
  spec,
  code,
  showAssumed,
  head,
  links,
}: {
  spec: Spec;
  code: Pick<ReferenceCode, 'samples' | 'code'>;
  showAssumed: boolean;
  head: ReactNode;
  links?: View['links'];
}) {
  const groups = getGroups(spec);
  const own = groups.flatMap((group) => group.own);
  const view: View = {
    toHref: toHash,
    schemas: spec.schemas,
    isForeign: spec.isForeign,
    code: code.code,
    showAssumed,
    links,
    firstSample: findFirstSample(own, code.samples),
    budget: new Budget({ rows: rowsOfBody, firstLevel: rowsOfBody }),
    isPrinted: true,
  };
  return (
    <div className={printedFrameClassName} data-simple="">
      <main id="main" className={printedMainClassName}>
        {head}
        <Overview view={view} spec={spec} groups={groups} isPrinted />
        <Tags
          view={view}
          groups={getOutermost(groups)}
          code={{ samples: code.samples }}
          schemes={spec.securitySchemes}
        />
        <Schemas view={{ ...view, budget: new Budget({ rows: 0 }) }} spec={spec} />
      </main>
    </div>
  );
}

/** The introduction of a large spec, with a link to the first document of each tag. */
export function PrintedCover({
  spec,
  showAssumed,
  head,
  links,
}: {
  spec: Spec;
  showAssumed: boolean;
  head: ReactNode;
  links?: View['links'];
}) {
  const resolver = toResolver(spec, `/print/api/${spec.service}/`);
  const paths = new Map(
    getPrintPages(spec).flatMap(({ group, number, path }) => (number === 1 ? [[group.tag.anchor, path] as const] : [])),
  );
  const view: View = {
    toHref: (anchor) => {
      const path = paths.get(anchor);
      return path === undefined ? resolver.toHref(anchor) : toHref(path);
    },
    schemas: spec.schemas,
    isForeign: spec.isForeign,
    code: new Map(),
    showAssumed,
    links,
    budget: new Budget({ rows: 0 }),
  };
  return (
    <div className={printedFrameClassName} data-simple="">
      <main id="main" className={printedMainClassName}>
        {head}
        <Overview view={view} spec={spec} groups={getGroups(spec)} isPrinted />
      </main>
    </div>
  );
}
