import { useState } from 'react';
import * as messages from '@/messages';
import { isObject } from '@/openapi/find-members-of-parsed-json';
import type { Alternatives, Variant } from '@/openapi/model/schema';
import { findVariant } from '@/openapi/requests/schema-properties-and-alternatives';
import { toStart } from '@/openapi/requests/start-values';
import type { ValuePath } from '@/openapi/requests/get-and-set-request-values';
import { toFieldId, useForm } from './form-context-and-field-props';

/** Returns the alternative that the reader has chosen, or the one that the value fits, and a function that chooses another one. */
export function useVariant(alternatives: Alternatives | undefined, path: ValuePath, value: unknown) {
  const { form, change } = useForm();
  const [chosen, setChosen] = useState<number>();
  // The values of the other alternatives, to which the reader may return.
  const [left, setLeft] = useState<ReadonlyMap<number, unknown>>(new Map());
  const own = chosen === undefined ? undefined : alternatives?.variants[chosen];
  const variant = own ?? (alternatives && findVariant(form.spec.schemas, alternatives, value));
  const choose = (index: number) => {
    const next = alternatives?.variants[index];
    if (!next || !alternatives) return;
    const before = variant ? alternatives.variants.indexOf(variant) : -1;
    setLeft(new Map(left).set(before, value));
    setChosen(index);
    change(path, left.has(index) ? left.get(index) : toNext(alternatives, next, value));
  };
  /** Properties with the same name keep their values. */
  const toNext = ({ discriminator }: Alternatives, { schema, values }: Variant, before: unknown): unknown => {
    const start = toStart(form.spec.schemas, schema);
    if (!isObject(start)) return start;
    const kept = Object.entries(isObject(before) ? before : {}).filter(([name]) => Object.hasOwn(start, name));
    const [named] = values;
    return {
      ...start,
      ...Object.fromEntries(kept),
      ...(discriminator !== undefined && named !== undefined && { [discriminator]: named }),
    };
  };
  return { variant, choose };
}

/** The choice between the alternatives of a schema. */
export function VariantChoice({
  name,
  path,
  alternatives,
  variant,
  onChange,
}: {
  name: string;
  path: ValuePath;
  alternatives: Alternatives;
  variant: Variant | undefined;
  onChange: (index: number) => void;
}) {
  return (
    <select
      id={`${toFieldId(path)}-alternative`}
      className="request-control"
      aria-label={messages.requestAlternative(name)}
      value={variant ? alternatives.variants.indexOf(variant) : ''}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {!variant && <option value="">{messages.requestNoChoice}</option>}
      {alternatives.variants.map(({ title }, index) => (
        <option key={index} value={index}>
          {title}
        </option>
      ))}
    </select>
  );
}
