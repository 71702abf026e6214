import type { Cue } from '#contract/transcripts.ts'
import { countWords } from '#server/lib/text/count-words.ts'

/** Shorter videos may well have only a few words. */
const longEnoughSeconds = 180
const secondsPerWord = 3
const leastShareOfVideo = 2 / 3

/**
 * Whether captions can be all that is said in a video. `sparse` ones have few words but reach through the video: they may
 * be all there is, and are taken when nobody has more. `cut` ones end long before it.
 */
export function judgeCaptions(
  cues: readonly Cue[],
  durationSeconds: number | null,
): 'whole' | 'sparse' | 'cut' {
  if (durationSeconds === null || durationSeconds <= longEnoughSeconds) return 'whole'
  const enough = durationSeconds / secondsPerWord
  let words = 0
  for (const cue of cues) {
    words += countWords(cue.text)
    if (words >= enough) return 'whole'
  }
  const last = cues.at(-1)
  const end = (last?.start ?? 0) + (last?.duration ?? 0)
  return end >= durationSeconds * leastShareOfVideo ? 'sparse' : 'cut'
}
