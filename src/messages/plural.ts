/** The forms that a text takes with a number, by the names of the platform's rules; `#` stands for the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The text for a number in a language. */
export function toPlural(locale: string, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
