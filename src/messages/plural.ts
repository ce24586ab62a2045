/** The forms of a text by the plural categories of `Intl.PluralRules`; `#` is the placeholder for the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The rules of each language that was used, because creating them takes longer than applying them. */
const rules = new Map<string, Intl.PluralRules>();

/** Returns the form of a text for a number in a language, with the number inserted. */
export function toPlural(locale: string, count: number, forms: Forms): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  const form = forms[known.select(count)] ?? forms.other;
  return form.replace('#', String(count));
}

/** Formats a number with its noun for terminals: `1 warning`, `2 warnings`. */
export function toCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
