import * as messages from '@/messages';
import type { ReactNode } from 'react';
import { mentionsWord } from '@/lib/text';
import type { EnumValue, Prose, JsonText } from '@/spec/model';
import { Breakable } from '../ui/breakable';
import { toHash } from './anchor-link';
import { Description } from './description';
import { valuesOfEnumeration } from './limits';
import { nameValueClassName } from './name-values';

const longEnumeration = 24;

/** Allowed values, each with its meaning; where no value has one of its own, that is said once for all. */
export function Enumeration({
  values,
  anchor,
  label,
  descriptions,
  section,
}: {
  values: EnumValue[];
  anchor: string;
  label: string;
  /** What is said of the schema: it may explain the values. */
  descriptions: (Prose | undefined)[];
  /** The component that the values belong to, if this is not its own section. */
  section?: { name: string; href: string };
}) {
  const shown = values.slice(0, valuesOfEnumeration);
  const isLong = values.length > longEnumeration;
  const hasMeanings = values.some((value) => value.description ?? value.name);
  const list =
    hasMeanings && !(isLong && section) ? (
      <Meanings values={shown} anchor={anchor} />
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
          messages.meaningsUndocumented
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
    <div className="enum flex flex-wrap items-baseline gap-x-2 gap-y-1 text-xs/5 text-muted">
      {label}
      {list}
    </div>
  );
}

/** Value and meaning, a row each. */
function Meanings({ values, anchor }: { values: EnumValue[]; anchor: string }) {
  return (
    <dl className="basis-full">
      {values.map((value) => (
        <div key={value.value} className={nameValueClassName}>
          <dt>
            <ValueLink value={value} anchor={anchor} />
            {value.name}
          </dt>
          <dd>{value.description ? <Description prose={value.description} /> : messages.noDescription}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Values with what holds for the meanings of all. */
function Values({ values, anchor, children }: { values: EnumValue[]; anchor: string; children: ReactNode }) {
  return (
    <dl className="flex flex-wrap gap-x-1.5 gap-y-1">
      {values.map((value) => (
        <dt key={value.value}>
          <ValueLink value={value} anchor={anchor} />
        </dt>
      ))}
      <dd className="basis-full text-xs/5 text-muted">{children}</dd>
    </dl>
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

/** True if a description names one of the values: what it says there may be the meaning. */
function isExplained(values: EnumValue[], descriptions: (Prose | undefined)[]): boolean {
  const words = values.map(({ value }) => toPlainValue(value));
  return descriptions.some((prose) => prose !== undefined && mentionsWord(prose.source, words));
}

/** A JSON string without quotes where it stays legible; other values, and strings that look like them, as JSON. */
function toPlainValue(value: JsonText): string {
  if (!value.startsWith('"')) return value;
  const text: unknown = JSON.parse(value);
  return typeof text === 'string' && /^[\p{L}_/.][^\s"]*$/u.test(text) && !/^(?:true|false|null)$/.test(text)
    ? text
    : value;
}
