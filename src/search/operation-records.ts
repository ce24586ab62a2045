import { distinctBy } from '@/lib/lists';
import * as messages from '@/messages';
import type { Operation } from '@/openapi/model/operation';
import type { Parameter } from '@/openapi/model/parameter';
import type { Response } from '@/openapi/model/response';
import type { Spec, TagGroup } from '@/openapi/model/spec';
import { toMarkedText, type RecordDraft } from './record-types-and-derived-fields';
import { toBase, toPropertyRecords, toText, type ItemPlace } from './schema-records';

/**
 * Creates one record for an operation, and one for each of its parameters, responses, response headers, and properties outside
 * named schemas. Includes the operations of its callbacks.
 */
export function toOperationRecords(spec: Spec, operation: Operation): RecordDraft[] {
  const tag = spec.tags.find(({ operationIds }) => operationIds.includes(operation.id));
  const levels = [...(tag?.name ? toTagLevels(spec, tag) : [messages.searchAreas.api, spec.title]), operation.title];
  const scope = { spec, page: operation.page, place: operation.title, operation, levels };
  const { request, response } = operation.directions;
  const bodies = [
    ...(operation.requestBody?.content ?? []).map((body) => ({ ...body, direction: request })),
    ...operation.responses.flatMap(({ content }) => content).map((body) => ({ ...body, direction: response })),
  ];
  return [
    toOperationRecord(scope),
    ...operation.parameters.flatMap(({ parameters }) =>
      parameters.map((parameter) => toParameterRecord(scope, parameter)),
    ),
    ...operation.responses.flatMap((response) => toResponseRecords(scope, response)),
    ...distinctBy(bodies, ({ anchor }) => anchor).flatMap(({ schema, anchor, direction }) =>
      schema === undefined ? [] : toPropertyRecords({ ...scope, anchor, direction, seen: new Set() }, schema),
    ),
    ...operation.callbacks.flatMap((callback) =>
      callback.operations.flatMap((inner) => toOperationRecords(spec, inner)),
    ),
  ];
}

/** Returns the levels of a tag, after those of the tags around it. */
export function toTagLevels(spec: Spec, { ancestors, title }: TagGroup): string[] {
  return [messages.searchAreas.api, spec.title, ...ancestors.map((outer) => outer.title), title];
}

interface Scope extends Omit<ItemPlace, 'anchor'> {
  operation: Operation;
  levels: string[];
}

function toOperationRecord(scope: Scope): RecordDraft {
  const { operation, levels } = scope;
  const { id, operationId, method, path, title, description } = operation;
  return {
    ...toBase({ ...scope, anchor: id }),
    kind: 'operation',
    title,
    levels,
    names: operationId && operationId !== title ? [operationId] : [],
    ...toMarkedText(operation, toText(description)),
    method,
    path,
    weight: 90,
  };
}

function toParameterRecord(scope: Scope, parameter: Parameter): RecordDraft {
  const { name, anchor, schema, description } = parameter;
  const { spec, operation, levels } = scope;
  const type = spec.schemas[schema]?.label ?? '';
  const marked = toMarkedText(parameter, toText(description) || toText(spec.schemas[schema]?.description));
  return {
    ...toBase({ ...scope, anchor }),
    kind: 'parameter',
    title: name,
    levels: [...levels, name],
    names: [],
    ...marked,
    method: operation.method,
    path: operation.path,
    type,
    weight: 60,
    mergeKey: JSON.stringify(['parameter', spec.service, name, type, marked.text]),
  };
}

function toResponseRecords(
  scope: Scope,
  { status, anchor, description, class: group, headers }: Response,
): RecordDraft[] {
  const { spec, operation, levels } = scope;
  const text = toText(description);
  const words = toFirstWords(text);
  const title = words === '' ? status : `${status} ${words}`;
  return [
    {
      ...toBase({ ...scope, anchor }),
      kind: 'response',
      title,
      levels: [...levels, title],
      names: [status],
      text,
      method: operation.method,
      path: operation.path,
      weight: group === 'error' ? 30 : 10,
      mergeKey: JSON.stringify(['response', spec.service, status, text]),
    },
    ...headers.map((header) => toParameterRecord({ ...scope, levels: [...levels, title] }, header)),
  ];
}

/** Returns the first sentence of a text without its end, or as many of its words as fit into 60 characters. */
function toFirstWords(text: string): string {
  const sentence = text.split(/[.!?]+(?=\s|$)|\n/, 1)[0] ?? '';
  return sentence.length <= 60 ? sentence : (/^.{1,60}(?=\s)/.exec(sentence)?.[0] ?? sentence.slice(0, 60));
}
