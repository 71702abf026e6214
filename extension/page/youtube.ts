import { browserApi } from '../browser/api.ts'
import { openPanelMessage } from '../messages/page-messages.ts'
import { listOfPage } from '../reading/list-of-page.ts'
import { mainVideo } from '../reading/read-text-tracks.ts'
import { readYoutube, videoOfPage } from '../reading/read-youtube.ts'
import type { Surroundings } from '../reading/surroundings.ts'
import { placeButton } from './button.ts'
import { watchLoadedCaptions } from './loaded-captions.ts'
import { servePage } from './serve-page.ts'

/** The script in the pages of YouTube. It does nothing but wait until somebody asks, beside placing its button. */

const begun = performance.now()
const placeEveryMs = 500
const maxPlacings = 40

const around: Surroundings = {
  document,
  address: () => location.href,
  fetch: (address, init) => fetch(address, init),
  loadedCaptions: watchLoadedCaptions(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
const voice = servePage({
  api: browserApi(),
  video: () => videoOfPage(around),
  list: () => listOfPage(location.href),
  read: (signal) => readYoutube(around, signal),
  player: () => mainVideo(document),
})

function press(): void {
  voice.announce(true)
  // After an update of the extension this script is cut off from it; the page goes on.
  browserApi()
    .runtime.sendMessage(openPanelMessage)
    .catch(() => undefined)
}

function kindOfPage(): 'video' | 'list' | null {
  if (videoOfPage(around) !== null) return 'video'
  return listOfPage(location.href) === null ? null : 'list'
}

let placing: ReturnType<typeof setInterval> | undefined

/** The title comes some time after the page. */
function place(): void {
  clearInterval(placing)
  let left = maxPlacings
  const attempt = (): void => {
    left -= 1
    const kind = kindOfPage()
    if (kind === null || placeButton(document, kind, press) || left <= 0) clearInterval(placing)
  }
  placing = setInterval(attempt, placeEveryMs)
  attempt()
}

function arrive(): void {
  voice.announce(false)
  place()
}

// YouTube moves from video to video without loading a page.
document.addEventListener('yt-navigate-finish', arrive)
addEventListener('popstate', arrive)
place()
performance.measure('precis-page-script', { start: begun, end: performance.now() })
