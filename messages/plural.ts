type Forms<Form extends Intl.LDMLPluralRule, Words> = Record<Form | 'other', Words>

/**
 * Chooses among the words for a count by the plural rules of a language (CLDR), whose forms are named by
 * `Form`: a message that lacks one does not compile.
 */
export function pluralIn<Form extends Intl.LDMLPluralRule>(
  locale: string,
): <Words>(count: number, forms: Forms<Form, Words>) => Words {
  let rules: Intl.PluralRules | null = null
  return (count, forms) => {
    // Made when it is first needed: the first one takes milliseconds on a phone.
    rules ??= new Intl.PluralRules(locale)
    const named: Partial<Record<Intl.LDMLPluralRule, (typeof forms)['other']>> = forms
    return named[rules.select(count)] ?? forms.other
  }
}

/** Writes numbers in a language, grouped as its readers group them. */
export function numberIn(locale: string): (value: number) => string {
  let format: Intl.NumberFormat | null = null
  return (value) => {
    format ??= new Intl.NumberFormat(locale)
    return format.format(value)
  }
}
