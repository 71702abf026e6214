import { use, useEffect } from 'react'
import type { Clip, Reel, ReelStore } from '#web/features/result-state/result-context.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { isPressedIn, onPageKey, takesText, areShortcutsOn } from '#web/ui/page-keys.ts'
import { partAt } from './clips.ts'

/** The next state after a player's message: the reel, `null` when left, the clip to go to, or its end. */
type ReelStep = { reel: Reel | null; goTo?: number; pause?: true }

/** The player starts at a whole second, and at a key frame before the second that it is sent to. */
const earlySeconds = 1.5
/** In a tab in the background, at double speed, the player is heard of only every two seconds. */
const lateSeconds = 3
/** A player that is sent somewhere, or asked to pause, goes on for a moment. */
const patienceSeconds = 10
const pauseSeconds = 3

/**
 * The next state when the player plays at `second`. At the end of a clip the next one begins, and after the
 * last one the video pauses. After a seek to another clip the reel continues from there; a seek elsewhere
 * leaves the reel.
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
      : { reel, goTo: index + 1 }
  }
  const other = clips.findIndex((candidate) => isWithin(candidate, second))
  return { reel: other === -1 ? null : { ...reel, index: other } }
}

function isWithin({ start, end }: Clip, second: number): boolean {
  return second >= start - earlySeconds && second < end
}

/** Sends the player on at the end of each clip, lights the line that is said, and listens to the keys. */
export function useFollowReel(): void {
  const { reel, clock, lines } = use(ResultContext)
  useEffect(() => {
    if (reel === null || clock === null) return undefined
    let lit: string | null = null
    const light = (now: Reel | null): void => {
      const clip = now?.clips[now.index]
      const line = clip === undefined ? null : partAt(clip, clock.second()).line
      if (line === lit) return
      lit = line
      lines?.light(line ?? lines.get().open)
    }
    const follow = (): void => {
      const second = clock.second()
      const now = reel.get()
      if (now !== null && second !== null && clock.isPlaying()) take(reel, afterTick(now, second))
      light(reel.get())
    }
    follow()
    const ends = [reel.subscribe(() => light(reel.get())), clock.subscribe(follow)]
    return () => {
      for (const end of ends) end()
      light(null)
    }
  }, [reel, clock, lines])
  useReelKeys(reel)
}

function take(control: ReelStore, { reel, goTo, pause }: ReelStep): void {
  if (reel !== control.get()) control.set(reel)
  if (goTo !== undefined) control.goTo(goTo)
  if (pause) control.pause()
}

/** The keys of a playlist at YouTube: N and P with Shift for the next and the previous clip. */
function useReelKeys(control: ReelStore | null): void {
  useEffect(
    () =>
      onPageKey((event) => {
        const reel = control?.get()
        if (control === null || !reel || !event.shiftKey || !['N', 'P'].includes(event.key)) return
        if (isPressedIn(event, takesText) || !areShortcutsOn()) return
        event.preventDefault()
        control.goTo(reel.index + (event.key === 'N' ? 1 : -1))
      }),
    [control],
  )
}
