/** The host of the embedded player: YouTube's, without its tracking cookies. */
const embedOrigin = 'https://www.youtube-nocookie.com'

/** What YouTube calls the state of a player that plays. */
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
 * Asks the embedded player to answer. It listens only from some moment after its page has loaded, and no event tells
 * when, so this is sent until an answer comes. The messages are those that YouTube's own iframe API script sends.
 */
export function sendListening(frame: HTMLIFrameElement): void {
  send(frame, { event: 'listening', id: frame.id, channel: 'widget' })
}

/** Moves the embedded player to a second and plays. Lost when the player has not answered yet. */
export function sendSeek(frame: HTMLIFrameElement, second: number): void {
  send(frame, { event: 'command', func: 'seekTo', args: [second, true] })
  sendPlaying(frame, true)
}

/** Has the embedded player play, or pause. */
export function sendPlaying(frame: HTMLIFrameElement, isPlaying: boolean): void {
  send(frame, { event: 'command', func: isPlaying ? 'playVideo' : 'pauseVideo', args: [] })
}

/** Whether a message came from this embedded player. */
export function isFromPlayer(message: MessageEvent, frame: HTMLIFrameElement | null): boolean {
  return message.origin === embedOrigin && frame !== null && message.source === frame.contentWindow
}

/** What a message of the player says of where it is; what it does not say is left out. */
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

function send(frame: HTMLIFrameElement, message: Record<string, unknown>): void {
  // Nothing in it is secret, and naming the origin would log an error until the frame has loaded.
  frame.contentWindow?.postMessage(JSON.stringify(message), '*')
}
