import { createContext, use } from 'react'
import type { Highlight } from '#contract/highlights.ts'

/** The highlighted lines of the result around a part of the page, by their keys. */
export const HighlightsContext = createContext<ReadonlyMap<string, Highlight>>(new Map())

/** The highlight of a line; `null` where it has none. */
export function useHighlight(key: string): Highlight | null {
  return use(HighlightsContext).get(key) ?? null
}
