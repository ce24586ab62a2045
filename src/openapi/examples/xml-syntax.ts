import { escapeXmlAttribute, toXmlText } from '@/lib/escape';
import { toTextOrJson } from '../exact-numbers';

/** What a schema says about its XML, with the name that applies if it names none. */
export interface XmlNode {
  name: string;
  nodeType: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
  prefix?: string;
  namespace?: string;
}

/** The prefixes that an element and those around it declare, with their namespaces. */
export type Scope = ReadonlyMap<string, string>;

/** Returns an attribute, preceded by the declaration of its prefix if the elements around it have none. */
export function toAttribute(own: XmlNode, value: unknown, scope: Scope): string[] {
  const declared = own.prefix ? toDeclaration(own, scope) : undefined;
  const name = own.prefix ? `${own.prefix}:${own.name}` : own.name;
  return [...(declared ? [declared.text] : []), `${name}="${escapeXmlAttribute(toTextOrJson(value))}"`];
}

/** Returns the declaration of a namespace, unless it already applies. */
export function toDeclaration({ prefix = '', namespace }: XmlNode, scope: Scope) {
  if (namespace === undefined || scope.get(prefix) === namespace) return undefined;
  const name = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  return { prefix, namespace, text: `${name}="${escapeXmlAttribute(namespace)}"` };
}

/** Returns a text as a CDATA section. The end of a section cannot occur in one, so it is split between two. */
export function toCdata(text: string): string {
  return `<![CDATA[${toXmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Returns a name of a spec as one that XML allows. Many authors write the prefix into the name. */
export function toXmlName(name: string | undefined): string | undefined {
  return name?.split(':').map(toElementName).join(':');
}

/** Returns a key as the name of an element, which has no spaces and does not begin with a digit. */
export function toElementName(key: string): string {
  const name = key.replace(/[^\p{L}\p{N}._-]/gu, '_');
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`;
}
