import type { BrowserApi } from '../browser/api.ts'
import type { OpenRequest } from '../messages/page-messages.ts'
import { listOfPage } from '../reading/list-of-page.ts'
import { mainVideo } from '../reading/read-text-tracks.ts'
import { readYoutube, videoOfPage } from '../reading/read-youtube.ts'
import type { Surroundings } from '../reading/surroundings.ts'
import { createButton } from './button.ts'
import { isCutOff } from './first-script.ts'
import { servePage } from './serve-page.ts'
import { showOnThumbnails } from './thumbnail-button.ts'

const placeEveryMs = 500
const maxPlacings = 40

/** Answers the panel in a page of YouTube, and keeps the button beneath the title of what the page shows. */
export function serveYoutube(api: BrowserApi, around: Surroundings): void {
  const { document } = around
  const tellVideo = servePage({
    api,
    video: () => videoOfPage(around),
    list: () => listOfPage(around.address()),
    read: (signal) => readYoutube(around, signal),
    player: () => mainVideo(document),
    isAd: () => document.querySelector('.html5-video-player.ad-showing') !== null,
    wait: around.wait,
  })
  const send = (request: OpenRequest): void => void api.runtime.sendMessage(request).catch(() => undefined)
  const textOf = (name: string): string => api.i18n.getMessage(name)
  const button = createButton(document, textOf, () => {
    // Nobody hears of a press any more; the script that comes after an update places a button of its own.
    if (isCutOff(api)) return button.remove()
    return send({ ask: 'open-panel', videoId: videoOfPage(around)?.videoId ?? null })
  })
  showOnThumbnails(document, textOf, {
    onPress: (videoId) => send({ ask: 'open-video', videoId }),
    isCutOff: () => isCutOff(api),
  })
  let placing: ReturnType<typeof setInterval> | undefined

  function kindOfPage(): 'video' | 'list' | null {
    if (videoOfPage(around) !== null) return 'video'
    return listOfPage(around.address()) === null ? null : 'list'
  }

  /** The title comes some time after the page. */
  function place(): void {
    clearInterval(placing)
    let left = maxPlacings
    const attempt = (): void => {
      left -= 1
      const kind = kindOfPage()
      if (kind === null || button.place(kind) || left <= 0) clearInterval(placing)
    }
    placing = setInterval(attempt, placeEveryMs)
    attempt()
  }

  function arrive(): void {
    if (isCutOff(api)) return
    tellVideo()
    place()
  }

  // YouTube moves from video to video without loading a page.
  document.addEventListener('yt-navigate-finish', arrive)
  addEventListener('popstate', arrive)
  place()
}
