import { browserApi } from '../browser/api.ts'
import { isFirstScript } from './first-script.ts'
import { watchLoadedCaptions } from './loaded-captions.ts'
import { serveYoutube } from './serve-youtube.ts'

/** The script in the pages of YouTube. Beside placing its button it only waits for requests. */

const begun = performance.now()

if (isFirstScript()) {
  serveYoutube(browserApi(), {
    document,
    address: () => location.href,
    fetch: (address, init) => fetch(address, init),
    loadedCaptions: watchLoadedCaptions(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
}
performance.measure('precis-page-script', { start: begun, end: performance.now() })
