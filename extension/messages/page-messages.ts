import { boolean, literal, nullable, object, picklist, union } from 'valibot'
import type { InferOutput } from 'valibot'
import { pageVideoShape, videoId } from '../reading/page-transcript.ts'
import { amount, text } from '../schema/shape.ts'

/** The name of the lasting connection from the panel to the script in a page. */
export const watchPort = 'watch'

/** The requests of the panel to the script in a page; a frame is the picture of a video at a second. */
export const pageRequestShape = union([
  object({ ask: literal('read') }),
  object({ ask: literal('seek'), second: amount }),
  object({ ask: literal('frame'), videoId, second: amount }),
])
export type PageRequest = InferOutput<typeof pageRequestShape>

/**
 * The news that the script in a page sends while the panel watches it. `list` is the address of the playlist
 * or channel that the page shows.
 */
export const pageNewsShape = union([
  object({
    news: literal('video'),
    video: nullable(pageVideoShape),
    list: nullable(text(500)),
  }),
  object({ news: literal('time'), second: amount, isPlaying: boolean() }),
])
export type PageNews = InferOutput<typeof pageNewsShape>

/**
 * The request of the script in a page to the background: open the panel beside it, or a video in a tab with
 * the panel beside that. The summary of the video is wanted; a list has none.
 */
export const openShape = object({ ask: picklist(['open-panel', 'open-video']), videoId })
export type OpenRequest = InferOutput<typeof openShape>
