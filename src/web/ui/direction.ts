/**
 * The facts about something, in one line with points between. Where lines run from right to left each fact
 * stands for itself: a Latin name would take the number beside it to its other side.
 */
export function joinFacts(facts: readonly (string | null)[]): string {
  const known = facts.filter((fact) => fact !== null && fact !== '')
  const isTurned = pageDirection() === 'rtl'
  return known.map((fact) => (isTurned ? `\u2068${fact}\u2069` : fact)).join(' · ')
}

/** The direction of the lines of the page; from left to right while there is no document. */
export function pageDirection(): 'ltr' | 'rtl' {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}
