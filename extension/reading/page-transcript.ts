import { literal, nullable, object, picklist, variant } from 'valibot'
import type { InferOutput } from 'valibot'
import { amount, list, parse, text } from '../schema/shape.ts'

/** The reasons for which a page gives no transcript. */
const readFailures = [
  'NO_VIDEO',
  'CONSENT',
  'AGE_RESTRICTED',
  'PRIVATE_VIDEO',
  'UPCOMING',
  'LIVE_NOW',
  'NO_CAPTIONS',
  'PROCESSING',
  'PROTECTED',
  'LEFT',
  'UNREADABLE',
] as const
export type ReadFailure = (typeof readFailures)[number]

/** The longest captions that are read of a page, in characters: a day of talk has less. */
export const maxCaptionCharacters = 9_000_000
const maxTitle = 300
const maxChapters = 1000

const title = nullable(text(maxTitle))
/** The YouTube id; `null` on other sites. */
export const videoId = nullable(text(11, /^[\w-]{11}$/))

/** The facts that a page gives about its video. */
export const pageVideoShape = object({ videoId, title })
export type PageVideo = InferOutput<typeof pageVideoShape>

/** A transcript with what the page says of its video. */
export const pageTranscriptShape = object({
  videoId,
  title,
  channel: title,
  durationSeconds: nullable(amount),
  language: nullable(text(35)),
  captionKind: picklist(['human', 'automatic', 'unknown']),
  chapters: list(object({ title: text(maxTitle), start: amount }), maxChapters),
  captions: text(maxCaptionCharacters),
})
export type PageTranscript = InferOutput<typeof pageTranscriptShape>

const outcomeShape = variant('ok', [
  object({ ok: literal(true), transcript: pageTranscriptShape }),
  object({ ok: literal(false), failure: picklist(readFailures) }),
])
/** The result of reading a page: a transcript, or the reason for having none. */
export type ReadOutcome = InferOutput<typeof outcomeShape>

/** Reads what the script in a page answered; a form that is not known is a page that cannot be read. */
export function readOutcome(value: unknown): ReadOutcome {
  return parse(outcomeShape, value) ?? { ok: false, failure: 'UNREADABLE' }
}

/** A title as it goes out: one line, at most as long as the server takes. */
export function toTitle(found: string | null | undefined): string | null {
  const line = (found ?? '').replaceAll(/\s+/gu, ' ').trim().slice(0, maxTitle).toWellFormed()
  return line === '' ? null : line
}
