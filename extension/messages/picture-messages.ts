import { pictureFailures } from '../reading/capture-frame.ts'
import type { PictureFailure } from '../reading/capture-frame.ts'
import { amount, among, list, nullable, parse, record, text } from '../schema/shape.ts'

/** The name of the connection by which the panel has a page look for slides; its end ends the search. */
export const slidesPort = 'slides'

/** The most that a picture has, in characters of its `data:` address. */
const maxPictureCharacters = 400_000
const maxSlides = 120

const videoId = nullable(text(11, /^[\w-]{11}$/))

/** The request for a picture of a video at a second. */
export const frameRequestShape = record({ ask: among('frame'), videoId, second: amount })
export type FrameRequest = ReturnType<typeof frameRequestShape>
/** The request to look for slides. */
export const slidesRequestShape = record({ ask: among('slides'), videoId })

const frameShape = record({
  second: amount,
  picture: text(maxPictureCharacters, /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/),
})
export type Picture = ReturnType<typeof frameShape>
const failureShape = record({ failure: among(...pictureFailures) })

/** The answer to either request: pictures, or the reason for having none. */
export type PicturesOutcome = { ok: true; frames: Picture[] } | { ok: false; failure: PictureFailure }

const answerShape = record({ frames: list(frameShape, maxSlides) })

/** Reads pictures that a page gave; a form that is not known is a page that gives none. */
export function readPictures(value: unknown): PicturesOutcome {
  const given = parse(answerShape, value)
  if (given !== null) return { ok: true, frames: given.frames }
  return { ok: false, failure: parse(failureShape, value)?.failure ?? 'LATE' }
}

/** The share of a video that was looked through for slides, from 0 to 1; the last message is the outcome. */
export const slidesNewsShape = record({ share: amount })
