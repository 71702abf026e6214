import type { Sentence, Transcript } from '#contract/transcripts.ts'
import { languageTag } from '#messages/language.ts'
import { reelLengths } from '#messages/reel-lengths.ts'
import { maxQuoteSentences } from '#product/quote-in-context.ts'
import type { Clip, ClipPart } from '#web/features/result-state/result-context.ts'

/** A place of the transcript to play: so many sentences, or those that hold its quote. */
type ClipSource = Omit<ClipPart, 'second'> & {
  second: number | null
  sentence: number | null
  quote: string
  /** The number of its sentences, where that is known. */
  sentences?: number
}

/** The seconds before the first word and after the last, so that none is cut off, and of a whole cut. */
type Cut = { margin: number; min: number }

/** A shorter cut is over before one has listened. */
const defaultCut: Cut = { margin: 1, min: 8 }
/** A player stops a moment before the length that its video is said to have. */
const endSeconds = 0.5

type Spoken = Pick<Transcript, 'sentences' | 'durationSeconds'>

/**
 * The clips of some places in the order of the video. Unless cut otherwise, each begins a second before its
 * first sentence, ends a second after its last, and takes at least eight; those that overlap are one. A place
 * without a time, or with a sentence that the transcript does not have, is left out.
 */
export function clipsOf(places: readonly ClipSource[], spoken: Spoken, cut = defaultCut): Clip[] {
  const clips = places
    .flatMap((place) => clipOf(place, spoken, cut) ?? [])
    .toSorted((one, other) => one.parts[0].second - other.parts[0].second)
  const joined: Clip[] = []
  for (const clip of clips) {
    const last = joined.at(-1)
    if (last === undefined || clip.start > last.end) joined.push(clip)
    else {
      const end = Math.max(last.end, clip.end)
      joined.splice(-1, 1, { ...last, end, parts: [...last.parts, ...clip.parts] })
    }
  }
  return joined
}

function clipOf(
  place: ClipSource,
  { sentences, durationSeconds }: Spoken,
  { margin, min }: Cut,
): Clip | null {
  const { second, sentence, text, line } = place
  if (second === null || sentence === null) return null
  const last = sentence + (place.sentences ?? countQuoted(place.quote, sentence, sentences)) - 1
  const spokenEnd = sentences[last]?.end ?? sentences[last + 1]?.start ?? null
  if (spokenEnd === null) return null
  const limit = durationSeconds === null ? Infinity : Math.max(second, durationSeconds - endSeconds)
  const start = Math.max(0, second - margin)
  const end = Math.min(limit, Math.max(spokenEnd + margin, start + min))
  // At the end of the video there is nothing after it that could be played as well.
  return { start: Math.max(0, Math.min(start, end - min)), end, parts: [{ second, text, line }] }
}

/** The number of sentences that a quote extends over; one where it is not found word for word. */
function countQuoted(quote: string, first: number, sentences: readonly Sentence[]): number {
  let said = ''
  for (let count = 1; count <= maxQuoteSentences; count += 1) {
    said = `${said} ${sentences[first + count - 1]?.text ?? ''}`.trim()
    if (said.includes(quote)) return count
  }
  return 1
}

/** The line of a clip that is said at a second: the last one that has begun, else the first. */
export function partAt({ parts }: Clip, second: number | null): ClipPart {
  return parts.findLast((part) => second !== null && part.second <= second) ?? parts[0]
}

/**
 * The number of lines that clips play, of cuts where some are joined, and their time, such as `9 moments in 7
 * cuts, 4 min of 63`.
 */
export function clipsTotal(clips: readonly Clip[], durationSeconds: number | null): string {
  const lines = clips.reduce((sum, { parts }) => sum + parts.length, 0)
  const length = clipsLength(clips, durationSeconds)
  return lines === clips.length
    ? reelLengths.total(lines, length)
    : reelLengths.totalInCuts(lines, clips.length, length)
}

/** The share of a clip's line that is said by a second, from 0 to 1, as far as its length tells. */
export function saidShare(clip: Clip, second: number | null): number {
  const part = partAt(clip, second)
  const next = clip.parts[clip.parts.indexOf(part) + 1]
  const length = (next?.second ?? clip.end) - part.second
  const share = second === null || length <= 0 ? 0 : (second - part.second) / length
  return Math.min(1, Math.max(0, Math.round(share * 100) / 100))
}

function countSeconds(clips: readonly Clip[]): number {
  return clips.reduce((sum, { start, end }) => sum + end - start, 0)
}

/** The seconds of clips that are over, out of those of their video: `That was 60 of 3,828 seconds.` */
export function playedLength(clips: readonly Clip[], durationSeconds: number): string {
  const [played, whole] = [countSeconds(clips), durationSeconds].map((seconds) =>
    Math.round(seconds).toLocaleString(languageTag),
  )
  return reelLengths.thatWas(played ?? '', whole ?? '')
}

/** The time of clips in their video, such as `4 min of 63`. */
export function clipsLength(clips: readonly Clip[], durationSeconds: number | null): string {
  const seconds = countSeconds(clips)
  const { ofWhole, alone } = seconds < 60 ? reelLengths.seconds : reelLengths.minutes
  const length = Math.round(seconds < 60 ? seconds : seconds / 60)
  return durationSeconds === null ? alone(length) : ofWhole(length, Math.round(durationSeconds / 60))
}
