import type { Sentence } from '#contract/transcripts.ts'
import { maxQuoteSentences } from '#product/quote-in-context.ts'

/** A stretch of the video that is played on its own, in seconds. */
export type Clip = {
  start: number
  end: number
  /** What is said or stated there. */
  text: string
  /** The line of the result that it belongs to; `null` where it is none. */
  line: string | null
}

/** A place of the transcript to play: so many sentences, or those that hold its quote. */
type ClipSource = Pick<Clip, 'text' | 'line'> & {
  second: number | null
  sentence: number | null
  quote: string
  /** How many sentences it has, where that is known. */
  sentences?: number
}

/** Captions end with their last word; a moment more does not cut it off. */
const tailSeconds = 0.4
const minSeconds = 2
/** Clips so near to each other are played as one. */
const joinWithinSeconds = 1

/**
 * The clips of some places in the order of the video. Each ends where its last sentence ends; places that overlap are one
 * clip. A place without a time, or with a sentence that the transcript does not have, is left out.
 */
export function clipsOf(places: readonly ClipSource[], sentences: readonly Sentence[]): Clip[] {
  const clips = places
    .flatMap((place) => clipOf(place, sentences) ?? [])
    .toSorted((one, other) => one.start - other.start)
  const joined: Clip[] = []
  for (const clip of clips) {
    const last = joined.at(-1)
    if (last !== undefined && clip.start <= last.end + joinWithinSeconds) {
      last.end = Math.max(last.end, clip.end)
    } else joined.push(clip)
  }
  return joined
}

function clipOf(place: ClipSource, sentences: readonly Sentence[]): Clip | null {
  const { second, sentence, text, line } = place
  if (second === null || sentence === null) return null
  const last = sentence + (place.sentences ?? countQuoted(place.quote, sentence, sentences)) - 1
  const end = sentences[last]?.end ?? sentences[last + 1]?.start ?? null
  if (end === null) return null
  return { start: second, end: Math.max(end + tailSeconds, second + minSeconds), text, line }
}

/** How many sentences a quote runs on over; one where it is not found word for word. */
function countQuoted(quote: string, first: number, sentences: readonly Sentence[]): number {
  let said = ''
  for (let count = 1; count <= maxQuoteSentences; count += 1) {
    said = `${said} ${sentences[first + count - 1]?.text ?? ''}`.trim()
    if (said.includes(quote)) return count
  }
  return 1
}

/** How many clips there are and how long they take, such as `9 moments, 4 min of 63`. */
export function clipsTotal(clips: readonly Clip[], durationSeconds: number | null): string {
  const noun = clips.length === 1 ? 'moment' : 'moments'
  return `${clips.length} ${noun}, ${clipsLength(clips, durationSeconds)}`
}

/** How long clips take of their video, such as `4 min of 63`. */
export function clipsLength(clips: readonly Clip[], durationSeconds: number | null): string {
  const seconds = clips.reduce((sum, { start, end }) => sum + end - start, 0)
  const isShort = seconds < 60
  const length = isShort ? `${Math.round(seconds)} sec` : `${Math.round(seconds / 60)} min`
  if (durationSeconds === null) return length
  const whole = Math.round(durationSeconds / 60)
  return `${length} of ${whole}${isShort ? ' min' : ''}`
}
