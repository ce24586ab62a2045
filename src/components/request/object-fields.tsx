import * as messages from '@/messages';
import { isObject } from '@/openapi/find-members-of-parsed-json';
import type { SchemaNode } from '@/openapi/model/schema';
import {
  findFurther,
  findNode,
  getBranches,
  getProperties,
} from '@/openapi/requests/schema-properties-and-alternatives';
import { toStart } from '@/openapi/requests/start-values';
import type { ValuePath } from '@/openapi/requests/get-and-set-request-values';
import { AddPropertyOrParameter } from './add-property-or-parameter';
import { toFieldId, useForm, type RenderField } from './form-context-and-field-props';

/**
 * The properties of an object: the required ones, those that have a value, and those that the schema does not name. `nodes` are its
 * schema and the chosen alternative.
 */
export function ObjectFields({
  path,
  nodes,
  value,
  children,
}: {
  path: ValuePath;
  nodes: readonly (SchemaNode | undefined)[];
  value: unknown;
  children: RenderField;
}) {
  const { form, change } = useForm();
  const own = isObject(value) ? value : {};
  const found = new Map(nodes.flatMap(getProperties).map((property) => [property.name, property]));
  // A property of a condition can be added. The check says when it is required.
  const branches = nodes.flatMap(getBranches).map((id) => findNode(form.spec.schemas, id));
  for (const property of branches.flatMap(getProperties))
    if (!found.has(property.name)) found.set(property.name, { ...property, required: false });
  const properties = [...found.values()];
  const shown = properties.filter(({ name, required }) => required || Object.hasOwn(own, name));
  const names = new Set(properties.map(({ name }) => name));
  const others = Object.keys(own).filter((name) => !names.has(name));
  const toOther = (name: string) => nodes.map((node) => findFurther(node, name)).find((id) => id !== undefined);
  const isMap = nodes.some(
    (node) =>
      node?.kind === 'object' &&
      (node.patternProperties.length > 0 ||
        (node.additionalProperties !== undefined && node.additionalProperties !== false)),
  );
  const add = (name: string) => {
    const schema = properties.find((property) => property.name === name)?.schema ?? toOther(name);
    const start = toStart(form.spec.schemas, schema);
    change([...path, name], start, toFieldId([...path, name]));
  };
  return (
    <div className="request-group">
      {shown.map(({ name, schema, required }) => {
        const isSet = Object.hasOwn(own, name);
        const shownValue = isSet ? own[name] : undefined;
        return children({
          path: [...path, name],
          name,
          schema,
          value: shownValue,
          isRequired: required,
          isOptional: isSet,
        });
      })}
      {others.map((name) =>
        children({ path: [...path, name], name, schema: toOther(name), value: own[name], isOptional: true }),
      )}
      <AddPropertyOrParameter
        id={`${toFieldId(path)}-add`}
        label={messages.requestAddProperty}
        names={properties.flatMap(({ name }) => (shown.some((one) => one.name === name) ? [] : [name]))}
        hasOthers={isMap}
        taken={own}
        onAdd={add}
      />
    </div>
  );
}
