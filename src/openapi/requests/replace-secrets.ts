import { isObject } from '../find-members-of-parsed-json';
import type { SchemaId } from '../model/schema';
import {
  findAlternatives,
  findFurther,
  findNode,
  findVariant,
  getBranches,
} from './schema-properties-and-alternatives';
import type { RequestForm } from './request-form-type-and-file-path';
import { isSecretName } from './recognize-secrets';

type Map = (text: string, name: string) => unknown;

/**
 * Returns a copy of a value of a schema in which secrets are replaced. A text that the schema does not describe is a secret if its
 * name says so. `undefined` removes a secret.
 */
export function replaceSecrets(form: RequestForm, id: SchemaId | undefined, value: unknown, map: Map): unknown {
  const { schemas } = form.spec;
  const walk = (ids: readonly SchemaId[], own: unknown, name: string, isKnown: boolean): unknown => {
    if (typeof own === 'string') {
      const isSecret = ids.some((one) => form.secrets.includes(one)) || (!isKnown && isSecretName(name));
      return isSecret ? map(own, name) : own;
    }
    const all = ids.flatMap((one) => listSchemas(form, one, own));
    const nodes = all.flatMap((one) => findNode(schemas, one) ?? []);
    if (Array.isArray(own))
      return (own as unknown[]).map((item, index) => {
        const items = nodes.flatMap((node) =>
          node.kind === 'array' ? (node.prefixItems[index] ?? node.items ?? []) : [],
        );
        return walk(items, item, name, isKnown);
      });
    if (!isObject(own)) return own;
    const entries = Object.entries(own).flatMap(([key, part]) => {
      const named = nodes.flatMap((node) =>
        node.kind === 'object' ? (node.properties.find((property) => property.name === key)?.schema ?? []) : [],
      );
      const further = named.length > 0 ? named : nodes.flatMap((node) => findFurther(node, key) ?? []);
      const inner = walk(further, part, key, named.length > 0);
      return inner === undefined ? [] : [[key, inner] as const];
    });
    return Object.fromEntries(entries);
  };
  return walk(id === undefined ? [] : [id], value, '', id !== undefined);
}

/** Lists a schema, the alternative of it that a value has, and the branches of its conditions. */
function listSchemas(form: RequestForm, id: SchemaId, value: unknown, level = 0): SchemaId[] {
  const node = findNode(form.spec.schemas, id);
  const alternatives = node && findAlternatives(node);
  if (level > 8) return [id];
  const variant = alternatives && findVariant(form.spec.schemas, alternatives, value);
  const inner = [...(variant ? [variant.schema] : []), ...getBranches(node)];
  return [id, ...inner.flatMap((one) => listSchemas(form, one, value, level + 1))];
}
