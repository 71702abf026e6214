import { use, useLayoutEffect, useState } from 'react'
import type { Highlight } from '#contract/highlights.ts'
import { useSelected } from '#web/ui/store.ts'
import { createLineStore } from './lines.ts'
import type { Line, LineStore } from './lines.ts'
import { ResultContext } from './result-context.ts'
import type { Reading } from './result-context.ts'

/** A store of the lines of a result, which has them before they are painted. */
export function useLineStore(lines: readonly Line[]): LineStore {
  const [store] = useState(() => createLineStore(lines))
  useLayoutEffect(() => store.setLines(lines), [store, lines])
  return store
}

const noLines: readonly Line[] = []

/** The lines of the result around a part of the page, those of answers at the end. */
export function useLines(): readonly Line[] {
  return useSelected(use(ResultContext).lines, (lines) => lines?.all() ?? noLines)
}

/** A line is highlighted as the current one. */
export function useIsLit(key: string): boolean {
  return useSelected(use(ResultContext).lines, (lines) => lines?.get().lit === key)
}

/** The evidence of a line is open. */
export function useIsOpen(key: string): boolean {
  return useSelected(use(ResultContext).lines, (lines) => lines?.get().open === key)
}

/** The line whose evidence is open, of the result around a part of the page. */
export function useOpenLine(): Line | null {
  return useSelected(use(ResultContext).lines, (lines) => lines?.opened() ?? null)
}

/** The reader's highlights around a part of the page; `null` where it is in no history. */
export function useReading(): Reading | null {
  return useSelected(use(ResultContext).reading, (reading) => reading?.get() ?? null)
}

/** The highlight of a line; `null` where it has none. */
export function useHighlight(key: string): Highlight | null {
  return useSelected(use(ResultContext).reading, (reading) => reading?.get()?.byLine.get(key) ?? null)
}

/** The keys of lines hidden by the filter for highlights; `null` where all are shown. */
export function useHiddenLines(): ReadonlySet<string> | null {
  return useSelected(use(ResultContext).reading, (reading) => reading?.get()?.hidden ?? null)
}
