import { boolean, literal, nullable, object, picklist, union, variant } from 'valibot'
import type { InferOutput } from 'valibot'
import { pictureFailures } from '../reading/capture-frame.ts'
import { pageVideoShape, videoId } from '../reading/page-transcript.ts'
import { amount, list, parse, text } from '../schema/shape.ts'

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

/**
 * The beginning of the name of the connection by which the panel has a page look for the slides of a video,
 * whose id follows; its end ends the search.
 */
export const slidesPort = 'slides '

/** The most that a picture has, in characters of its `data:` address. */
const maxPictureCharacters = 400_000
const maxSlides = 120

const frameShape = object({
  second: amount,
  picture: text(maxPictureCharacters, /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/),
})
export type Picture = InferOutput<typeof frameShape>
const outcomeShape = variant('ok', [
  object({ ok: literal(true), frames: list(frameShape, maxSlides) }),
  object({ ok: literal(false), failure: picklist(pictureFailures) }),
])
/** The answer to either request: pictures, or the reason for having none. */
export type PicturesOutcome = InferOutput<typeof outcomeShape>

/** Reads pictures that a page gave; a form that is not known is a page that gives none. */
export function readPictures(value: unknown): PicturesOutcome {
  return parse(outcomeShape, value) ?? { ok: false, failure: 'LATE' }
}

/** The share of a video that was looked through for slides, from 0 to 1; the last message is the outcome. */
export const slidesNewsShape = object({ share: amount })
