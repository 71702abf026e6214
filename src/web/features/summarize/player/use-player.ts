import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { isFromPlayer, sendListening, sendSeek } from './embed-messages.ts'

/** The wish to see the video from a second; a new `take` makes a new frame. */
export type Playback = { second: number; take: number }

export type Player = {
  /** `null` until the person first asks to play: nothing of the player exists before. */
  playback: Playback | null
  frame: RefObject<HTMLIFrameElement | null>
  play: (second: number) => void
}

const knockMs = 250
const maxKnocks = 40

/**
 * Plays the embedded video from any second. A player that answers is moved by message; one that is not up yet, or
 * never answers, is made anew with that second as its start, so a click always plays from there.
 */
export function usePlayer(): Player {
  const [playback, setPlayback] = useState<Playback | null>(null)
  const frame = useRef<HTMLIFrameElement | null>(null)
  const answered = useRef(false)

  useEffect(() => {
    if (playback === null) return undefined
    return knock(frame, () => {
      answered.current = true
    })
  }, [playback])

  const play = useCallback((second: number) => {
    if (answered.current && frame.current !== null) {
      sendSeek(frame.current, second)
      return
    }
    setPlayback((before) => ({ second, take: (before?.take ?? 0) + 1 }))
  }, [])

  return useMemo(() => ({ playback, frame, play }), [playback, play])
}

/** Knocks until the player answers or the knocks are used up; gives the function that stops it. */
function knock(frame: RefObject<HTMLIFrameElement | null>, onAnswer: () => void): () => void {
  let knocks = 0
  const timer = setInterval(() => {
    knocks += 1
    if (knocks > maxKnocks) stop()
    else if (frame.current !== null) sendListening(frame.current)
  }, knockMs)

  function hear(message: MessageEvent): void {
    if (!isFromPlayer(message, frame.current)) return
    stop()
    onAnswer()
  }

  function stop(): void {
    clearInterval(timer)
    window.removeEventListener('message', hear)
  }

  window.addEventListener('message', hear)
  return stop
}
