import * as messages from '@/messages';
import type { SchemaId, SchemaNode } from '@/openapi/model/schema';
import { toStart } from '@/openapi/requests/start';
import type { ValuePath } from '@/openapi/requests/values';
import { smallButtonClassName } from '../ui/buttons';
import { toFieldId, useForm, type RenderField } from './form-context';

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
  return (
    <div className="request-group">
      {items.map((item, index) =>
        children({
          path: [...path, index],
          name: messages.requestItem(index + 1),
          schema: toSchema(index),
          value: item,
          isOptional: true,
        }),
      )}
      <button
        type="button"
        id={`${toFieldId(path)}-add`}
        className={`${smallButtonClassName} justify-self-start`}
        aria-label={`${messages.requestAddItem}: ${name}`}
        onClick={() =>
          change(path, [...items, toStart(form.spec.schemas, toSchema(items.length)) ?? ''], toFieldId(added))
        }
      >
        {messages.requestAddItem}
      </button>
    </div>
  );
}
