import type { Citation, Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { createStore } from '#web/ui/store.ts'

/** One statement of a result with its evidence. `key` names it on the page, such as `sentence-3`. */
export type Line = {
  key: string
  /** `answer`: a sentence or a passage of the answer to a question. */
  kind: 'gist' | 'sentence' | 'insight' | 'chapter' | 'answer'
  /** Its position among those of its kind; of a chapter, its position among the chapters. */
  index: number
  evidence: Insight & { more?: readonly Citation[] }
}

type Lines = Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'>

/** A line that can be highlighted and shared; those of chapters and answers cannot. */
export function isMarkable<K extends Line['kind']>(kind: K): kind is Exclude<K, 'chapter' | 'answer'> {
  return kind !== 'chapter' && kind !== 'answer'
}

/** All lines of a result in the order in which they are read. */
export function linesOf({ gistSentence, summarySentences, insights, chapters }: Lines): Line[] {
  return [
    ...ofKind('gist', [gistSentence]),
    ...ofKind('insight', insights),
    ...ofKind('sentence', summarySentences),
    ...ofKind(
      'chapter',
      chapters.map(({ gist }) => gist),
    ),
  ]
}

function ofKind(kind: Line['kind'], list: readonly (Line['evidence'] | null)[]): Line[] {
  return list.flatMap((evidence, index) =>
    evidence === null ? [] : [{ key: lineKey(kind, index), kind, index, evidence }],
  )
}

/** The key of the line at a position among those of its kind. */
export function lineKey(kind: Line['kind'], index: number): string {
  return `${kind}-${index}`
}

/** The id of the element that shows the evidence of the open line. */
export const evidenceCardId = 'evidence-card'

const openDelayMs = 120
/** Long enough to travel from a line to its card. */
const closeDelayMs = 400

/** The lines of a result that the reader points at. */
type LineState = Readonly<{
  /** The line that is lit, in the text and on the map. */
  lit: string | null
  /** The line whose evidence is open. */
  open: string | null
  /** It was opened by a click or a key, and stays until it is closed. */
  isPinned: boolean
}>

const nothing: LineState = { lit: null, open: null, isPinned: false }

/** The lines of a result, for text, map, card and transcript, and the reader's current ones. */
export type LineStore = {
  get: () => LineState
  subscribe: (listener: () => void) => () => void
  /** The lines of the summary, then those of answers. */
  all: () => readonly Line[]
  /** The line whose evidence is open. */
  opened: () => Line | null
  /** Replaces the lines of the summary. */
  setLines: (lines: readonly Line[]) => void
  /** Replaces the lines of answers, whose evidence is shown as that of the others. */
  setAnswers: (lines: readonly Line[]) => void
  /** The pointer is on a line, which opens unless it only passes. */
  point: (key: string) => void
  /** Lights a line without opening it; `null` lights none. */
  light: (key: string | null) => void
  /** The pointer or the focus has left. */
  leave: () => void
  /** The pointer is on the card, which stays. */
  hold: () => void
  /** Opens a line at once; `isPinned` keeps it open. */
  show: (key: string, isPinned: boolean) => void
  close: () => void
}

/** Creates a store of these lines, in which none is pointed at. */
export function createLineStore(lines: readonly Line[]): LineStore {
  const { get, set, subscribe } = createStore(nothing)
  let ofSummary = lines
  let ofAnswers: readonly Line[] = []
  let all = lines
  const setAll = (summary: readonly Line[], answers: readonly Line[]): void => {
    if (summary === ofSummary && answers === ofAnswers) return
    ofSummary = summary
    ofAnswers = answers
    all = [...summary, ...answers]
    set(get())
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (delayMs: number, act: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(act, delayMs)
  }
  const light = (key: string | null): void => {
    if (get().lit !== key) set({ ...get(), lit: key })
  }
  return {
    get,
    subscribe,
    all: () => all,
    opened: () => all.find(({ key }) => key === get().open) ?? null,
    setLines: (summary) => setAll(summary, ofAnswers),
    setAnswers: (answers) => setAll(ofSummary, answers),
    point: (key) => {
      light(key)
      later(openDelayMs, () => {
        if (!get().isPinned) set({ lit: key, open: key, isPinned: false })
      })
    },
    light,
    leave: () => {
      const { open, isPinned } = get()
      if (isPinned) set({ ...get(), lit: open })
      later(closeDelayMs, () => {
        if (!get().isPinned) set(nothing)
      })
    },
    hold: () => clearTimeout(timer),
    show: (key, isPinned) => {
      clearTimeout(timer)
      set({ lit: key, open: key, isPinned })
    },
    close: () => {
      clearTimeout(timer)
      set(nothing)
    },
  }
}
