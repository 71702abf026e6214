import type { Sentence } from '#contract/transcripts.ts'
import { disarm } from './fence.ts'

/** Seconds after which a line says the time again. */
const timeEvery = 30

/**
 * The transcript as a model is shown it, a line per sentence: `[s17 02:31] Anna: text`. The time stands only every half
 * minute, and a speaker only where another begins.
 */
export function numberSentences(sentences: readonly Sentence[], boundary: string): string[] {
  let timed = -Infinity
  let speaker: string | null = null
  return sentences.map((sentence) => {
    const isTimed = sentence.start !== null && sentence.start >= timed + timeEvery
    if (isTimed) timed = sentence.start ?? timed
    const isOther = sentence.speaker !== null && sentence.speaker !== speaker
    speaker = sentence.speaker
    const time = isTimed ? ` ${minuteTime(sentence.start ?? 0)}` : ''
    const name = isOther && sentence.speaker !== null ? `${disarm(sentence.speaker, boundary)}: ` : ''
    return `[s${sentence.index}${time}] ${name}${disarm(sentence.text, boundary)}`
  })
}

/** Minutes and seconds of equal width, the same way for the longest video: `02:31`, `731:05`. */
function minuteTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = String(Math.floor(whole / 60)).padStart(2, '0')
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`
}
