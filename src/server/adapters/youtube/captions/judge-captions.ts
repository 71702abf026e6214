import type { Cue } from '#contract/transcripts.ts'
import { earlyCaptionsEnd } from '#product/captions-end.ts'
import { countWords } from '#server/domain/text/find-words.ts'

/** Shorter videos may well have only a few words, and clips none but a greeting. */
const longEnoughSeconds = 180
const clipSeconds = 30
const secondsPerWord = 3
const secondsPerWordOfShort = 10
const minShareOfVideo = 2 / 3
/** Captions that end before this share of a video leave more out than they have, however many words they are. */
const minShareOfAny = 1 / 2

/**
 * Whether captions can be all that is said in a video. Those that end before its middle are `cut`, as are those that end well
 * before its end and have few words; with as many words as could fill it they are `early`. `sparse` ones have few words but
 * reach through the video: they may be all there is.
 */
export function judgeCaptions(
  cues: readonly Cue[],
  durationSeconds: number | null,
): 'whole' | 'early' | 'sparse' | 'cut' {
  if (durationSeconds === null || durationSeconds <= clipSeconds) return 'whole'
  if (durationSeconds <= longEnoughSeconds) {
    return hasWords(cues, durationSeconds / secondsPerWordOfShort) ? 'whole' : 'sparse'
  }
  const end = endOf(cues)
  const hasEnoughWords = hasWords(cues, durationSeconds / secondsPerWord)
  if (end < durationSeconds * (hasEnoughWords ? minShareOfAny : minShareOfVideo)) return 'cut'
  if (earlyCaptionsEnd(end, durationSeconds) !== null) return 'early'
  return hasEnoughWords ? 'whole' : 'sparse'
}

const minPartSeconds = 120

/** Whether cut captions are enough for a summary of the part that they have, for those who ask for it. */
export function isPartWorthAsking(cues: readonly Cue[]): boolean {
  const end = endOf(cues)
  return end >= minPartSeconds && hasWords(cues, end / secondsPerWord)
}

/** When the last caption ends, in seconds; 0 where there are no times. */
export function endOf(cues: readonly Cue[]): number {
  const last = cues.at(-1)
  return (last?.start ?? 0) + (last?.duration ?? 0)
}

function hasWords(cues: readonly Cue[], enough: number): boolean {
  let words = 0
  for (const cue of cues) {
    words += countWords(cue.text)
    if (words >= enough) return true
  }
  return false
}
