import { toJsonText, toTextOrJson } from '../exact-numbers';
import { getParameters, type Parameter, parameterLocations } from '../model/parameter';
import { findNode } from './schema-properties-and-alternatives';
import type { RequestForm } from './request-form-type-and-file-path';
import { replaceSecrets } from './replace-secrets';
import { toStartValues } from './start-values';
import { readJson, toTyped } from './parse-typed-text';
import type { RequestValues } from './get-and-set-request-values';

/** Writes the values of a form as the query of a link, without secrets, and without a body that is that of the samples. */
export function toLinkQuery(form: RequestForm, values: RequestValues): string {
  const query = new URLSearchParams();
  const start = toStartValues(form, values.mediaType);
  for (const { in: location, parameters } of form.operation.parameters) {
    const toEntries = (group: Readonly<Record<string, unknown>>) =>
      parameters
        .filter(({ name, schema }) => Object.hasOwn(group, name) && !form.secrets.includes(schema))
        .map(({ name }) => [`${location}.${name}`, toTextOrJson(group[name])] as const);
    const own = toEntries(values[location]);
    if (JSON.stringify(own) === JSON.stringify(toEntries(start[location]))) continue;
    if (own.length === 0) query.set(location, '');
    for (const [key, text] of own) query.set(key, text);
  }
  const media = form.operation.requestBody?.content[values.mediaType];
  if (!media) return query.toString();
  if (values.mediaType > 0) query.set('type', media.name);
  // A text that is no JSON may have a secret anywhere.
  if (values.text !== undefined) return query.toString();
  const toOpen = (body: unknown) =>
    body === undefined ? '' : toJsonText(replaceSecrets(form, media.schema, body, () => undefined));
  const body = toOpen(values.body);
  if (body !== toOpen(start.body)) query.set('body', body);
  return query.toString();
}

/** Reads the values in the query of a link. Returns the name of the first value that the form does not have or cannot read. */
export function readLinkQuery(form: RequestForm, query: string): RequestValues | { unreadable: string } {
  const given = new URLSearchParams(query);
  const content = form.operation.requestBody?.content ?? [];
  const mediaType = given.has('type') ? content.findIndex(({ name }) => name === given.get('type')) : 0;
  if (mediaType === -1) return { unreadable: 'type' };
  const start = toStartValues(form, mediaType);
  const values: RequestValues & Record<string, unknown> = { ...start };
  for (const { in: location, parameters } of form.operation.parameters) {
    if (![...given.keys()].some((key) => key === location || key.startsWith(`${location}.`))) continue;
    const secrets = parameters.filter(({ name, schema }) => form.secrets.includes(schema) && name in start[location]);
    values[location] = Object.fromEntries(secrets.map(({ name }) => [name, '']));
  }
  for (const [key, text] of given) {
    if (key === 'type' || parameterLocations.some((location) => key === location)) continue;
    if (key === 'body') {
      if (content.length === 0) return { unreadable: key };
      const body = readJson(text);
      if (text !== '' && !body) return { unreadable: key };
      values.body = body?.value;
      continue;
    }
    const location = parameterLocations.find((one) => key.startsWith(`${one}.`));
    const parameter =
      location && getParameters(form.operation, location).find(({ name }) => key === `${location}.${name}`);
    if (!parameter || form.secrets.includes(parameter.schema)) return { unreadable: key };
    values[location] = { ...values[location], [parameter.name]: toParameterValue(form, parameter, text) };
  }
  return values;
}

/** Reads the text of a parameter by its schema. A text that the schema does not allow stays one, and the form says so. */
function toParameterValue(form: RequestForm, { schema }: Parameter, text: string): unknown {
  const node = findNode(form.spec.schemas, schema);
  if (node?.kind === 'scalar' && node.type === 'string') return text;
  return toTyped(text, node?.kind === 'scalar' ? node.type : undefined);
}
