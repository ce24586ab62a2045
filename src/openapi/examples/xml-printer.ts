import { escapeXml } from '@/lib/escape';
import { toTextOrJson } from '../exact-numbers';
import { findText, isObject, isTrue, type JsonObject } from '../find-members-of-parsed-json';
import type { SchemaId, SchemaNode, SchemaTable } from '../model/schema';
import { toAttribute, toCdata, toDeclaration, toElementName, toXmlName, type Scope, type XmlNode } from './xml-syntax';

/** The content of an element while it is written. */
interface Content {
  attributes: string[];
  /** Elements and texts. */
  parts: string[];
  isText: boolean;
}

const instance = 'http://www.w3.org/2001/XMLSchema-instance';

/**
 * Formats values as XML with the names, attributes, and namespaces of their schemas.
 * @see https://spec.openapis.org/oas/v3.1.1.html#xml-object
 * @see https://spec.openapis.org/oas/v3.2.0.html#xml-object
 */
export class XmlPrinter {
  constructor(
    private readonly table: SchemaTable,
    private readonly keywords: ReadonlyMap<SchemaId, JsonObject>,
  ) {}

  /** Formats a value as a document, whose root is named by its schema or the component. */
  print(value: unknown, id: SchemaId | undefined, otherwise = 'root'): string {
    const node = this.find(id);
    const name = node?.name ?? otherwise;
    const content: Content = { attributes: [], parts: [], isText: false };
    const own = { ...this.toXmlNode(id, name), name: this.findName(id) ?? name };
    const item = node?.kind === 'array' ? (this.find(node.items)?.name ?? 'item') : name;
    this.addElement(content, own, value, id, new Map(), this.isWrapped(id) ? own.name : item);
    return content.parts.join('\n');
  }

  /** Formats the value of a property, or one of its items, as a document of its own. */
  printProperty(value: unknown, id: SchemaId | undefined, property: string): string {
    const own = this.findProperty(id, property);
    const node = this.find(own);
    return this.print(value, node?.kind === 'array' && !Array.isArray(value) ? node.items : own, property);
  }

  /** Adds a value to the content of its parent, as its schema says. */
  private add(content: Content, name: string, value: unknown, id: SchemaId | undefined, scope: Scope): void {
    const own = this.toXmlNode(id, name);
    if (Array.isArray(value) && own.nodeType === 'attribute') {
      content.attributes.push(...toAttribute(own, value.map(toTextOrJson).join(' '), scope));
    } else if (Array.isArray(value)) {
      const isWrapped = own.nodeType === 'element' && this.isWrapped(id);
      if (isWrapped) this.addElement(content, own, value, id, scope);
      else this.addItems(content, name, value, id, scope);
    } else if (own.nodeType === 'attribute') {
      // There is no attribute without a value.
      if (value !== null) content.attributes.push(...toAttribute(own, value, scope));
    } else if (own.nodeType === 'text' || own.nodeType === 'cdata') {
      content.isText = true;
      content.parts.push(own.nodeType === 'cdata' ? toCdata(toTextOrJson(value)) : escapeXml(toTextOrJson(value)));
    } else if (own.nodeType === 'none') {
      this.addInside(content, value, id, scope);
    } else {
      this.addElement(content, own, value, id, scope);
    }
  }

  /** Adds an element. `itemName` is that of the items of a list that have none. */
  private addElement(
    parent: Content,
    own: XmlNode,
    value: unknown,
    id: SchemaId | undefined,
    outer: Scope,
    itemName = own.name,
  ): void {
    const tag = own.prefix ? `${own.prefix}:${own.name}` : own.name;
    const declared = toDeclaration(own, outer);
    const scope = declared ? new Map(outer).set(declared.prefix, declared.namespace) : outer;
    const content: Content = { attributes: [], parts: [], isText: false };
    if (Array.isArray(value)) this.addItems(content, itemName, value, id, scope);
    else if (value === null) content.attributes.push(`xmlns:xsi="${instance}"`, 'xsi:nil="true"');
    else this.addInside(content, value, id, scope);
    const attributes = [...new Set([...(declared ? [declared.text] : []), ...content.attributes])];
    const start = [tag, ...attributes].join(' ');
    if (content.parts.length === 0) parent.parts.push(`<${start}/>`);
    else if (content.isText) parent.parts.push(`<${start}>${content.parts.join('')}</${tag}>`);
    else parent.parts.push(`<${start}>\n${indentElements(content.parts.join('\n'))}\n</${tag}>`);
  }

  /** Adds what is inside of an element: the properties of an object, or a text. */
  private addInside(content: Content, value: unknown, id: SchemaId | undefined, scope: Scope): void {
    if (isObject(value)) {
      for (const [key, part] of Object.entries(value))
        this.add(content, toElementName(key), part, this.findProperty(id, key), scope);
      return;
    }
    const text = toTextOrJson(value);
    if (text === '') return;
    content.isText = true;
    content.parts.push(escapeXml(text));
  }

  private addItems(content: Content, name: string, values: unknown[], id: SchemaId | undefined, scope: Scope): void {
    const node = this.find(id);
    values.forEach((value, index) => {
      const item = node?.kind === 'array' ? (node.prefixItems[index] ?? node.items) : undefined;
      this.add(content, name, value, item, scope);
    });
  }

  private toXmlNode(id: SchemaId | undefined, name: string): XmlNode {
    const xml = this.getXml(id);
    const declared = findText(xml, 'nodeType');
    const nodeType = isTrue(xml, 'attribute') ? 'attribute' : (declared as XmlNode['nodeType'] | undefined);
    const isArray = this.find(id)?.kind === 'array';
    return {
      // The name of a list is that of the element around its items.
      name: (isArray && !this.isWrapped(id) ? undefined : this.findName(id)) ?? name,
      nodeType: nodeType ?? 'element',
      prefix: toXmlName(findText(xml, 'prefix')),
      namespace: findText(xml, 'namespace'),
    };
  }

  private findName(id: SchemaId | undefined): string | undefined {
    return toXmlName(findText(this.getXml(id), 'name'));
  }

  private getXml(id: SchemaId | undefined): unknown {
    return id === undefined ? undefined : this.keywords.get(id)?.['xml'];
  }

  private isWrapped(id: SchemaId | undefined): boolean {
    const xml = this.getXml(id);
    return isTrue(xml, 'wrapped') || findText(xml, 'nodeType') === 'element';
  }

  private find(id: SchemaId | undefined): SchemaNode | undefined {
    return id === undefined ? undefined : this.table[id];
  }

  /** Finds the schema of a property, also in an alternative. */
  private findProperty(id: SchemaId | undefined, name: string, level = 0): SchemaId | undefined {
    const node = this.find(id);
    if (!node || level > mostLevels) return undefined;
    const own = node.kind === 'object' ? node.properties.find((property) => property.name === name) : undefined;
    if (own) return own.schema;
    for (const applicator of node.applicators) {
      for (const { schema } of 'variants' in applicator ? applicator.variants : []) {
        const found = this.findProperty(schema, name, level + 1);
        if (found !== undefined) return found;
      }
    }
    return node.kind === 'object' && typeof node.additionalProperties === 'string'
      ? node.additionalProperties
      : undefined;
  }
}

/** Indents the lines that begin with a tag, but none of a CDATA section, where spaces would be part of the text. */
function indentElements(xml: string): string {
  return xml.replace(/<!\[CDATA\[.*?\]\]>|^(?= *<)/gms, (section) => section || '  ');
}

/** The maximum depth of alternatives inside of alternatives. */
const mostLevels = 8;
