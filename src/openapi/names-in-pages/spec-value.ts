import type { Element, ElementContent } from 'hast';
import { fail } from '@/lib/user-errors-and-mistakes';
import { toSentMethod } from '@/lib/http-method';
import { toOffer } from '@/lib/nearest-names';
import { toElement } from '@/markdown/hast-elements';
import { isMarkedNumber, toTextOrJson, toValueText } from '../exact-numbers';
import type { JsonObject } from '../find-members-of-parsed-json';
import type { SchemaId, SchemaNode } from '../model/schema';
import type { Spec } from '../model/spec';
import type { Item } from './find-item';
import { findKeyword, keywords } from './find-keyword-value-in-schema';

/** A spec with its document, which has the keywords of schemas. */
export interface Source {
  spec: Spec;
  loadDocument: () => Promise<JsonObject>;
}

type Facts = Record<string, () => ElementContent[] | undefined>;

/**
 * Returns what a spec says about itself or one of its items: `version`, the `path` of an operation, the `maxLength` of a schema.
 * Names and values of the API are code, numbers and titles text.
 */
export async function toValue(
  source: Source,
  item: Item | undefined,
  { name, fact }: { name: string; fact: string },
): Promise<ElementContent[]> {
  const facts = item === undefined ? toServiceFacts(source.spec) : await toFacts(source, item);
  const found = Object.hasOwn(facts, fact) ? facts[fact]?.() : undefined;
  if (found) return found;
  const known = Object.keys(facts).filter((one) => facts[one]?.() !== undefined);
  if (fact === '')
    return fail(`":value[${name}]" does not say which value`, { fix: `Add it after a slash: ${known.join(', ')}.` });
  return fail(`"${name}" has no "${fact}"`, {
    fix: known.length === 0 ? 'It has no values.' : toOffer(fact, known, 'It has'),
  });
}

function toServiceFacts({ version, title, servers }: Spec): Facts {
  const [server] = servers;
  return {
    version: () => [toText(version)],
    title: () => [toText(title)],
    server: () => server && [toCode(server.url)],
  };
}

async function toFacts(source: Source, item: Item): Promise<Facts> {
  switch (item.kind) {
    case 'operation': {
      const { method, path, title, responses } = item.operation;
      const sent = toSentMethod(method);
      return {
        method: () => [toCode(sent)],
        path: () => [toCode(path)],
        request: () => [toCode(`${sent} ${path}`)],
        title: () => [toText(title)],
        statuses: () => toList(responses.map(({ status }) => status)),
      };
    }
    case 'parameter':
      return { in: () => [toText(item.in)], ...(await toSchemaFacts(source, item.parameter.schema)) };
    case 'schema':
      return toSchemaFacts(source, item.schema);
    case 'value':
      return { name: () => (item.value.name === undefined ? undefined : [toText(item.value.name)]) };
  }
}

async function toSchemaFacts({ spec, loadDocument }: Source, id: SchemaId): Promise<Facts> {
  const document = await loadDocument();
  const entries = keywords.map((keyword) => [keyword, () => toKeyword(findKeyword(document, id, keyword))] as const);
  const node = spec.schemas[id];
  return { ...Object.fromEntries(entries), ...(node && toModelFacts(node)) };
}

/** What the model says about a schema, whose parts are already merged. */
function toModelFacts(node: SchemaNode): Facts {
  const { label, title, const: constant, default: fallback, enumeration } = node;
  return {
    type: () => [toText(label)],
    title: () => (title === undefined ? undefined : [toText(title)]),
    const: () => (constant === undefined ? undefined : [toCode(toValueText(constant))]),
    default: () => (fallback === undefined ? undefined : [toCode(toValueText(fallback))]),
    enum: () => toList((enumeration ?? []).map(({ value }) => toValueText(value))),
    required: () =>
      node.kind === 'object'
        ? toList(node.properties.filter(({ required }) => required).map(({ name }) => name))
        : undefined,
  };
}

function toKeyword(value: unknown): ElementContent[] | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' || isMarkedNumber(value)) return [toText(toTextOrJson(value))];
  return [toCode(toTextOrJson(value))];
}

/** Lists names as code, undefined if there are none. */
function toList(names: string[]): ElementContent[] | undefined {
  if (names.length === 0) return undefined;
  return names.flatMap((name, index) => (index === 0 ? [toCode(name)] : [toText(', '), toCode(name)]));
}

function toText(value: string): ElementContent {
  return { type: 'text', value };
}

function toCode(text: string): Element {
  return toElement('code', {}, [text]);
}
