/** The host of the embedded player: YouTube's, without its tracking cookies. */
const embedOrigin = 'https://www.youtube-nocookie.com'

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
  send(frame, { event: 'command', func: 'playVideo', args: [] })
}

/** Whether a message came from this embedded player. */
export function isFromPlayer(message: MessageEvent, frame: HTMLIFrameElement | null): boolean {
  return message.origin === embedOrigin && frame !== null && message.source === frame.contentWindow
}

function send(frame: HTMLIFrameElement, message: Record<string, unknown>): void {
  // Nothing in it is secret, and naming the origin would log an error until the frame has loaded.
  frame.contentWindow?.postMessage(JSON.stringify(message), '*')
}
