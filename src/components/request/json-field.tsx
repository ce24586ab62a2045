import { useState } from 'react';
import * as messages from '@/messages';
import { toJsonText } from '@/openapi/exact-numbers';
import { readJson } from '@/openapi/requests/parse-typed-text';
import type { ValuePath } from '@/openapi/requests/get-and-set-request-values';
import type { ControlAttributes } from './field-row';
import { useForm } from './form-context-and-field-props';
import { useJsonFault } from './use-problems-and-json-faults';

/**
 * A value as JSON, which any value can be. A text that is no JSON stays in the field, and the last value is used. An empty field removes
 * the value when it loses the focus, because a field that is removed while someone types in it would lose the focus, too.
 */
export function JsonField({
  attributes,
  name,
  path,
  value,
}: {
  attributes: ControlAttributes;
  name: string;
  path: ValuePath;
  value: unknown;
}) {
  const { change } = useForm();
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const written = value === undefined ? '' : toJsonText(value, 2);
  // The value may have changed elsewhere, such as in the text of the body.
  const text = typed && toJsonText(typed.value) === toJsonText(value) ? typed.text : written;
  const problem = useJsonFault(text.trim() === '' ? undefined : text);
  const write = (next: string) => {
    const read = readJson(next);
    setTyped({ text: next, value: read ? read.value : value });
    if (read) change(path, read.value);
  };
  return (
    <>
      <textarea
        {...attributes}
        aria-invalid={problem !== undefined || attributes['aria-invalid']}
        aria-label={messages.requestJsonOf(name)}
        className="request-control font-mono"
        dir="ltr"
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={() => text.trim() === '' && change(path, undefined)}
      />
      {problem !== undefined && (
        <p role="status" className="request-texts text-danger">
          {messages.requestNotJsonValue(problem)}
        </p>
      )}
    </>
  );
}
