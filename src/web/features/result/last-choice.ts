import { useState } from 'react'

/** One of several that this browser chose last; `null` for none, and where nothing can be stored. */
export function lastChoice<Choice extends string>(key: string, all: readonly Choice[]): Choice | null {
  try {
    const stored = localStorage.getItem(key)
    return all.find((choice) => choice === stored) ?? null
  } catch {
    return null
  }
}

/** Remembers a choice. */
export function storeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // The next time nothing is remembered.
  }
}

/** All that is offered, the last choice first; the order stays while it is shown. */
export function useLastFirst<Choice extends string>(key: string, offered: readonly Choice[]): Choice[] {
  const [last] = useState(() => lastChoice(key, offered))
  return offered.toSorted((a, b) => Number(b === last) - Number(a === last))
}
