import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { createPlayClock } from './player-context.ts'
import type { PlayClock } from './player-context.ts'
import { isFromPlayer, readDelivery, sendListening, sendPlaying, sendSeek } from './embed-messages.ts'

/** The second to play from; a new `take` makes a new frame. */
export type Playback = { second: number; take: number }

export type Player = {
  /** `null` until the user first presses play: nothing of the player exists before. */
  playback: Playback | null
  frame: RefObject<HTMLIFrameElement | null>
  clock: PlayClock
  play: (second: number) => void
  /** Pauses; returns `false` without a player. */
  pause: () => boolean
  /** Plays or pauses; returns `false` without a player. */
  toggle: () => boolean
  /** Seeks by so many seconds; returns `false` without a player. */
  skip: (seconds: number) => boolean
}

const handshakeMs = 250
const maxHandshakes = 40

/**
 * Plays the embedded video from any second. A player that answers is moved by message; one that is not up yet, or
 * never answers, is replaced by a frame that starts at that second, so a click always plays from there.
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
    const withPlayer = (act: (player: HTMLIFrameElement) => void): boolean => {
      if (!answered.current || frame.current === null) return false
      act(frame.current)
      return true
    }
    return {
      playback,
      frame,
      clock,
      play,
      pause: () => withPlayer((player) => sendPlaying(player, false)),
      toggle: () => withPlayer((player) => sendPlaying(player, !clock.isPlaying())),
      skip: (seconds) =>
        withPlayer((player) => sendSeek(player, Math.max(0, (clock.second() ?? 0) + seconds))),
    }
  }, [playback, clock, play])
}

/**
 * Sends handshakes until the player answers or their number is used up, then sets the clock by its messages; returns the
 * function that stops it.
 */
function listen(
  frame: RefObject<HTMLIFrameElement | null>,
  clock: PlayClock,
  onAnswer: () => void,
): () => void {
  let handshakes = 0
  const timer = setInterval(() => {
    handshakes += 1
    if (handshakes > maxHandshakes) clearInterval(timer)
    else if (frame.current !== null) sendListening(frame.current)
  }, handshakeMs)

  function handleMessage(message: MessageEvent): void {
    if (!isFromPlayer(message, frame.current)) return
    clearInterval(timer)
    onAnswer()
    const delivery = readDelivery(message.data)
    clock.set(delivery.second ?? clock.second(), delivery.isPlaying ?? clock.isPlaying())
  }

  window.addEventListener('message', handleMessage)
  return () => {
    clearInterval(timer)
    window.removeEventListener('message', handleMessage)
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
