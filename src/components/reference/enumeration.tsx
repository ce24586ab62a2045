import * as messages from '@/messages';
import type { EnumValue } from '@/spec/model';
import { toHash } from './anchor-link';
import { Description } from './description';
import { valuesOfEnumeration } from './limits';
import { toPlainValue } from './plain-value';

const longEnumeration = 24;

/** Allowed values: chips, or a list with a line for each where the values are described. */
export function Enumeration({
  values,
  anchor,
  label,
  described,
}: {
  values: EnumValue[];
  anchor: string;
  label: string;
  /** Whether descriptions are shown where there are some. */
  described: boolean;
}) {
  const shown = values.slice(0, valuesOfEnumeration);
  const isTable = described && values.some((value) => value.description ?? value.name);
  const list = isTable ? <DescribedValues values={shown} anchor={anchor} /> : <Chips values={shown} anchor={anchor} />;
  if (values.length > longEnumeration) {
    return (
      <details className="in">
        <summary>{`${label} (${values.length})`}</summary>
        {list}
        {shown.length < values.length && <p className="nt">{messages.moreValues(values.length - shown.length)}</p>}
      </details>
    );
  }
  return (
    <div className="en">
      {label}
      {list}
    </div>
  );
}

function Chips({ values, anchor }: { values: EnumValue[]; anchor: string }) {
  return (
    <span className="vs">
      {values.map((value) => (
        <ValueLink key={value.value} value={value} anchor={anchor} />
      ))}
    </span>
  );
}

function DescribedValues({ values, anchor }: { values: EnumValue[]; anchor: string }) {
  return (
    <dl>
      {values.map((value) => (
        <div key={value.value}>
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

function ValueLink({ value, anchor }: { value: EnumValue; anchor: string }) {
  const own = anchor + value.anchor;
  return (
    <a className="v" id={own} href={toHash(own)}>
      {toPlainValue(value.value)}
    </a>
  );
}
