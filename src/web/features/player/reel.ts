import { useMemo, useState } from 'react'
import type { Clip, Reel, ReelStore } from '#web/features/result-state/result-context.ts'
import { createStore } from '#web/ui/store.ts'
import type { Player } from './use-player.ts'

/** The clips that a player plays. The bar that shows them moves on from each to the next. */
export function useReel({ play, pause, toggle }: Player): ReelStore {
  const [{ get, set, subscribe }] = useState(() => createStore<Reel | null>(null))
  return useMemo(() => {
    const goTo = (clips: readonly Clip[], index: number): void => {
      const clip = clips[index]
      if (clip === undefined) return
      set({ clips, index, phase: 'waiting', reportedAt: null })
      play(clip.start)
    }
    return {
      get,
      set,
      subscribe,
      start: (clips) => goTo(clips, 0),
      goTo: (index) => goTo(get()?.clips ?? [], index),
      stop: () => {
        set(null)
        pause()
      },
      pause,
      toggle,
    }
  }, [get, set, subscribe, play, pause, toggle])
}
