import { memo } from 'react';
import * as messages from '@/messages';
import { isObject } from '@/openapi/find-members-of-parsed-json';
import { isMarkedNumber } from '@/openapi/exact-numbers';
import type { SchemaNode } from '@/openapi/model/schema';
import { findAlternatives, findNode } from '@/openapi/requests/schema-properties-and-alternatives';
import { toStart } from '@/openapi/requests/start-values';
import { toVariableName } from '@/openapi/samples/variable-names';
import { smallButtonClassName } from '../ui/shared-class-names';
import { ArrayFields } from './array-fields';
import { FieldRow } from './field-row';
import { toFieldId, useForm, type FieldProps, type RenderField } from './form-context-and-field-props';
import { JsonField } from './json-field';
import { ObjectFields } from './object-fields';
import { ScalarControl } from './scalar-control';
import { useVariant, VariantChoice } from './variant-choice';

/** A control, or a group of fields. A value that its schema does not describe is edited as JSON. */
function Field({
  path,
  name,
  schema,
  value,
  isRequired,
  isOptional,
  note,
  description,
  secretVariable,
  item,
}: FieldProps) {
  const { form, hasVariables, change } = useForm();
  const id = toFieldId(path);
  const node = findNode(form.spec.schemas, schema);
  const alternatives = node && findAlternatives(node);
  const { variant, choose } = useVariant(alternatives, path, value);
  const variantNode = findNode(form.spec.schemas, variant?.schema);
  const kind = toKind(node, variantNode, value);
  const secret = schema !== undefined && form.secrets.includes(schema);
  const isRead = path[0] !== 'body' || hasVariables;
  const toSecretNote = isRead ? messages.requestSecret : messages.requestSecretText;
  const onRemove =
    item?.remove ?? (isOptional ? () => change(path, undefined, `${toFieldId(path.slice(0, -1))}-add`) : undefined);
  const shown = node?.kind === 'composition' && variantNode ? variantNode : node;
  const choice = alternatives && (
    <VariantChoice name={name} path={path} alternatives={alternatives} variant={variant} onChange={choose} />
  );
  return (
    <FieldRow
      id={id}
      name={name}
      node={node}
      isRequired={isRequired}
      isGroup={kind !== 'scalar' && kind !== 'json'}
      note={secret ? toSecretNote(secretVariable ?? toVariableName(name)) : note}
      description={description ?? node?.description?.source}
      onRemove={onRemove}
      item={item}
    >
      {(attributes) => (
        <>
          {choice}
          {kind === 'null' && (
            <div className="request-null">
              <code>{messages.requestNull}</code>
              <button
                type="button"
                className={smallButtonClassName}
                onClick={() => change(path, toStart(form.spec.schemas, shown?.id), id)}
              >
                {messages.requestSetValue}
              </button>
            </div>
          )}
          {kind === 'object' && (
            <ObjectFields path={path} nodes={[node, variantNode]} value={value}>
              {renderField}
            </ObjectFields>
          )}
          {kind === 'array' && (
            <ArrayFields path={path} name={name} node={shown} value={value}>
              {renderField}
            </ArrayFields>
          )}
          {kind === 'scalar' && (
            <ScalarControl
              attributes={attributes}
              node={shown}
              value={value}
              isSecret={secret}
              onChange={(next) => change(path, next)}
            />
          )}
          {kind === 'json' && <JsonField attributes={attributes} name={name} path={path} value={value} />}
          {node?.nullable && value !== null && !isRequiredText(shown) && (
            <button
              type="button"
              className={`${smallButtonClassName} request-null`}
              onClick={() => change(path, null, id)}
            >
              {messages.requestSetNull}
            </button>
          )}
        </>
      )}
    </FieldRow>
  );
}

/**
 * The field of a value. Since a form may have hundreds, one is rendered again only if something of it has changed. An item also
 * depends on those around it.
 */
export const ValueField = memo(Field, ({ path: before, ...own }, { path: after, ...others }) => {
  const isSame = (name: string) => own[name as keyof typeof own] === others[name as keyof typeof others];
  const names = Object.keys({ ...own, ...others });
  return !others.item && names.every(isSame) && JSON.stringify(before) === JSON.stringify(after);
});

/** Renders a field inside of another one. */
export const renderField: RenderField = (field) => (
  <ValueField key={String(field.item?.key ?? field.path.at(-1))} {...field} />
);

/** The values of an enumeration contain null if it is one of them. */
function isRequiredText(node: SchemaNode | undefined): boolean {
  return node?.enumeration?.some(({ value }) => value === 'null') ?? false;
}

type Kind = 'null' | 'object' | 'array' | 'scalar' | 'json';

/** Returns how a value is edited. What a form of its schema cannot show is edited as JSON, so that nothing is lost. */
function toKind(node: SchemaNode | undefined, variant: SchemaNode | undefined, value: unknown): Kind {
  const shown = node?.kind === 'composition' && variant ? variant : node;
  if (!shown) return 'json';
  if (value === null && (shown.nullable || node?.nullable)) return 'null';
  const isEmpty = value === undefined || value === '';
  if (shown.kind === 'object' || (node?.kind === 'composition' && variant?.kind === 'object'))
    return isObject(value) || isEmpty ? 'object' : 'json';
  if (shown.kind === 'array') return Array.isArray(value) || isEmpty ? 'array' : 'json';
  const isText = typeof value !== 'object' || value === null || isMarkedNumber(value);
  return shown.kind === 'scalar' && isText ? 'scalar' : 'json';
}
