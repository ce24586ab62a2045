import type { ThemeRegistration } from 'shiki/core';

/** One line of code: its tokens, each with its color class (empty for plain text). */
export type CodeLine = [className: string, text: string][];

/**
 * The scopes of the grammars by color class. Punctuation and operators stay plain, since coloring them would only make
 * pages larger.
 */
const scopes: Record<string, string[]> = {
  'tok-comment': ['comment', 'punctuation.definition.comment'],
  'tok-keyword': [
    'keyword',
    'storage',
    'storage.type',
    'storage.modifier',
    'variable.language.this',
    'markup.heading',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.word',
  ],
  'tok-string': ['string', 'punctuation.definition.string', 'constant.character.escape', 'string.regexp'],
  'tok-number': [
    'constant.numeric',
    'constant.language',
    'constant.other',
    'support.constant',
    'variable.other.constant.boolean',
  ],
  'tok-function': [
    'entity.name.function',
    'support.function',
    'variable.function',
    'entity.name.command',
    'entity.name.function.call',
  ],
  'tok-type': [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.name.tag',
    'entity.other.inherited-class',
    'entity.name.namespace',
    'storage.type.cs',
    'storage.type.java',
  ],
  'tok-property': [
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'entity.name.tag.yaml',
    'entity.other.attribute-name',
    'variable.other.property',
    'variable.other.object.property',
    'meta.object-literal.key',
    'variable.other.normal.shell',
    'variable.other.readwrite.powershell',
    'variable.other.assignment.shell',
    'punctuation.definition.variable.shell',
    'variable.other.normal.shell punctuation.definition.variable',
    'string.quoted variable.other',
    'constant.other.option',
    'string.unquoted.argument constant.other.option',
    'keyword.other.definition.ini',
    'entity.other.attribute-name.http',
  ],
};

const plain = ['punctuation', 'keyword.operator', 'meta.brace', 'meta.template.expression', 'meta.embedded'];

const classes = Object.keys(scopes);
const toColor = (index: number) => `#0000${(index + 16).toString(16)}`;

/** A theme whose colors encode the indexes of classes, so that tokens get classes instead of inline styles. */
export const tokenTheme = {
  name: 'token-classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...classes.map((name, index) => ({ scope: scopes[name] ?? [], settings: { foreground: toColor(index) } })),
    { scope: plain, settings: { foreground: '#000000' } },
  ],
} satisfies ThemeRegistration & { name: string };

const byColor = new Map(classes.map((name, index) => [toColor(index), name]));

/** Returns the class for a color of {@link tokenTheme}; empty for plain text. */
export function toTokenClass(color: string | undefined): string {
  return byColor.get((color ?? '').toLowerCase()) ?? '';
}
