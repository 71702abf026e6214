/**
 * A list as an English sentence has it: `a`, `a and b`, `a, b, and c`. Pages make no `Intl.ListFormat`, which holds a phone up for a
 * tenth of a second.
 */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return last ?? ''
  const others = items.slice(0, -1).join(', ')
  return `${others}${items.length > 2 ? ',' : ''} and ${last}`
}
