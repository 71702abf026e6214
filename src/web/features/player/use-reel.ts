import { createContext, useCallback, useEffect, useMemo, useState } from 'react'
import { isPressedIn, onPageKey, takesText, areShortcutsOn } from '#web/ui/page-keys.ts'
import type { Clip } from './clips.ts'
import { afterTick, goToClip } from './reel.ts'
import type { Reel, ReelStep } from './reel.ts'
import type { Player } from './use-player.ts'

/** Plays clips one after another in the player beside a result. */
export type ReelControl = {
  /** `null` while no clips are played. */
  reel: Reel | null
  start: (clips: readonly Clip[]) => void
  /** Plays another clip of the reel. */
  goTo: (index: number) => void
  /** Ends the reel and pauses the video. */
  stop: () => void
  /** Ends the reel; the video goes on. */
  leave: () => void
  /** Pauses the video, or plays it again. */
  toggle: () => void
}

/** The clips that play beside a result; `null` where nothing can be played. */
export const ReelContext = createContext<ReelControl | null>(null)

/** Plays clips one after another; the player says where it is, and is sent on at the end of each. */
export function useReel({ play, pause, toggle, clock }: Player): ReelControl {
  const [reel, setReel] = useState<Reel | null>(null)
  const leave = useCallback(() => setReel(null), [])
  const control = useMemo(() => {
    const take = ({ reel: next, seekTo, pause: isOver }: ReelStep): void => {
      setReel(next)
      if (seekTo !== undefined) play(seekTo)
      if (isOver) pause()
    }
    return {
      reel,
      take,
      start: (clips: readonly Clip[]) =>
        take(goToClip({ clips, index: 0, phase: 'waiting', reportedAt: null }, 0)),
      goTo: (index: number) => {
        if (reel !== null) take(goToClip(reel, index))
      },
      stop: () => take({ reel: null, pause: true }),
      leave,
      toggle,
    }
  }, [reel, leave, play, pause, toggle])

  useEffect(() => {
    if (reel === null) return undefined
    return clock.subscribe(() => {
      const second = clock.second()
      if (second !== null && clock.isPlaying()) control.take(afterTick(reel, second))
    })
  }, [reel, clock, control])
  useReelKeys(control)
  return control
}

/** The keys of a playlist at YouTube: N and P with Shift for the next and the previous clip. */
function useReelKeys({ reel, goTo }: Pick<ReelControl, 'reel' | 'goTo'>): void {
  useEffect(() => {
    if (reel === null) return undefined
    return onPageKey((event) => {
      if (!event.shiftKey || !['N', 'P'].includes(event.key)) return
      if (isPressedIn(event, takesText) || !areShortcutsOn()) return
      event.preventDefault()
      goTo(reel.index + (event.key === 'N' ? 1 : -1))
    })
  }, [reel, goTo])
}
