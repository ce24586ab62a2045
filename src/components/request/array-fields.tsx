import { useState } from 'react';
import * as messages from '@/messages';
import type { SchemaId, SchemaNode } from '@/openapi/model/schema';
import { toStart } from '@/openapi/requests/start-values';
import type { ValuePath } from '@/openapi/requests/get-and-set-request-values';
import { smallButtonClassName } from '../ui/shared-class-names';
import { toFieldId, useForm, type RenderField } from './form-context-and-field-props';

/** The items of an array, and a button that adds one. */
export function ArrayFields({
  path,
  name,
  node,
  value,
  children,
}: {
  path: ValuePath;
  name: string;
  node: SchemaNode | undefined;
  value: unknown;
  children: RenderField;
}) {
  const toSchema = (index: number) => (node?.kind === 'array' ? (node.prefixItems[index] ?? node.items) : undefined);
  return (
    <Items path={path} name={name} value={value} toSchema={toSchema}>
      {children}
    </Items>
  );
}

/** The items of a list, each with the schema at its position. */
export function Items({
  path,
  name,
  value,
  toSchema,
  children,
}: {
  path: ValuePath;
  name: string;
  value: unknown;
  toSchema: (index: number) => SchemaId | undefined;
  children: RenderField;
}) {
  const { form, change } = useForm();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const added = [...path, items.length];
  // The keys of the items, which move with them. The fields of an item have a state of their own, such as the chosen alternative.
  const [order, setOrder] = useState<readonly number[]>([]);
  const keys = order.length === items.length ? order : [...items.keys()];
  const set = (next: readonly number[], focus: string) => {
    setOrder(next.map((index) => keys[index] ?? index));
    change(
      path,
      next.map((index) => items[index]),
      focus,
    );
  };
  const move = (from: number, by: number, name: string) => () => {
    const next = [...items.keys()];
    next.splice(from + by, 0, ...next.splice(from, 1));
    set(next, `${toFieldId([...path, from + by])}-${name}`);
  };
  return (
    <div className="request-group">
      {items.map((item, index) =>
        children({
          path: [...path, index],
          name: messages.requestItem(index + 1),
          schema: toSchema(index),
          value: item,
          item: {
            key: keys[index] ?? index,
            remove: () =>
              set(
                [...items.keys()].filter((other) => other !== index),
                `${toFieldId(path)}-add`,
              ),
            ...(index > 0 && { up: move(index, -1, 'up') }),
            ...(index < items.length - 1 && { down: move(index, 1, 'down') }),
          },
        }),
      )}
      <button
        type="button"
        id={`${toFieldId(path)}-add`}
        className={`${smallButtonClassName} justify-self-start`}
        aria-label={`${messages.requestAddItem}: ${name}`}
        onClick={() => {
          setOrder([...keys, Math.max(-1, ...keys) + 1]);
          change(path, [...items, toStart(form.spec.schemas, toSchema(items.length)) ?? ''], toFieldId(added));
        }}
      >
        {messages.requestAddItem}
      </button>
    </div>
  );
}
