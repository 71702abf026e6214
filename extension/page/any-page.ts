import { browserApi } from '../browser/api.ts'
import { mainVideo, readAnyPage, videoOfAnyPage } from '../reading/read-text-tracks.ts'
import type { Surroundings } from '../reading/surroundings.ts'
import { isFirstScript } from './first-script.ts'
import { servePage } from './serve-page.ts'

/** The script in a page of any other site, put there when a person asked for it and allowed the site. */

const around: Surroundings = {
  document,
  address: () => location.href,
  fetch: (address, init) => fetch(address, init),
  loadedCaptions: () => [],
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

if (isFirstScript()) {
  servePage({
    api: browserApi(),
    video: () => videoOfAnyPage(around),
    list: () => null,
    read: (signal) => readAnyPage(around, signal),
    player: () => mainVideo(document),
    isAd: () => false,
    wait: around.wait,
  })
}
