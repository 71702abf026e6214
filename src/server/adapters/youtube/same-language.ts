/** Whether two tags name the same language, whatever the region. */
export function isSameLanguage(one: string, other: string): boolean {
  return canonicalTag(one).split('-')[0] === canonicalTag(other).split('-')[0]
}

/** A tag as BCP 47 has it, in lower case; YouTube writes some codes in their old form, such as `iw` for Hebrew. */
export function canonicalTag(language: string): string {
  try {
    return (Intl.getCanonicalLocales(language)[0] ?? language).toLowerCase()
  } catch {
    return language.toLowerCase()
  }
}
