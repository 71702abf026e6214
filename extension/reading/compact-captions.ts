import { object } from 'valibot'
import { parseJson } from '#core/parse-json.ts'
import { amount, list, parse, perhaps, text } from '../schema/shape.ts'
import { maxCaptionCharacters } from './page-transcript.ts'

const many = 2_000_000
const segment = object({ utf8: perhaps(text(10_000)), tOffsetMs: perhaps(amount) })
const captionsShape = object({
  events: list(
    object({
      tStartMs: perhaps(amount),
      dDurationMs: perhaps(amount),
      aAppend: perhaps(amount),
      segs: perhaps(list(segment, many)),
    }),
    many,
  ),
})

/**
 * Captions in YouTube's own format, short enough to be sent. Automatic ones name each word with its time,
 * some 800 kB for an hour; of those that are too long the words of a line are joined, whose time stays. Other
 * captions are left as they are.
 */
export function compactCaptions(captions: string): string {
  if (captions.length <= maxCaptionCharacters) return captions
  const read = parse(captionsShape, parseJson(captions))
  if (read === null) return captions
  const events = read.events.flatMap(({ segs = [], ...event }) => {
    const utf8 = segs.map((one) => one.utf8 ?? '').join('')
    // The time of a word is how the server knows automatic captions.
    const mark = segs.some(({ tOffsetMs }) => tOffsetMs !== undefined) ? { tOffsetMs: 0 } : {}
    return utf8 === '' ? [] : [{ ...event, segs: [{ utf8, ...mark }] }]
  })
  return JSON.stringify({ events })
}
