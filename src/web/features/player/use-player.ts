import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { createPlayClock } from './player-context.ts'
import type { PlayClock } from './player-context.ts'
import { isFromPlayer, readDelivery, sendListening, sendPlaying, sendSeek } from './embed-messages.ts'

/** The wish to see the video from a second; a new `take` makes a new frame. */
export type Playback = { second: number; take: number }

export type Player = {
  /** `null` until the person first asks to play: nothing of the player exists before. */
  playback: Playback | null
  frame: RefObject<HTMLIFrameElement | null>
  clock: PlayClock
  play: (second: number) => void
  /** Plays or pauses; gives `false` where there is no player to tell. */
  toggle: () => boolean
  /** Goes on or back by so many seconds; gives `false` where there is no player to tell. */
  skip: (seconds: number) => boolean
}

const knockMs = 250
const maxKnocks = 40

/**
 * Plays the embedded video from any second. A player that answers is moved by message; one that is not up yet, or
 * never answers, is made anew with that second as its start, so a click always plays from there.
 */
export function usePlayer(): Player {
  const [playback, setPlayback] = useState<Playback | null>(null)
  const [clock] = useState(createPlayClock)
  const frame = useRef<HTMLIFrameElement | null>(null)
  const answered = useRef(false)

  useEffect(() => {
    if (playback === null) return undefined
    return listen(frame, clock, () => {
      answered.current = true
    })
  }, [playback, clock])

  const play = useCallback((second: number) => {
    if (answered.current && frame.current !== null) {
      sendSeek(frame.current, second)
      return
    }
    setPlayback((before) => ({ second, take: (before?.take ?? 0) + 1 }))
  }, [])

  return useMemo(() => {
    const told = (tell: (player: HTMLIFrameElement) => void): boolean => {
      if (!answered.current || frame.current === null) return false
      tell(frame.current)
      return true
    }
    return {
      playback,
      frame,
      clock,
      play,
      toggle: () => told((player) => sendPlaying(player, !clock.isPlaying())),
      skip: (seconds) => told((player) => sendSeek(player, Math.max(0, (clock.second() ?? 0) + seconds))),
    }
  }, [playback, clock, play])
}

/**
 * Knocks until the player answers or the knocks are used up, and then keeps the clock by what it tells; gives the
 * function that stops it.
 */
function listen(
  frame: RefObject<HTMLIFrameElement | null>,
  clock: PlayClock,
  onAnswer: () => void,
): () => void {
  let knocks = 0
  const timer = setInterval(() => {
    knocks += 1
    if (knocks > maxKnocks) clearInterval(timer)
    else if (frame.current !== null) sendListening(frame.current)
  }, knockMs)

  function hear(message: MessageEvent): void {
    if (!isFromPlayer(message, frame.current)) return
    clearInterval(timer)
    onAnswer()
    const told = readDelivery(message.data)
    clock.set(told.second ?? clock.second(), told.isPlaying ?? clock.isPlaying())
  }

  window.addEventListener('message', hear)
  return () => {
    clearInterval(timer)
    window.removeEventListener('message', hear)
  }
}

const skipSeconds = 5

/** Places that use the arrows themselves. */
const takesArrows = 'input, textarea, select, [contenteditable], [tabindex="0"], [role="dialog"] *'
/** Places that use the space bar themselves. */
const takesSpace = `button, a, summary, ${takesArrows}`

/** Space plays and pauses, the arrows to the side go on and back; only once the player plays. */
export function usePlayerKeys({ toggle, skip }: Pick<Player, 'toggle' | 'skip'>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const isIn = (places: string) =>
        event.target instanceof Element && event.target.closest(places) !== null
      const isTaken =
        (event.key === ' ' && !isIn(takesSpace) && toggle()) ||
        (event.key === 'ArrowLeft' && !isIn(takesArrows) && skip(-skipSeconds)) ||
        (event.key === 'ArrowRight' && !isIn(takesArrows) && skip(skipSeconds))
      if (isTaken) event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [toggle, skip])
}
