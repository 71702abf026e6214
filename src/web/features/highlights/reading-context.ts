import { createContext, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { highlightTexts } from '#messages/highlights.ts'
import type { LineStore } from '#web/features/evidence/line-store.ts'
import { useMadeOn } from '#web/features/run/made-on.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { HighlightChange, Highlights } from './use-highlights.ts'
import { useHighlights } from './use-highlights.ts'

const { announcements } = highlightTexts

/** What the reader does with a line in its card: writes its note, removes it together with a note, or shares it. */
type LineTask = { line: string; name: 'note' | 'removal' | 'share' }

/** A result that its reader can mark. */
export type Reading = Omit<Highlights, 'change'> & {
  historyId: string
  task: LineTask | null
  /** Opens the card of a line for a task. */
  begin: (task: LineTask) => void
  end: () => void
  /** Highlights a line, or removes its highlight; one with a note after a question. */
  toggle: (line: string) => void
  remove: (line: string) => void
  /** Writes a note; gives why that failed, or `null`. */
  writeNote: (line: string, note: string) => Promise<string | null>
  /** Only highlighted lines are shown, as the address says. */
  isFiltered: boolean
  setFiltered: (isFiltered: boolean) => void
  /** What a screen reader says of the last change. */
  announcement: string
}

/** The result around a part of the page; `null` where it is in no history of the reader. */
export const ReadingContext = createContext<Reading | null>(null)

/** What the reader marks in a result; `null` where it is in no history of theirs. */
export function useReading(historyId: string | null, store: LineStore): Reading | null {
  const { change, ...highlights } = useHighlights(historyId)
  const [task, setTask] = useState<LineTask | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { isFiltered, setFiltered } = useFilter()
  const [wasFiltered, setWasFiltered] = useState(isFiltered)
  if (wasFiltered !== isFiltered) {
    setWasFiltered(isFiltered)
    setAnnouncement(isFiltered ? announcements.filtered : announcements.all)
  }
  if (historyId === null) return null

  async function apply(line: string, wanted: Pick<HighlightChange, 'isOn' | 'note'>): Promise<string | null> {
    const reason = await change({ ...wanted, line, at: new Date().toISOString() })
    // The card of the line says it where it is open.
    if (reason !== null && store.get().open !== line) {
      showToast({ title: highlightTexts.notSaved, description: reason, tone: 'destructive' })
    }
    return reason
  }

  function begin(next: LineTask): void {
    store.show(next.line, true)
    setTask(next)
  }

  function remove(line: string): void {
    setTask(null)
    setAnnouncement(announcements.removed)
    void apply(line, { isOn: false })
  }

  function toggle(line: string): void {
    const known = highlights.byLine.get(line)
    if (known === undefined) {
      setAnnouncement(announcements.highlighted)
      void apply(line, { isOn: true })
    } else if (known.note === '') remove(line)
    else begin({ line, name: 'removal' })
  }

  return {
    ...highlights,
    historyId,
    task,
    begin,
    end: () => setTask(null),
    toggle,
    remove,
    writeNote: (line, note) => apply(line, { isOn: true, note }),
    isFiltered,
    setFiltered,
    announcement,
  }
}

/** Whether the address asks for the highlighted lines alone. To ask for them, or for all lines again, is a step on the way back. */
function useFilter(): Pick<Reading, 'isFiltered' | 'setFiltered'> {
  const { search } = useLocation()
  const navigate = useNavigate()
  const madeOn = useMadeOn()
  return {
    isFiltered: asksForHighlights(search),
    setFiltered: (isFiltered) =>
      // The page that made the result goes on showing it.
      void navigate(
        { search: withHighlights(search, isFiltered) },
        { state: madeOn === null ? null : { madeOn } },
      ),
  }
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
