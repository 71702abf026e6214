import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { createStore } from '#web/ui/store.ts'
import type { Line } from './line.ts'

/** The id of the element that shows the evidence of the open line. */
export const evidenceCardId = 'evidence-card'

const openDelayMs = 120
/** Long enough to travel from a line to its card. */
const closeDelayMs = 400

/** Which lines of a result the reader points at. */
type LineState = Readonly<{
  /** The line that is lit, in the text and on the map. */
  lit: string | null
  /** The line whose evidence is open. */
  open: string | null
  /** It was opened by a click or a key, and stays until it is closed. */
  isPinned: boolean
}>

const nothing: LineState = { lit: null, open: null, isPinned: false }

/** The line that the reader points at, shared by the text, the map, the card and the transcript of one result. */
export type LineStore = {
  get: () => LineState
  subscribe: (listener: () => void) => () => void
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

/** Creates a store in which no line is pointed at. */
export function createLineStore(): LineStore {
  const { get, set, subscribe } = createStore(nothing)
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

/** The store of the result around a part of the page. */
export const LineContext = createContext<LineStore>(createLineStore())

/** The lines of the result around a part of the page. */
export const LinesContext = createContext<readonly Line[]>([])

/** A value derived from which line is pointed at; a component renders only when the value changes. */
function useLineState<T extends string | boolean | null>(select: (state: LineState) => T): T {
  const store = use(LineContext)
  const read = useCallback(() => select(store.get()), [store, select])
  return useSyncExternalStore(store.subscribe, read, read)
}

/** Whether a line is lit. */
export function useIsLit(key: string): boolean {
  return useLineState(useCallback(({ lit }) => lit === key, [key]))
}

/** Whether the evidence of a line is open. */
export function useIsOpen(key: string): boolean {
  return useLineState(useCallback(({ open }) => open === key, [key]))
}

/** The line whose evidence is open, of the result around a part of the page. */
export function useOpenLine(): Line | null {
  const lines = use(LinesContext)
  const open = useLineState(useCallback(({ open: key }) => key, []))
  return lines.find(({ key }) => key === open) ?? null
}

/** How the lines of answers reach the result around them, whose evidence card shows them; replaces those before. */
export const AnswerLinesContext = createContext<(lines: readonly Line[]) => void>(() => undefined)
