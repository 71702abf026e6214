import type { Port } from '../browser/api.ts'
import { pageRequestShape, watchPort } from '../messages/page-messages.ts'
import type { PageNews } from '../messages/page-messages.ts'
import type { ReadOutcome } from '../reading/page-transcript.ts'
import { parse } from '../schema/shape.ts'
import { servePictures } from './serve-pictures.ts'
import type { PictureServices } from './serve-pictures.ts'

/** The answers of the script in a page to the requests of the panel. */
export type PageServices = PictureServices & {
  /** The address of the playlist or channel that it shows; `null` for none. */
  list: () => string | null
  read: (signal: AbortSignal) => Promise<ReadOutcome>
}

const readTimeoutMs = 45_000

/**
 * Answers the panel: reads the transcript, moves the player, and says what the page is about and where the
 * player is. Only pages of this extension can ask; nothing is taken from the page's own messages. Returns how
 * to say that the page is about another video.
 */
export function servePage(services: PageServices): () => void {
  const { api, video, list, read, player } = services
  const watching = new Set<Port>()
  const takeFrame = servePictures(services)
  const tell = (port: Port, news: PageNews): void => {
    try {
      port.postMessage(news)
    } catch {
      watching.delete(port)
    }
  }
  const tellVideo = (port: Port): void => tell(port, { news: 'video', video: video(), list: list() })

  api.runtime.onMessage.addListener((message, sender, answer) => {
    const request = parse(pageRequestShape, message)
    if (request === null || sender.id !== api.runtime.id || sender.tab?.url?.startsWith('http') === true)
      return undefined
    if (request.ask === 'seek') {
      const element = player()
      if (element !== null) element.currentTime = request.second
      void element?.play().catch(() => undefined)
      answer(null)
      return undefined
    }
    if (request.ask === 'frame') {
      void takeFrame(request).then(answer)
      return true
    }
    void read(AbortSignal.timeout(readTimeoutMs)).then(answer, () =>
      answer({ ok: false, failure: 'UNREADABLE' }),
    )
    return true
  })

  api.runtime.onConnect.addListener((port) => {
    if (port.name !== watchPort || port.sender?.id !== api.runtime.id) return
    const stop = followPlayer(player, (second, isPlaying) => tell(port, { news: 'time', second, isPlaying }))
    watching.add(port)
    port.onDisconnect.addListener(() => {
      watching.delete(port)
      stop()
    })
    tellVideo(port)
  })

  return () => watching.forEach(tellVideo)
}

/** Calls `onTime` as the player plays, while a panel watches; returns how to stop. */
function followPlayer(
  player: () => HTMLVideoElement | null,
  onTime: (second: number, isPlaying: boolean) => void,
): () => void {
  const controller = new AbortController()
  const report = ({ target }: Event): void => {
    if (target instanceof HTMLVideoElement && target === player()) onTime(target.currentTime, !target.paused)
  }
  // Events of media do not bubble, and the player may be made anew: they are caught on the way down.
  for (const type of ['timeupdate', 'play', 'pause', 'seeked']) {
    document.addEventListener(type, report, { capture: true, passive: true, signal: controller.signal })
  }
  const element = player()
  if (element !== null) onTime(element.currentTime, !element.paused)
  return () => controller.abort()
}
