/** The methods that OpenAPI names in lowercase: the keys of a path item. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/**
 * Returns a method as a request contains it. Those of `additionalOperations` are written as they are sent, because methods are
 * case-sensitive.
 * @see https://spec.openapis.org/oas/v3.2.0.html#path-item-object
 */
export function toSentMethod(method: string): string {
  return methods.includes(method) ? method.toUpperCase() : method;
}
