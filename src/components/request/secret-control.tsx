import { useLayoutEffect, useRef } from 'react';
import type { ControlAttributes } from './field-row';

/** The masked control of a secret. React would also write its value into an attribute, from which a saved page would have it. */
export function SecretControl({
  attributes,
  value,
  onChange,
}: {
  attributes: ControlAttributes;
  value: string;
  onChange: (value: string) => void;
}) {
  const control = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (control.current && control.current.value !== value) control.current.value = value;
  }, [value]);
  return (
    <input
      {...attributes}
      ref={control}
      className="request-control font-mono"
      type="password"
      autoComplete="new-password"
      dir="ltr"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
