import type { JsonText } from '@/openapi/exact-numbers';
import * as messages from '@/messages';
import { Fragment, type ReactNode } from 'react';
import { mentionsWord } from '@/lib/text-mentions-word-or-repeats-name';
import type { EnumValue } from '@/openapi/model/schema';
import { toHash } from '@/lib/href';
import type { Prose } from '@/openapi/model/prose-marks-server-and-docs-links';
import { Breakable } from '../ui/breakable-name';
import { Description } from './description-and-assumption';
import { valuesOfEnumeration } from './display-limits-of-texts-and-lists';
import { Marks } from './marks';

const longEnumeration = 24;

/**
 * The allowed values, each with its meaning. A note replaces the meanings if no value has one, or if a long list is explained in
 * the section of its component.
 */
export function Enumeration({
  values,
  anchor,
  label,
  descriptions,
  section,
  isForeign,
}: {
  values: EnumValue[];
  anchor: string;
  label: string;
  /** The descriptions of the schema, which may explain the values. */
  descriptions: (Prose | undefined)[];
  /** The component that the values belong to, if they are shown outside its section. */
  section?: { name: string; href: string };
  /** True for the spec of another project: without meanings, there is no note. */
  isForeign?: boolean;
}) {
  const shown = values.slice(0, valuesOfEnumeration);
  const isLong = values.length > longEnumeration;
  const hasMeanings = values.some((value) => value.description ?? value.name);
  const list =
    hasMeanings && !(isLong && section) ? (
      <Meanings values={shown} anchor={anchor} isLong={isLong} />
    ) : (
      <Values values={shown} anchor={anchor}>
        {hasMeanings && section ? (
          <>
            {`${messages.meaningsAt} `}
            <a href={section.href}>{section.name}</a>
          </>
        ) : isExplained(shown, descriptions) ? (
          messages.meaningsInDescription
        ) : (
          !isForeign && messages.meaningsUndocumented
        )}
      </Values>
    );
  if (isLong) {
    return (
      <details className="nested-schema">
        <summary>{`${label} (${values.length})`}</summary>
        {list}
        {shown.length < values.length && <p className="note">{messages.moreValues(values.length - shown.length)}</p>}
      </details>
    );
  }
  return (
    <div className="enum">
      {label}
      {list}
    </div>
  );
}

const meaningsClassName = 'grid grid-cols-1 gap-x-4 text-sm/6 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]';

/** One row for each value, with its meaning. In a long list, the disclosure has the line at the start. */
function Meanings({ values, anchor, isLong }: { values: EnumValue[]; anchor: string; isLong: boolean }) {
  return (
    <dl className={isLong ? meaningsClassName : `${meaningsClassName} basis-full border-s border-line ps-4`}>
      {values.map((value) => (
        <Fragment key={value.value}>
          <dt className="pt-1.5 sm:py-1">
            <ValueLink value={value} anchor={anchor} />
            {value.name && ` ${value.name}`}
            <MarksOf value={value} />
          </dt>
          {value.description ? (
            <Description prose={value.description} element="dd" className="pb-1.5 sm:py-1" />
          ) : (
            <dd className="pb-1.5 sm:py-1">{messages.noDescription}</dd>
          )}
        </Fragment>
      ))}
    </dl>
  );
}

/** The values, with one note about the meanings of all of them. */
function Values({ values, anchor, children }: { values: EnumValue[]; anchor: string; children: ReactNode }) {
  return (
    <dl className="enum-values">
      {values.map((value) => (
        <dt key={value.value}>
          <ValueLink value={value} anchor={anchor} />
          <MarksOf value={value} />
        </dt>
      ))}
      {children !== false && <dd className="basis-full text-xs/5 text-muted">{children}</dd>}
    </dl>
  );
}

function MarksOf({ value: { marks } }: { value: EnumValue }) {
  return (
    marks && (
      <span className="constraints ms-1.5 inline-flex">
        <Marks marks={marks} />
      </span>
    )
  );
}

function ValueLink({ value, anchor }: { value: EnumValue; anchor: string }) {
  const own = anchor + value.anchor;
  return (
    <a className="enum-value" id={own} href={toHash(own)}>
      <Breakable text={toPlainValue(value.value)} />
    </a>
  );
}

/** Returns true if a description mentions one of the values, since it may explain all of them. */
function isExplained(values: EnumValue[], descriptions: (Prose | undefined)[]): boolean {
  const words = values.map(({ value }) => toPlainValue(value));
  return descriptions.some((prose) => prose !== undefined && mentionsWord(prose.source, words));
}

/**
 * Returns a JSON string without quotes if it is clear that it is one string. Other values, strings that look like them, and
 * strings with spaces stay JSON.
 */
function toPlainValue(value: JsonText): string {
  if (!value.startsWith('"')) return value;
  const text: unknown = JSON.parse(value);
  return typeof text === 'string' && /^[\p{L}_/.][^\s"]*$/u.test(text) && !/^(?:true|false|null)$/.test(text)
    ? text
    : value;
}
