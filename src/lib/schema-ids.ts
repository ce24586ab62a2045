/**
 * The id of a schema is its JSON pointer, or several pointers if it is merged from several schemas, each with details. In a JSON
 * pointer, `~` is always followed by 0 or 1, so no key of a document can contain these separators.
 */
const separator = '~&';
const detailSeparator = '~?';

/** Adds details to a pointer: the values of dynamic anchors, or the type that a schema is narrowed to. */
export function withDetails(pointer: string, details: string[]): string {
  return [pointer, ...details].join(detailSeparator);
}

/** Joins the parts of the id of a schema that is merged from several. */
export function joinParts(parts: string[]): string {
  return parts.join(separator);
}

/** Returns true for a schema that is merged from several. */
export function isMerged(id: string): boolean {
  return id.includes(separator);
}

/** Splits an id into the pointers of the schemas that it is merged from. */
export function toPointers(id: string): string[] {
  return id.split(separator).map((part) => part.split(detailSeparator)[0] ?? '');
}

/** Returns the pointer of a schema, or that of the first one of several merged schemas. */
export function toFirstPointer(id: string): string {
  return toPointers(id)[0] ?? id;
}

/** Returns true for the alternative of one type of a schema at a pointer. */
export function isTypeOf(id: string, pointer: string): boolean {
  return id.startsWith(withDetails(pointer, [toTypeDetail('')]));
}

/** Writes the type that a schema is narrowed to. */
export function toTypeDetail(type: string): string {
  return `type=${type}`;
}
