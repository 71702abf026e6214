import { createContext, use, useCallback, useSyncExternalStore } from 'react'

/** The position of the player. It changes several times a second, so it is stored outside the state of the page. */
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
  const listeners = new Set<() => void>()
  let now: { second: number | null; isPlaying: boolean } = { second: null, isPlaying: false }
  return {
    second: () => now.second,
    isPlaying: () => now.isPlaying,
    set: (second, isPlaying) => {
      if (second === now.second && isPlaying === now.isPlaying) return
      now = { second, isPlaying }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The clock of the player beside a result. */
export const PlayClockContext = createContext<PlayClock>(createPlayClock())

/** A value derived from the second that plays; a component renders only when the value changes. */
export function usePlayed<T extends string | number | boolean | null>(
  select: (second: number | null) => T,
): T {
  const clock = use(PlayClockContext)
  const read = useCallback(() => select(clock.second()), [clock, select])
  return useSyncExternalStore(clock.subscribe, read, read)
}

/** How a time anywhere in the result reaches the player; `null` where no video can be played. */
export const PlayerContext = createContext<((second: number) => void) | null>(null)

/** Whether times are exact or only about right. */
export const TimingsContext = createContext<'exact' | 'estimated' | 'none'>('exact')
