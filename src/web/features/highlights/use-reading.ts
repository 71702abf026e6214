import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { highlightTexts } from '#messages/highlights.ts'
import type { Line, LineStore } from '#web/features/result-state/lines.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import type { LineTask, Reading } from '#web/features/result-state/result-context.ts'
import { useMadeOn } from '#web/features/run/made-on.ts'
import { createStore } from '#web/ui/store.ts'
import type { Store } from '#web/ui/store.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useHighlights } from './use-highlights.ts'
import type { HighlightChange } from './use-highlights.ts'

const { announcements } = highlightTexts

/** A store of what the reader marks in a result with these lines; it has `null` where that is in no history of theirs. */
export function useReadingStore(
  historyId: string | null,
  lines: readonly Line[],
  pointing: LineStore,
): Store<Reading | null> {
  const reading = useMarks(historyId, lines, pointing)
  const [store] = useState(() => createStore(reading))
  useLayoutEffect(() => store.set(reading), [store, reading])
  return store
}

function useMarks(historyId: string | null, lines: readonly Line[], pointing: LineStore): Reading | null {
  const highlights = useHighlights(historyId)
  const { byLine, change } = highlights
  const [task, setTask] = useState<LineTask | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { isFiltered, setFiltered } = useFilter()
  const [wasFiltered, setWasFiltered] = useState(isFiltered)
  if (wasFiltered !== isFiltered) {
    setWasFiltered(isFiltered)
    setAnnouncement(isFiltered ? announcements.filtered : announcements.all)
  }
  const hidden = useMemo(
    () => (isFiltered ? withoutHighlight(lines, byLine) : null),
    [isFiltered, lines, byLine],
  )
  const acts = useMemo(
    () => actsOn({ byLine, pointing, change, setTask, setAnnouncement }),
    [byLine, pointing, change],
  )
  return useMemo(
    () =>
      historyId === null
        ? null
        : { ...highlights, ...acts, historyId, task, hidden, setFiltered, announcement },
    [highlights, acts, historyId, task, hidden, setFiltered, announcement],
  )
}

/** The keys of the lines that could be highlighted and are not. */
function withoutHighlight(lines: readonly Line[], byLine: Reading['byLine']): ReadonlySet<string> {
  const others = lines.filter(({ kind, key }) => isMarkable(kind) && !byLine.has(key))
  return new Set(others.map(({ key }) => key))
}

type Marks = Pick<Reading, 'byLine'> & {
  pointing: LineStore
  change: (change: HighlightChange) => Promise<string | null>
  setTask: (task: LineTask | null) => void
  setAnnouncement: (announcement: string) => void
}

/** What the reader can do with the lines. */
function actsOn({ byLine, pointing, change, setTask, setAnnouncement }: Marks) {
  async function apply(line: string, wanted: Pick<HighlightChange, 'isOn' | 'note'>): Promise<string | null> {
    const reason = await change({ ...wanted, line, at: new Date().toISOString() })
    // The card of the line says it where it is open.
    if (reason !== null && pointing.get().open !== line) {
      showToast({ title: highlightTexts.notSaved, description: reason, tone: 'destructive' })
    }
    return reason
  }

  function begin(next: LineTask): void {
    pointing.show(next.line, true)
    setTask(next)
  }

  function remove(line: string): void {
    setTask(null)
    setAnnouncement(announcements.removed)
    void apply(line, { isOn: false })
  }

  function toggle(line: string): void {
    const known = byLine.get(line)
    if (known === undefined) {
      setAnnouncement(announcements.highlighted)
      void apply(line, { isOn: true })
    } else if (known.note === '') remove(line)
    else begin({ line, name: 'removal' })
  }

  return {
    begin,
    end: () => setTask(null),
    toggle,
    remove,
    writeNote: (line: string, note: string) => apply(line, { isOn: true, note }),
  }
}

/** Whether the address asks for the highlighted lines alone. To ask for them, or for all lines again, is a step on the way back. */
function useFilter() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const madeOn = useMadeOn()
  const setFiltered = useCallback(
    (isFiltered: boolean) =>
      // The page that made the result goes on showing it.
      void navigate(
        { search: withHighlights(search, isFiltered) },
        { state: madeOn === null ? null : { madeOn } },
      ),
    [search, navigate, madeOn],
  )
  return { isFiltered: asksForHighlights(search), setFiltered }
}

const parameter = 'show'
const onlyHighlights = 'highlights'

/** Whether the address of a result asks for its highlighted lines alone. */
function asksForHighlights(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === onlyHighlights
}

/** The same address with all lines of its result, or with the highlighted ones alone. */
function withHighlights(search: string, isFiltered: boolean): string {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  if (isFiltered) query.set(parameter, onlyHighlights)
  return query.size === 0 ? '' : `?${query.toString()}`
}
