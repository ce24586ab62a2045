/**
 * Names of the elements that represent components between markdown and output. The sanitizer allows them with only
 * `data-` attributes. The elements that replace them are added after sanitizing.
 */
export const placeholderElements = [
  'x-admonition',
  'x-assumed',
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
