import { browserApi } from '../browser/api.ts'
import { mainVideo, readAnyPage, videoOfAnyPage } from '../reading/read-text-tracks.ts'
import { beginInPage } from './first-script.ts'
import { servePage } from './serve-page.ts'

/** The script in a page of any other site, put there when a person asked for it and allowed the site. */

beginInPage((around) => {
  servePage({
    api: browserApi(),
    video: () => videoOfAnyPage(around),
    list: () => null,
    read: (signal) => readAnyPage(around, signal),
    player: () => mainVideo(document),
    isAd: () => false,
    wait: around.wait,
  })
})
