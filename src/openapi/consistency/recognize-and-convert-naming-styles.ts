/** The ways to write a name of several words. An abbreviation of up to four capital letters fits more than one. */
const styles = {
  camelCase: /^[a-z][A-Za-z0-9]*$/,
  PascalCase: /^(?:[A-Z][A-Z0-9]{0,3}|(?=.*[a-z])[A-Z][A-Za-z0-9]*)$/,
  'kebab-case': /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  snake_case: /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/,
  UPPER_CASE: /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/,
  'Train-Case': /^[A-Z][A-Za-z0-9]*(?:-[A-Z0-9][A-Za-z0-9]*)*$/,
};

export type Style = keyof typeof styles;

const all = Object.keys(styles) as Style[];

/** Returns true for a name that has a style: not a symbol, a number, a path, or a name with other characters. */
export function isStyled(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/.test(name);
}

export function hasStyle(name: string, style: Style): boolean {
  return styles[style].test(name);
}

/** Returns the style that most of the names have, the first one if several are as frequent. */
export function getStyle(names: Iterable<string>): Style {
  const list = [...names];
  const counts = all.map((style) => list.filter((name) => hasStyle(name, style)).length);
  return all[counts.indexOf(Math.max(...counts))] ?? 'camelCase';
}

/** Writes a name in a style. */
export function toStyle(name: string, style: Style): string {
  const words = name
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')
    .replace(/([A-Z]+)(?=[A-Z][a-z])/g, '$1 ')
    .split(/[-_ ]/)
    .map((word) => word.toLowerCase());
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  switch (style) {
    case 'camelCase':
      return words.map((word, index) => (index === 0 ? word : capital(word))).join('');
    case 'PascalCase':
      return words.map(capital).join('');
    case 'kebab-case':
      return words.join('-');
    case 'snake_case':
      return words.join('_');
    case 'UPPER_CASE':
      return words.join('_').toUpperCase();
    case 'Train-Case':
      return words.map(capital).join('-');
  }
}
