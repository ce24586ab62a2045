/** The forms of a text by the plural categories of `Intl.PluralRules`; `#` is the placeholder for the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns the form of a text for a number in a language, with the number inserted. */
export function toPlural(locale: string, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
