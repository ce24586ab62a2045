/*
 * What a place adds to an anchor where the model does not say it itself. Fields, variants and values carry theirs.
 */

export const toMapAnchor = (anchor: string) => `${anchor}.*`;
export const toItemAnchor = (anchor: string, index: number) => `${anchor}.${index}`;
export const toPartAnchor = (anchor: string, part: 'not' | 'if' | 'then' | 'else' | 'items' | 'contains' | 'names') =>
  `${anchor}:${part}`;

/** A body or response with several media types: the first one's fields follow at once, later ones after `~2`, `~3`. */
export const toMediaTypeAnchor = (anchor: string, index: number) => (index === 0 ? anchor : `${anchor}~${index + 1}`);
