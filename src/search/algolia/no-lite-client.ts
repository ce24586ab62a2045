/** Replaces Algolia's client in a site that is built without it, where nothing calls it. */
export function liteClient(): never {
  throw new Error('This site is built without Algolia.');
}
