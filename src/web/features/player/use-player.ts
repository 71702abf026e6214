import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { PlayClock } from '#web/features/result-state/result-context.ts'
import { createPlayClock } from '#web/features/result-state/result-context.ts'

/** The second to play from; a new `take` makes a new frame. */
type Playback = { second: number; take: number }

/** The element that plays, as far as the page moves it. */
type Driver = { seek: (second: number) => void; setPlaying: (isPlaying: boolean) => void }

export type Player = {
  /** `null` until the user first presses play: nothing of the player exists before. */
  playback: Playback | null
  frame: RefObject<HTMLIFrameElement | null>
  clock: PlayClock
  /** A file of the user plays in place of an embedded video, which `playFile` gives, or takes back. */
  hasFile: boolean
  playFile: (driver: Driver | null) => void
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
 * Plays the embedded video from any second. A player that answers is moved by message; one that is not up
 * yet, or never answers, is replaced by a frame that starts at that second, so a click always plays from
 * there.
 */
export function usePlayer(): Player {
  const [playback, setPlayback] = useState<Playback | null>(null)
  const [hasFile, setHasFile] = useState(false)
  const [clock] = useState(createPlayClock)
  const frame = useRef<HTMLIFrameElement | null>(null)
  const driver = useRef<Driver | null>(null)

  useEffect(() => {
    if (playback === null) return undefined
    return listen(frame, clock, () => {
      driver.current = {
        seek: (second) => sendSeek(frame.current, second),
        setPlaying: (isPlaying) => sendPlaying(frame.current, isPlaying),
      }
    })
  }, [playback, clock])

  const controls = useMemo(() => {
    const withDriver = (act: (player: Driver) => void): boolean => {
      if (driver.current === null) return false
      act(driver.current)
      return true
    }
    return {
      play: (second: number) => {
        if (withDriver((player) => player.seek(second))) return
        setPlayback((before) => ({ second, take: (before?.take ?? 0) + 1 }))
      },
      pause: () => withDriver((player) => player.setPlaying(false)),
      toggle: () => withDriver((player) => player.setPlaying(!clock.isPlaying())),
      skip: (seconds: number) =>
        withDriver((player) => player.seek(Math.max(0, (clock.second() ?? 0) + seconds))),
      playFile: (file: Driver | null) => {
        driver.current = file
        setHasFile(file !== null)
      },
    }
  }, [clock])
  return { playback, frame, clock, hasFile, ...controls }
}

/**
 * Sends handshakes until the player answers or their number is used up, then sets the clock by its messages;
 * returns the function that stops it.
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

/** The host of the embedded player: YouTube's, without its tracking cookies. */
const embedOrigin = 'https://www.youtube-nocookie.com'

/** YouTube's number for the state of a player that plays. */
const playingState = 1

/** The address of the embedded player, beginning to play at `startSeconds`. */
export function embedUrl(videoId: string, startSeconds: number): string {
  const query = new URLSearchParams({
    autoplay: '1',
    enablejsapi: '1',
    origin: location.origin,
    playsinline: '1',
    rel: '0',
    start: String(Math.floor(startSeconds)),
  })
  return `${embedOrigin}/embed/${videoId}?${query.toString()}`
}

/**
 * Asks the embedded player to answer. It listens only from some moment after its page has loaded, and no
 * event tells when, so this is sent until an answer comes. The messages are those that YouTube's own iframe
 * API script sends.
 */
function sendListening(frame: HTMLIFrameElement): void {
  send(frame, { event: 'listening', id: frame.id, channel: 'widget' })
}

/** Moves the embedded player to a second and plays. Lost when the player has not answered yet. */
function sendSeek(frame: HTMLIFrameElement | null, second: number): void {
  send(frame, { event: 'command', func: 'seekTo', args: [second, true] })
  sendPlaying(frame, true)
}

/** Has the embedded player play, or pause. */
function sendPlaying(frame: HTMLIFrameElement | null, isPlaying: boolean): void {
  send(frame, { event: 'command', func: isPlaying ? 'playVideo' : 'pauseVideo', args: [] })
}

/** A message came from this embedded player. */
function isFromPlayer(message: MessageEvent, frame: HTMLIFrameElement | null): boolean {
  return message.origin === embedOrigin && frame !== null && message.source === frame.contentWindow
}

/** The second and the state in a message of the player; missing ones are left out. */
export function readDelivery(data: unknown): { second?: number; isPlaying?: boolean } {
  const { currentTime, playerState } = infoOf(data)
  return {
    ...(typeof currentTime === 'number' && { second: currentTime }),
    ...(typeof playerState === 'number' && { isPlaying: playerState === playingState }),
  }
}

function infoOf(data: unknown): { currentTime?: unknown; playerState?: unknown } {
  if (typeof data !== 'string') return {}
  try {
    const message: unknown = JSON.parse(data)
    const hasInfo = typeof message === 'object' && message !== null && 'info' in message
    return hasInfo && typeof message.info === 'object' && message.info !== null ? message.info : {}
  } catch {
    return {}
  }
}

function send(frame: HTMLIFrameElement | null, message: Record<string, unknown>): void {
  // Nothing in it is secret, and naming the origin would log an error until the frame has loaded.
  frame?.contentWindow?.postMessage(JSON.stringify(message), '*')
}
