import type { ReactNode } from 'react';
import { toHref, toHash } from '@/lib/href';
import { simplePageClassName } from '../../layout/simple-page';
import { getGroups, getOutermost } from '../operation-groups-and-links';
import { Overview } from '../overview';
import { toResolver } from '../anchor-index-and-links';
import { findFirstSample } from '../request-sample';
import { Schemas } from '../component-schemas';
import { Tags } from '../tags';
import { toView, type SpecProps } from '../render-context';
import { getPrintPages } from './divide-for-print';
import { Budget } from '../schema-row-budget';
import type { ReferenceCode } from '../highlighted-code';

/** What each document for print gets. */
export interface PrintedProps extends Omit<SpecProps, 'whereUsed'> {
  head: ReactNode;
}

/** The content of a document for print: one column. `printed` is for the styles of such documents. */
const mainClassName = `printed overflow-x-clip [&_.description]:max-w-column [&_.tag~.tag]:mt-10 ${simplePageClassName}`;

/** The frame of a document for print. */
export function PrintedFrame({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className="api w-full flex-1" data-simple="">
      <main id="main" className={`${className} ${mainClassName}`.trimStart()}>
        {children}
      </main>
    </div>
  );
}

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
  code,
  head,
  ...shared
}: PrintedProps & { code: Pick<ReferenceCode, 'samples' | 'code'> }) {
  const { spec } = shared;
  const groups = getGroups(spec);
  const own = groups.flatMap((group) => group.own);
  const view = toView(shared, {
    toHref: toHash,
    code: code.code,
    firstSample: findFirstSample(own, code.samples),
    budget: new Budget({ rows: rowsOfBody, firstLevel: rowsOfBody }),
    isPrinted: true,
  });
  return (
    <PrintedFrame>
      {head}
      <Overview view={view} spec={spec} groups={groups} isPrinted />
      <Tags view={view} groups={getOutermost(groups)} code={{ samples: code.samples }} schemes={spec.securitySchemes} />
      <Schemas view={{ ...view, budget: new Budget({ rows: 0 }) }} spec={spec} />
    </PrintedFrame>
  );
}

/** The introduction of a large spec, with a link to the first document of each tag. */
export function PrintedCover({ head, ...shared }: PrintedProps) {
  const { spec } = shared;
  const resolve = toResolver(spec, `/print/api/${spec.service}/`);
  const paths = new Map(
    getPrintPages(spec).flatMap(({ group, number, path }) => (number === 1 ? [[group.tag.anchor, path] as const] : [])),
  );
  const view = toView(shared, {
    toHref: (anchor) => {
      const path = paths.get(anchor);
      return path === undefined ? resolve(anchor) : toHref(path);
    },
    code: new Map(),
    budget: new Budget({ rows: 0 }),
  });
  return (
    <PrintedFrame>
      {head}
      <Overview view={view} spec={spec} groups={getGroups(spec)} isPrinted />
    </PrintedFrame>
  );
}
