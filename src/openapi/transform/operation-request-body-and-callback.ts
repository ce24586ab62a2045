import { Segments } from '../anchors-and-former-anchors';
import type { Located } from '../find-in-bundled-document';
import { findMember, findText, getItems, isTrue } from '../find-members-of-parsed-json';
import type { Body } from '../model/body-and-media-type';
import type { Operation } from '../model/operation';
import type { Direction } from '../model/schema';
import type { Context } from './context-and-pending-examples';
import { toExternalDocs } from './external-docs-and-name-with-description';
import { toMarks, toReplacement } from './marks';
import { toContent } from './media-type';
import type { IndexedOperation } from './index-operations-and-assign-ids';
import { summaryLength, toOperationTitle } from './titles';
import { toParameters } from './parameter-and-header';
import { toResponses } from './response';
import { findSecurity } from './security-scheme-and-requirement';
import { toServers } from './server';
import { getDeclaredTags, isChapter, toTagTitle } from './group-operations-by-tag-or-path';

/** Builds one operation, webhook, or callback. @see https://spec.openapis.org/oas/v3.1.1.html#operation-object */
export function toOperation(indexed: IndexedOperation, context: Context): Operation {
  const { id, kind, method, path, operationId, tags, aliases, pathItem, operation } = indexed;
  const formerIds = context.index.getFormerIds(indexed);
  const { value } = operation;
  const servers = toServers(operation, context);
  const directions = toDirections(kind);
  const { groups, titles } = toTags(tags, context);
  return {
    id,
    // `addPages` sets these when all operations are known.
    slug: '',
    page: '',
    kind,
    directions,
    operationId,
    method,
    path,
    pathSegments: toPathSegments(path, kind),
    title: toOperationTitle(indexed),
    description: context.toProse(toDescription(indexed)),
    tags: groups,
    ...toMarks(value, { replacement: toReplacement(value, context.index), titles }),
    assumed: findText(value, 'x-assumed'),
    externalDocs: toExternalDocs(findMember(value, 'externalDocs')),
    servers: servers.length > 0 ? servers : toServers(pathItem, context),
    security: findSecurity(value) ?? (kind === 'operation' ? findSecurity(context.document.root) : undefined) ?? [],
    parameters: toParameters(pathItem, operation, id, directions.request, context),
    requestBody: toRequestBody(operation, id, directions.request, context),
    responses: toResponses(operation, id, directions.response, context),
    callbacks: toCallbacks(indexed, context),
    ...(formerIds.length > 0 && { formerIds }),
    aliases: [...formerIds, ...aliases],
    codeSamples: toCodeSamples(value),
  };
}

/** Divides tags into those that group operations, and the titles of those that only mark them. */
function toTags(names: string[], { document }: Context): { groups: string[]; titles: string[] } {
  const declared = getDeclaredTags(document.root);
  const groups = names.filter((name) => isChapter(declared.get(name)));
  const others = names.filter((name) => !groups.includes(name));
  return { groups, titles: others.map((name) => toTagTitle(name, declared.get(name))) };
}

/** A webhook or a callback is a request from the API to the reader. */
function toDirections(kind: Operation['kind']): Operation['directions'] {
  return kind === 'operation'
    ? { request: 'request', response: 'response' }
    : { request: 'response', response: 'request' };
}

/** Returns the description, or else the text of the path item, preceded by a summary that is too long for a title. */
function toDescription({ operation: { value }, pathItem }: IndexedOperation): string | undefined {
  const summary = findText(value, 'summary')?.trim() ?? '';
  const ofPath = findText(pathItem.value, 'summary')?.trim();
  const description =
    findText(value, 'description') ??
    findText(pathItem.value, 'description') ??
    (ofPath === summary ? undefined : ofPath);
  if (summary.length <= summaryLength || description?.includes(summary)) return description;
  return description === undefined ? summary : `${summary}\n\n${description}`;
}

/**
 * Splits a path at its parameters. In the URL of a callback, braces enclose expressions; in the name of a webhook, they
 * have no meaning.
 * @see https://spec.openapis.org/oas/v3.1.1.html#path-templating
 */
function toPathSegments(path: string, kind: Operation['kind']): Operation['pathSegments'] {
  const segments = kind === 'operation' ? path.split(/(\{[^{}]*\})/) : [path];
  return segments
    .filter((text) => text !== '')
    .map((text) => ({ text, parameter: kind === 'operation' && text.startsWith('{') }));
}

function toCodeSamples(operation: unknown): Operation['codeSamples'] {
  const samples = [...getItems(operation, 'x-codeSamples'), ...getItems(operation, 'x-code-samples')];
  return samples.flatMap((sample) => {
    const [language, source] = [findText(sample, 'lang'), findText(sample, 'source')];
    return language && source
      ? [{ label: findText(sample, 'label') ?? language, language: language.toLowerCase(), source }]
      : [];
  });
}

/** Reads a request body. @see https://spec.openapis.org/oas/v3.1.1.html#request-body-object */
function toRequestBody(operation: Located, id: string, direction: Direction, context: Context): Body | undefined {
  const body = context.document.findChild(operation, 'requestBody');
  if (!body) return undefined;
  const anchor = `${id}.body`;
  return {
    anchor,
    required: isTrue(body.value, 'required'),
    description: context.toProse(findText(body.value, 'description')),
    assumed: findText(body.value, 'x-assumed'),
    content: toContent(body, anchor, direction, context),
  };
}

/**
 * Reads the callbacks of an operation: requests that the API sends to a URL from the request or response of the operation.
 * @see https://spec.openapis.org/oas/v3.1.1.html#callback-object
 */
function toCallbacks({ operation, id, within = [] }: IndexedOperation, context: Context): Operation['callbacks'] {
  const segments = new Segments();
  return context.document.getChildren(operation, 'callbacks').flatMap(({ name, child }) =>
    Object.keys(child.value)
      .filter((expression) => !expression.startsWith('x-'))
      .flatMap((expression) => {
        const pathItem = context.document.findChild(child, expression);
        if (!pathItem) return [];
        const anchor = `${id}.callback.${segments.claim(name)}`;
        const all = context.index.index(pathItem, expression, 'callback', '', `${anchor}.`);
        // A callback that refers to itself would never end.
        const outer = [...within, operation.pointer];
        const indexed = all.filter((entry) => !outer.includes(entry.operation.pointer));
        if (all.length > 0 && indexed.length === 0) return [];
        const operations = indexed.map((entry) => toOperation({ ...entry, within: outer }, context));
        return [{ name, anchor, expression, operations }];
      }),
  );
}
