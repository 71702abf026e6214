import { useEffect, useMemo, useState } from 'react'
import type { Clip, Reel, ReelStore } from '#web/features/result-state/result-context.ts'
import { isPressedIn, onPageKey, takesText, areShortcutsOn } from '#web/ui/page-keys.ts'
import { createStore } from '#web/ui/store.ts'
import type { Player } from './use-player.ts'

/** What follows from what the player says: the reel, `null` when it is left, and what the player is to do. */
type ReelStep = { reel: Reel | null; seekTo?: number; pause?: true }

/** The player starts at a whole second, and at a key frame before the second that it is sent to. */
const earlySeconds = 1.5
/** In a tab in the background, at double speed, the player is heard of only every two seconds. */
const lateSeconds = 3
/** A player that is sent somewhere, or asked to pause, goes on for a moment. */
const patienceSeconds = 10
const pauseSeconds = 3

/** The reel at one of its clips, where the player is sent to; unchanged without such a clip. */
function goToClip(reel: Reel, index: number): ReelStep {
  const clip = reel.clips[index]
  if (clip === undefined) return { reel }
  return { reel: { ...reel, index, phase: 'waiting', reportedAt: null }, seekTo: clip.start }
}

/**
 * What follows when the player plays at `second`. At the end of a clip the next one begins, and after the last one the
 * video pauses. A user who seeks to another clip goes on from there; one who seeks elsewhere leaves the reel.
 */
function afterTick(reel: Reel, second: number): ReelStep {
  const { clips, index, phase } = reel
  const clip = clips[index]
  if (clip === undefined) return { reel: null }
  const reportedAt = reel.reportedAt ?? second
  if (phase === 'ended') {
    return { reel: Math.abs(second - reportedAt) > pauseSeconds ? null : { ...reel, reportedAt } }
  }
  if (isWithin(clip, second)) return { reel: phase === 'playing' ? reel : { ...reel, phase: 'playing' } }
  if (phase === 'waiting') {
    return { reel: Math.abs(second - reportedAt) > patienceSeconds ? null : { ...reel, reportedAt } }
  }
  if (second >= clip.end && second < clip.end + lateSeconds) {
    const isLast = index === clips.length - 1
    return isLast
      ? { reel: { ...reel, phase: 'ended', reportedAt: null }, pause: true }
      : goToClip(reel, index + 1)
  }
  const other = clips.findIndex((candidate) => isWithin(candidate, second))
  return { reel: other === -1 ? null : { ...reel, index: other } }
}

function isWithin({ start, end }: Clip, second: number): boolean {
  return second >= start - earlySeconds && second < end
}

/** Plays clips one after another; the player says where it is, and is sent on at the end of each. */
export function useReel({ play, pause, toggle, clock }: Player): ReelStore {
  const [reel] = useState(() => createStore<Reel | null>(null))
  const control = useMemo(() => {
    const take = ({ reel: next, seekTo, pause: isOver }: ReelStep): void => {
      if (next !== reel.get()) reel.set(next)
      if (seekTo !== undefined) play(seekTo)
      if (isOver) pause()
    }
    const withReel = (act: (now: Reel) => ReelStep): void => {
      const now = reel.get()
      if (now !== null) take(act(now))
    }
    return {
      get: reel.get,
      subscribe: reel.subscribe,
      start: (clips: readonly Clip[]) =>
        take(goToClip({ clips, index: 0, phase: 'waiting', reportedAt: null }, 0)),
      goTo: (index: number) => withReel((now) => goToClip(now, index)),
      stop: () => take({ reel: null, pause: true }),
      leave: () => take({ reel: null }),
      toggle,
      follow: (second: number) => withReel((now) => afterTick(now, second)),
    }
  }, [reel, play, pause, toggle])

  useEffect(
    () =>
      clock.subscribe(() => {
        const second = clock.second()
        if (second !== null && clock.isPlaying()) control.follow(second)
      }),
    [clock, control],
  )
  useReelKeys(control)
  return control
}

/** The keys of a playlist at YouTube: N and P with Shift for the next and the previous clip. */
function useReelKeys({ get, goTo }: Pick<ReelStore, 'get' | 'goTo'>): void {
  useEffect(
    () =>
      onPageKey((event) => {
        const reel = get()
        if (reel === null || !event.shiftKey || !['N', 'P'].includes(event.key)) return
        if (isPressedIn(event, takesText) || !areShortcutsOn()) return
        event.preventDefault()
        goTo(reel.index + (event.key === 'N' ? 1 : -1))
      }),
    [get, goTo],
  )
}
