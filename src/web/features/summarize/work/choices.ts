import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'

/** How a summary is to be written. */
export type Choices = Readonly<{ style: SummaryStyle; language: SummaryLanguage }>

/** What a summary is like when nobody has chosen. */
export const usualChoices: Choices = { style: 'standard', language: 'en' }

const storageKey = 'precis.choices'
const listeners = new Set<() => void>()
let current: Choices | null = null

/** The choices of this person, remembered by the browser. */
export function currentChoices(): Choices {
  current ??= readStored()
  return current
}

/** Changes the choices and remembers them. */
export function choose(change: Partial<Choices>): void {
  current = { ...currentChoices(), ...change }
  try {
    localStorage.setItem(storageKey, JSON.stringify(current))
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Forgets what is known, so that the browser is asked again. */
export function forgetChoices(): void {
  current = null
}

/** Calls `listener` on each change; gives the way to stop. */
export function subscribeToChoices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was stored by an older version, or by hand, may name what is not offered. */
function readStored(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return usualChoices
    const { style, language } = { ...usualChoices, ...stored }
    return {
      style: summaryStyles.find((known) => known === style) ?? usualChoices.style,
      language: summaryLanguages.find((known) => known === language) ?? usualChoices.language,
    }
  } catch {
    return usualChoices
  }
}
