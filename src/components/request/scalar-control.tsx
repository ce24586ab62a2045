import { useState, type ChangeEvent } from 'react';
import * as messages from '@/messages';
import { parseJson, toJsonText, toTextOrJson } from '@/openapi/exact-numbers';
import type { SchemaNode } from '@/openapi/model/schema';
import { toTyped } from '@/openapi/requests/parse-typed-text';
import type { ControlAttributes } from './field-row';
import { SecretControl } from './secret-control';

/** The texts that show readers what a format looks like. */
const formats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1DT12H',
  uuid: '00000000-0000-0000-0000-000000000000',
  email: 'name@example.com',
  uri: 'https://example.com/',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
};

/** The control of a text, a number, a boolean, or one of several values. */
export function ScalarControl({
  attributes,
  node,
  value,
  isSecret,
  onChange,
}: {
  attributes: ControlAttributes;
  node: SchemaNode | undefined;
  value: unknown;
  isSecret: boolean;
  onChange: (value: unknown) => void;
}) {
  const type = node?.kind === 'scalar' ? node.type : undefined;
  const format = node?.kind === 'scalar' ? node.format : undefined;
  const text = value === undefined ? '' : toTextOrJson(value);
  // An empty text of another type is no value.
  const write = (next: string) => onChange(next === '' && type !== 'string' ? undefined : toTyped(next, type));
  if (isSecret) return <SecretControl attributes={attributes} value={text} onChange={onChange} />;
  const options = toOptions(node);
  if (options.length > 0) return <Choice {...{ attributes, options, value, onChange }} />;
  const example = node?.examples[0] === undefined ? undefined : toTextOrJson(parseJson(node.examples[0]));
  return (
    <TextControl
      attributes={attributes}
      text={text}
      type={type}
      placeholder={
        format === 'binary'
          ? messages.requestFileName
          : (example ?? (format !== undefined && Object.hasOwn(formats, format) ? formats[format] : undefined))
      }
      write={write}
    />
  );
}

/** A text, in a larger field if it is long. The field does not change while it has the focus, which would be lost. */
function TextControl({
  attributes,
  text,
  type,
  placeholder,
  write,
}: {
  attributes: ControlAttributes;
  text: string;
  type: string | undefined;
  placeholder: string | undefined;
  write: (text: string) => void;
}) {
  const isLong = type === 'string' && (text.includes('\n') || text.length > 120);
  const [focused, setFocused] = useState<{ isLong: boolean }>();
  const shared = {
    ...attributes,
    className: 'request-control font-mono',
    spellCheck: false,
    autoComplete: 'off',
    value: text,
    // Values are names, numbers, and codes, whatever the language of the page.
    dir: 'auto',
    onFocus: () => setFocused({ isLong }),
    onBlur: () => setFocused(undefined),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => write(target.value),
  };
  if (focused?.isLong ?? isLong) return <textarea {...shared} rows={4} />;
  const inputMode = type === 'integer' ? 'numeric' : type === 'number' ? 'decimal' : undefined;
  return <input {...shared} type="text" inputMode={inputMode} placeholder={placeholder} />;
}

interface ChoiceOption {
  /** The value as JSON. */
  value: string;
  label: string;
  meaning?: string;
}

function toOptions(node: SchemaNode | undefined): ChoiceOption[] {
  if (node?.enumeration)
    return node.enumeration.map(({ value, name, description }) => ({
      value,
      label: `${toTextOrJson(parseJson(value))}${name === undefined ? '' : ` (${name})`}`,
      meaning: description?.source,
    }));
  if (node?.const !== undefined) return [{ value: node.const, label: toTextOrJson(parseJson(node.const)) }];
  if (node?.kind === 'scalar' && node.type === 'boolean')
    return ['true', 'false'].map((value) => ({ value, label: value }));
  return [];
}

/** One of several values, with its meaning. A value that is none of them is kept as an option. */
function Choice({
  attributes,
  options,
  value,
  onChange,
}: {
  attributes: ControlAttributes;
  options: ChoiceOption[];
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const chosen = value === undefined ? '' : toJsonText(value);
  const isOther = chosen !== '' && options.every((option) => option.value !== chosen);
  const meaning = options.find((option) => option.value === chosen)?.meaning;
  return (
    <>
      <select
        {...attributes}
        className="request-control font-mono"
        value={chosen}
        onChange={({ target }) => onChange(target.value === '' ? undefined : parseJson(target.value))}
      >
        <option value="">{messages.requestNoValue}</option>
        {isOther && <option value={chosen}>{toTextOrJson(value)}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} title={option.meaning}>
            {option.label}
          </option>
        ))}
      </select>
      {meaning !== undefined && <p className="request-texts text-body">{meaning}</p>}
    </>
  );
}
