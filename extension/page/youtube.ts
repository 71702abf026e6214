import { browserApi } from '../browser/api.ts'
import { beginInPage } from './first-script.ts'
import { watchLoadedCaptions } from './loaded-captions.ts'
import { serveYoutube } from './serve-youtube.ts'

/** The script in the pages of YouTube. Beside placing its button it only waits for requests. */

const begun = performance.now()

beginInPage((around) => serveYoutube(browserApi(), { ...around, loadedCaptions: watchLoadedCaptions() }))
performance.measure('precis-page-script', { start: begun, end: performance.now() })
