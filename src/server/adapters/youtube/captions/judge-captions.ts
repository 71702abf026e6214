import type { Cue } from '#contract/transcripts.ts'
import { earlyCaptionsEnd } from '#product/captions-end.ts'
import { countWords } from '#server/domain/text/find-words.ts'

/** Shorter videos may well have only a few words, and clips none but a greeting. */
const longEnoughSeconds = 180
const clipSeconds = 30
const secondsPerWord = 3
const secondsPerWordOfShort = 10
const minShareOfVideo = 2 / 3

/**
 * Whether captions can be all that is said in a video. Those that end well before it are `cut`, or `early` where they have
 * as many words as could fill it. `sparse` ones have few words but reach through the video: they may be all there is.
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
  if (!hasEnoughWords && end < durationSeconds * minShareOfVideo) return 'cut'
  if (earlyCaptionsEnd(end, durationSeconds) !== null) return 'early'
  return hasEnoughWords ? 'whole' : 'sparse'
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
