import { browserApi } from '../browser/api.ts'
import { mainVideo, readTextTracks, videoOfAnyPage } from '../reading/read-text-tracks.ts'
import type { Surroundings } from '../reading/surroundings.ts'
import { servePage } from './serve-page.ts'

/** The script in a page of any other site, put there when a person asked for it and allowed the site. */

const around: Surroundings = {
  document,
  address: () => location.href,
  fetch: (address, init) => fetch(address, init),
  loadedCaptions: () => [],
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
const marks: Window & { hasPrecis?: boolean } = window

// Put in twice, it would answer twice. The mark is seen by this extension alone, whose world is its own.
if (marks.hasPrecis !== true) {
  marks.hasPrecis = true
  servePage({
    api: browserApi(),
    video: () => videoOfAnyPage(around),
    list: () => null,
    read: (signal) => readTextTracks(around, signal),
    player: () => mainVideo(document),
  })
}
