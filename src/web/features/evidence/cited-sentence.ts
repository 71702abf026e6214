import { createContext, use, useCallback } from 'react'
import { useLineState } from './line-store.ts'
import type { Line } from './line.ts'

/** The lines of the result around a part of the page. */
export const LinesContext = createContext<readonly Line[]>([])

/** The index of the transcript sentence that the open line rests on; `null` while none is open. */
export function useCitedSentence(): number | null {
  const lines = use(LinesContext)
  const open = useLineState(useCallback(({ open: key }) => key, []))
  return lines.find(({ key }) => key === open)?.evidence.sentence ?? null
}
