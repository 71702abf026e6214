import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Highlight } from '#contract/highlights.ts'
import type { LineSource } from '#export/describe-in.ts'
import { createStore, useSelected } from '#web/ui/store.ts'
import type { Store } from '#web/ui/store.ts'
import type { LineStore } from './lines.ts'

/** The player's position. It changes several times a second, so it is outside the page's state. */
export type PlayClock = {
  /** The second that plays; `null` as long as the player has said nothing. */
  second: () => number | null
  isPlaying: () => boolean
  set: (second: number | null, isPlaying: boolean) => void
  /** Calls `listener` on each change; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** Makes a clock of a player that does not play yet. */
export function createPlayClock(): PlayClock {
  const { get, set, subscribe } = createStore<{ second: number | null; isPlaying: boolean }>({
    second: null,
    isPlaying: false,
  })
  return {
    second: () => get().second,
    isPlaying: () => get().isPlaying,
    set: (second, isPlaying) => {
      if (second !== get().second || isPlaying !== get().isPlaying) set({ second, isPlaying })
    },
    subscribe,
  }
}

/** A line that a clip plays, and the second at which it is said. */
export type ClipPart = {
  second: number
  /** The words said or stated there. */
  text: string
  /** The line of the result that it belongs to; `null` where it is none. */
  line: string | null
}

/** A stretch of the video that is played on its own, in seconds, with the lines that are said in it. */
export type Clip = {
  start: number
  end: number
  parts: readonly [ClipPart, ...ClipPart[]]
}

/** Clips that are played one after another, as far as they have come. */
export type Reel = {
  clips: readonly Clip[]
  /** The one that plays. */
  index: number
  /** `waiting`: the player has not reached the clip yet. `ended`: the last one is over. */
  phase: 'waiting' | 'playing' | 'ended'
  /** The first second that the player reported in this phase. */
  reportedAt: number | null
}

/** The clips that play beside a result; `null` while none are played. Without one the video goes on. */
export type ReelStore = Store<Reel | null> & {
  start: (clips: readonly Clip[]) => void
  /** Plays another clip of the reel. */
  goTo: (index: number) => void
  /** Ends the reel and pauses the video. */
  stop: () => void
  /** Pauses the video; the reel stays. */
  pause: () => void
  /** Pauses the video, or plays it again. */
  toggle: () => void
}

/** The reader's task with a line in its card: a note, a removal with a note, or sharing. */
export type LineTask = { line: string; name: 'note' | 'removal' | 'share' }

/** A result that its reader can mark. */
export type Reading = {
  historyId: string
  /** The highlighted lines, by their keys. */
  byLine: ReadonlyMap<string, Highlight>
  /** They are being read for the first time. */
  isLoading: boolean
  /** They could not be read. */
  isMissing: boolean
  reload: () => void
  /** The reason for which the last change of a line failed, by the line. */
  failures: ReadonlyMap<string, string>
  task: LineTask | null
  /** Opens the card of a line for a task. */
  begin: (task: LineTask) => void
  end: () => void
  /** Highlights a line, or removes its highlight; one with a note after a question. */
  toggle: (line: string) => void
  remove: (line: string) => void
  /** Writes a note; gives why that failed, or `null`. */
  writeNote: (line: string, note: string) => Promise<string | null>
  /** The lines hidden by the address's filter for highlights; `null` where all are shown. */
  hidden: ReadonlySet<string> | null
  setFiltered: (isFiltered: boolean) => void
  /** The last change, as a screen reader says it. */
  announcement: string
}

/**
 * The shared state of a result's parts. It stays the same object while the result is read: the changing data
 * is in its stores, so that a part renders only when what it shows has changed. A store is `null` where there
 * is nothing of its kind.
 */
type ResultState = LineSource & {
  /** Plays the video at a time pressed anywhere in the result; `null` without a playable video. */
  play: ((second: number) => void) | null
  /** The second that the address asks for, where there is no video to play from it; else `null`. */
  askedSecond: number | null
  clock: PlayClock | null
  reel: ReelStore | null
  /** All lines, and which of them the reader points at. */
  lines: LineStore | null
  /** More to show beside a line, by its second. */
  beside?: (second: number | null) => ReactNode
  /** The reader's highlights; `null` for a result that is in no history of the reader. */
  reading: Pick<Store<Reading | null>, 'get' | 'subscribe'> | null
}

/** Around a part of the page that is in no result. */
export const noResult: ResultState = {
  play: null,
  askedSecond: null,
  timings: 'exact',
  clock: null,
  reel: null,
  lines: null,
  reading: null,
}

/** The result around a part of the page. */
export const ResultContext = createContext(noResult)

/** A value derived from the second that plays; a component renders only when the value changes. */
export function usePlayed<T extends string | number | boolean | null>(
  select: (second: number | null) => T,
): T {
  const { clock } = use(ResultContext)
  return useSelected(clock, (now) => select(now?.second() ?? null))
}
