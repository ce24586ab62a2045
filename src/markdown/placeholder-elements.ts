/**
 * Names of the elements that stand for our own parts between markdown and output. They pass the sanitiser with nothing but
 * `data-` attributes; what they become is added after it.
 */
export const placeholderElements = [
  'x-admonition',
  'x-cards',
  'x-code',
  'x-details',
  'x-label',
  'x-sdk',
  'x-steps',
  'x-tab',
  'x-tabs',
] as const;

export type PlaceholderElement = (typeof placeholderElements)[number];
