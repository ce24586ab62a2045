import type { Paragraph, RootContent } from 'mdast';
import type {} from 'remark-directive';

export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>;
type TextDirective = Extract<RootContent, { type: 'textDirective' }>;
export type Directive = ContainerDirective | LeafDirective | TextDirective;

/** The kind of each admonition by directive name: the five kinds and their aliases. */
export const admonitions: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

/** The directives within text, with their elements. */
export const inlines = new Map<string, PlaceholderElement | 'kbd'>([
  ['assumed', 'x-assumed'],
  ['kbd', 'kbd'],
]);

/** The directives that show an item of a specification, whose name is in brackets after their own. */
export const embeds: readonly string[] = ['operation', 'schema', 'enumeration', 'sample'];

/** The names of the directives of this site, by the type of their nodes. */
export const names: Record<Directive['type'], string[]> = {
  containerDirective: [...Object.keys(admonitions), 'tabs', 'tab', 'steps', 'cards', 'details'],
  leafDirective: ['sdk-parameters', 'sdk-outputs', 'sdk-signature', 'sdk-interface', ...embeds],
  textDirective: [...inlines.keys(), 'value', 'term'],
};

/** The colons before the name of a directive. */
export const marks: Record<Directive['type'], string> = {
  containerDirective: ':::',
  leafDirective: '::',
  textDirective: ':',
};

/** Returns the attributes that a directive of this site may have. */
export function getAttributeNames({ type, name }: Directive): string[] {
  if (type === 'leafDirective') return embeds.includes(name) ? [] : ['component'];
  if (type === 'textDirective') return name === 'term' ? ['of'] : [];
  if (name === 'steps' || name === 'cards') return [];
  return name === 'tabs' ? ['group'] : ['title'];
}

export function isDirective(node: { type: string }): node is Directive {
  return Object.hasOwn(names, node.type);
}

/** Returns the text in brackets after the name of a container. */
export function findLabel({ children: [first] }: ContainerDirective): Paragraph | undefined {
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
}

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
  'x-spec',
  'x-steps',
  'x-tab',
  'x-tabs',
  'x-term',
  'x-value',
] as const;

export type PlaceholderElement = (typeof placeholderElements)[number];
