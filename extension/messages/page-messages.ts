import { pageVideoShape } from '../reading/page-transcript.ts'
import { amount, among, flag, nullable, oneOf, record, text } from '../schema/shape.ts'

/** The name of the lasting connection from the panel to the script in a page. */
export const watchPort = 'watch'

/** The requests of the panel to the script in a page. */
export const pageRequestShape = oneOf(
  record({ ask: among('read') }),
  record({ ask: among('seek'), second: amount }),
)
export type PageRequest = ReturnType<typeof pageRequestShape>

/**
 * The news that the script in a page sends while the panel watches it. `list` is the address of the playlist
 * or channel that the page shows. `isWanted` says that its button was pressed, so the summary of this video
 * is wanted.
 */
export const pageNewsShape = oneOf(
  record({
    news: among('video'),
    video: nullable(pageVideoShape),
    list: nullable(text(500)),
    isWanted: flag,
  }),
  record({ news: among('time'), second: amount, isPlaying: flag }),
)
export type PageNews = ReturnType<typeof pageNewsShape>

/** The request of the script in a page to the background: open the panel beside it. */
export const openPanelMessage = { ask: 'open-panel' } as const
export const openPanelShape = record({ ask: among('open-panel') })

/** The request of that script to the background: open this video in a tab, and the panel beside it. */
export const openVideoShape = record({ ask: among('open-video'), videoId: text(11, /^[\w-]{11}$/) })
export function openVideoMessage(videoId: string): ReturnType<typeof openVideoShape> {
  return { ask: 'open-video', videoId }
}
