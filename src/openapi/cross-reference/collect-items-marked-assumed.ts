import { inline, toCode, toLink, toTree, type Inline } from '@/markdown/build-hast-for-generated-pages';
import { toPlainText } from '@/markdown/plain-text';
import { distinctBy } from '@/lib/lists';
import type { Spec } from '../model/spec';
import { getOperations } from '../list-components-and-filter-operations';
import { toServicePage } from './item-texts-and-links';
import { collectFromSchemaPlaces, type Place } from './collect-from-schema-places';
import { getSentSchemas } from './find-inner-and-sent-schemas';

/** An item of a spec that is marked as assumed. */
export interface AssumedItem {
  /** The link to the item, with its operation if it belongs to one. */
  link: Inline;
  reason: string;
  /** Whether it decides what a client sends or what it gets, or is the schema of a component, whose name is not sent. */
  concerns: 'requests' | 'responses' | 'schemas';
}

/** Finds everything that a spec marks as assumed, in the order in which a client needs it. */
export function getAssumed(spec: Spec): AssumedItem[] {
  return [...getOfServers(spec), ...getOfSchemes(spec), ...getOfOperations(spec), ...getOfSchemas(spec)];
}

function toItem(link: Inline, reason: string | undefined, concerns: AssumedItem['concerns']): AssumedItem[] {
  return reason === undefined ? [] : [{ link, reason, concerns }];
}

function getOfServers(spec: Spec): AssumedItem[] {
  const toServerLink = (name: string) => toLink(toCode(name), toServicePage(spec));
  return spec.servers.flatMap(({ url, assumed, variables }) => [
    ...toItem(toServerLink(url), assumed, 'requests'),
    ...variables.flatMap((variable) => toItem(toServerLink(`{${variable.name}}`), variable.assumed, 'requests')),
  ]);
}

function getOfSchemes(spec: Spec): AssumedItem[] {
  return spec.securitySchemes.flatMap(({ name, anchor, assumed }) =>
    toItem(toLink(toCode(name), toServicePage(spec), anchor), assumed, 'requests'),
  );
}

/** Finds assumed parameters, bodies, and headers. A parameter that operations share is one item. */
function getOfOperations(spec: Spec): AssumedItem[] {
  const found = getOperations(spec).flatMap(({ title, page, id, assumed, parameters, requestBody, responses }) => {
    const toPlace = (name: Inline, anchor: string) => inline`${toLink(name, page, anchor)} of ${title}`;
    return [
      ...toItem(toLink(title, page, id), assumed, 'requests'),
      ...parameters.flatMap((group) =>
        group.parameters.flatMap((parameter) =>
          toItem(toLink(toCode(parameter.name), page, parameter.anchor), parameter.assumed, 'requests'),
        ),
      ),
      ...(requestBody ? toItem(toPlace('Request body', requestBody.anchor), requestBody.assumed, 'requests') : []),
      ...responses.flatMap(({ status, anchor, assumed: reason, headers }) => [
        ...toItem(toPlace(inline`Response ${toCode(status)}`, anchor), reason, 'responses'),
        ...headers.flatMap((header) =>
          toItem(toPlace(inline`Header ${toCode(header.name)}`, header.anchor), header.assumed, 'responses'),
        ),
      ]),
    ];
  });
  return distinctBy(found, ({ link, reason }) => JSON.stringify([toPlainText(toTree([link])), reason]));
}

function getOfSchemas(spec: Spec): AssumedItem[] {
  const sent = getSentSchemas(spec);
  return collectFromSchemaPlaces(spec, (node, place) => {
    // A reference with a description of its own repeats what its target says.
    if (node.allOfBases.some((base) => spec.schemas[base]?.assumed === node.assumed)) return [];
    const isSent = place.direction === undefined ? sent.has(node.id) : place.direction === 'request';
    return toItem(
      toPlaceLink(place),
      node.assumed,
      node.name === undefined ? (isSent ? 'requests' : 'responses') : 'schemas',
    );
  });
}

/** Links a schema by its name. The body of an operation has none, so it is named after the operation. */
function toPlaceLink({ name, page, anchor, use }: Place): Inline {
  if (use === undefined) return toLink(toCode(name), page, anchor);
  const { text, operation } = use;
  const [kind = '', ...owners] = text.split(' of ');
  if (/ parameter$|^header /.test(text))
    return inline`${toLink(inline`${toCapital(kind)} ${toCode(name)}`, page, anchor)} of ${[...owners, operation.title].join(' of ')}`;
  const inner = name.replace(/^body\.?/, '');
  const body = text === 'request' ? 'request body' : text;
  const label = inner === '' ? toCapital(body) : toCode(inner);
  return inline`${toLink(label, page, anchor)} of ${inner === '' ? '' : `the ${body} of `}${operation.title}`;
}

function toCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
