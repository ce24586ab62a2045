import { methods } from '@/lib/http-method';
import { BundledDocument, keysOfMaps } from '../../find-in-bundled-document';
import { findMember, findText, isObject, type JsonObject } from '../../find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';
import { stripExamples } from './strip-examples';
import { Internal, visit } from './internal-items';
import { withoutUnused } from './unused-components';

/** A document without what is internal, and the pointers of the links of other operations that lead to it. */
export interface PublicDocument {
  document: unknown;
  links: { pointer: string; target: string }[];
}

/**
 * Removes what is marked with `x-internal: true`, the values of internal properties in examples, and components that only internal
 * things refer to. Returns the same document if nothing is marked.
 */
export function removeInternal(root: unknown): PublicDocument {
  if (!isObject(root) || !isAnyInternal(root)) return { document: root, links: [] };
  const internal = new Internal(new BundledDocument(root));
  const copied = new Copy(internal);
  const document = copied.copy(root, '', '#') as JsonObject;
  const [before, after] = [getOperationIds(root), getOperationIds(document)];
  const gone = new Set([...before].filter((id) => !after.has(id)));
  const links = removeLinks(document, gone);
  return { document: withoutUnused(root, document), links };
}

function isAnyInternal(root: JsonObject): boolean {
  let isFound = false;
  visit(root, (object) => (isFound ||= object['x-internal'] === true));
  return isFound;
}

const literals = new Set(['example', 'examples', 'default', 'const', 'enum']);
const operationKeys = [...methods, 'additionalOperations'];
/** Maps of path items, which disappear with their last operation. */
const items = new Set(['paths', 'webhooks', 'x-webhooks', 'pathItems']);

class Copy {
  constructor(private readonly internal: Internal) {}

  /** Copies a value. `key` is its key, or empty if that is a name chosen by the author, so that its value is no map of names. */
  copy(value: unknown, key: string, pointer: string): unknown {
    if (Array.isArray(value))
      return value
        .filter((item) => !this.internal.has(item) && !(key === 'security' && this.internal.isRequirement(item)))
        .filter((item) => !(key === 'tags' && this.internal.tags.has(String(item))))
        .map((item, index) => this.copy(item, '', toPointer(pointer, index)));
    if (!isObject(value)) return value;
    const isMap = keysOfMaps.has(key);
    const entries = Object.entries(value).flatMap(([name, child]): [string, unknown][] => {
      if (
        this.internal.has(child) ||
        (name === 'x-internal' && !isMap) ||
        (key === 'mapping' && this.internal.isMapping(child))
      )
        return [];
      const copied = this.copyChild(value, name, isMap, pointer);
      const isEmptied = isEmpty(copied) && !isEmpty(child) && name !== 'paths' && name !== 'info';
      const isWithout = items.has(key) && hasOperations(child) && !hasOperations(copied);
      return copied === undefined || isEmptied || isWithout ? [] : [[name, copied]];
    });
    return isMap ? Object.fromEntries(entries) : this.toConsistent(value, Object.fromEntries(entries));
  }

  private copyChild(parent: JsonObject, name: string, isMap: boolean, pointer: string): unknown {
    const child = parent[name];
    if (!isMap && literals.has(name)) return stripExamples(name, child, findSchema(parent), this.internal);
    return this.copy(child, isMap ? '' : name, toPointer(pointer, name));
  }

  /** Removes the names of internal properties, and of an internal parent of a tag. */
  private toConsistent(original: JsonObject, copied: JsonObject): JsonObject {
    const hidden = this.internal.getProperties(original);
    const isOfTag = this.internal.tags.has(findText(original, 'parent') ?? '');
    if (hidden.length === 0 && !isOfTag) return copied;
    const required = Array.isArray(copied['required'])
      ? copied['required'].filter((name) => !hidden.includes(String(name)))
      : copied['required'];
    const property = findText(copied['discriminator'], 'propertyName');
    const removed = new Set([
      ...(isOfTag ? ['parent'] : []),
      ...(property !== undefined && hidden.includes(property) ? ['discriminator'] : []),
      ...(Array.isArray(required) && required.length > 0 ? [] : ['required']),
    ]);
    return Object.fromEntries(Object.entries({ ...copied, required }).filter(([name]) => !removed.has(name)));
  }
}

/** Returns the schema of the examples of an object: that of a media type or parameter, or the object itself. */
function findSchema(object: JsonObject): unknown {
  const items = findMember(object, 'itemSchema');
  return findMember(object, 'schema') ?? (items === undefined ? object : { items });
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function hasOperations(item: unknown): boolean {
  return isObject(item) && ('$ref' in item || operationKeys.some((key) => key in item));
}

/** Removes the Link Objects whose operations are internal. Returns their pointers and targets. */
function removeLinks(document: JsonObject, gone: ReadonlySet<string>): PublicDocument['links'] {
  const found: PublicDocument['links'] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const at = toPointer(pointer, key);
      if (key === 'links' && isObject(child))
        for (const [name, link] of Object.entries(child)) {
          const target = findText(link, 'operationId') ?? findText(link, 'operationRef');
          const isGone = target !== undefined && (gone.has(target) || isMissing(document, target));
          if (!isGone) continue;
          found.push({ pointer: toPointer(at, name), target });
          Reflect.deleteProperty(child, name);
        }
      walk(child, at);
    }
  };
  walk(document, '#');
  return found;
}

function isMissing(document: JsonObject, reference: string): boolean {
  return reference.startsWith('#/') && new BundledDocument(document).find(reference) === undefined;
}

/** Returns the ids of all operations of a document. */
function getOperationIds(root: unknown): Set<string> {
  const found = new Set<string>();
  visit(root, (value) => {
    const id = findText(value, 'operationId');
    if (id !== undefined && 'responses' in value) found.add(id);
  });
  return found;
}
