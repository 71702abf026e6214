/** A BCP 47 tag in its canonical form, such as `he` for the old `iw`; `null` for a text that is no tag. */
export function canonicalTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null
  } catch {
    return null
  }
}

/** Whether two tags are the same in their canonical forms; any case. */
export function isSameTag(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

/** Whether two tags name the same language, whatever the region. */
export function isSameLanguage(one: string, other: string): boolean {
  return comparable(one).split('-')[0] === comparable(other).split('-')[0]
}

function comparable(text: string): string {
  return (canonicalTag(text) ?? text).toLowerCase()
}
