import * as messages from '@/messages';
import type { Spec } from '@/openapi/model/spec';
import { toHash } from '@/lib/href';
import type { PrintedEntry } from '../layout/printed-table-of-contents';
import { getOutermost, type OperationGroup } from './operation-groups-and-links';
import { PanelAside, panelClassName, PanelHead, PanelLink, PanelLinks } from './panel-heads-links-and-notes';
import type { View } from './render-context';

/** Lists the tags, with the number of their operations, and the schemas. */
export function toEntries(view: View, groups: OperationGroup[], spec: Spec): PrintedEntry[] {
  const schemas = spec.componentIds.length;
  const toEntry = ({ tag, count, inner }: OperationGroup): PrintedEntry => ({
    href: view.toHref(tag.anchor),
    label: tag.title,
    aside: count === '' ? undefined : count,
    inner: inner.map(toEntry),
  });
  return [
    ...getOutermost(groups).map(toEntry),
    ...(schemas > 0 ? [{ href: view.toHref('schemas'), label: messages.schemas, aside: String(schemas) }] : []),
  ];
}

export function Contents({ entries, className = '' }: { entries: PrintedEntry[]; className?: string }) {
  // Where there is room for the sidebar, it has the same list.
  return (
    <nav
      className={`${panelClassName} desktop:hidden ${className}`.trimEnd()}
      aria-label={messages.contentsOfReference}
    >
      <PanelHead>{messages.contentsOfReference}</PanelHead>
      <PanelLinks className="grid gap-x-12 sm:grid-cols-2">
        <ContentsLinks entries={entries} />
      </PanelLinks>
    </nav>
  );
}

function ContentsLinks({ entries }: { entries: PrintedEntry[] }) {
  return entries.map(({ href, label, aside, inner = [] }) => (
    <PanelLink
      key={href}
      href={href}
      after={
        inner.length > 0 && (
          <ul className="ps-4">
            <ContentsLinks entries={inner} />
          </ul>
        )
      }
    >
      {label}
      {aside !== undefined && <PanelAside>{aside}</PanelAside>}
    </PanelLink>
  ));
}

/** The number of headings from which an introduction has a table of contents. */
const fewHeadings = 3;
const mostHeadings = 40;

/** The headings of a long introduction, of as many levels as there is room for. */
export function IntroductionContents({ spec: { description } }: { spec: Spec }) {
  const all = description?.headings ?? [];
  const headings = all.length > mostHeadings ? all.filter(({ level }) => level === 2) : all;
  if (headings.length < fewHeadings) return null;
  return (
    <nav className={`${panelClassName} print:hidden`} aria-label={messages.onThisPage}>
      <PanelHead>{messages.onThisPage}</PanelHead>
      <PanelLinks>
        {headings.map(({ id, level, text }) => (
          <PanelLink key={id} href={toHash(id)}>
            <span className={level === 2 ? '' : 'ps-4'}>{text}</span>
          </PanelLink>
        ))}
      </PanelLinks>
    </nav>
  );
}
