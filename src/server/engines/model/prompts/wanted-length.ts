import type { EngineInput } from '#server/ports/summary-engine.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import { countWords } from '#server/domain/text/find-words.ts'

/** How much a summary should hold. */
export type WantedLength = { insights: number; chapters: number; summaryWords: number }

const wordsPerMinute = 150
const scaleOf: Record<SummaryStyle, { insights: number; words: number }> = {
  standard: { insights: 1, words: 1 },
  brief: { insights: 0.6, words: 0.5 },
  detailed: { insights: 1.5, words: 2 },
  'study-notes': { insights: 1.4, words: 1.6 },
  bullets: { insights: 1, words: 0.8 },
}

/** The length of a video in minutes; by its words where it has no times. */
export function minutesOf(input: Pick<EngineInput, 'durationSeconds' | 'sentences'>): number {
  const seconds = input.durationSeconds ?? input.sentences.at(-1)?.end ?? null
  if (seconds !== null) return seconds / 60
  return input.sentences.reduce((sum, { text }) => sum + countWords(text), 0) / wordsPerMinute
}

/** What a summary of so many minutes should hold in a style. */
export function wantedLength(minutes: number, style: SummaryStyle): WantedLength {
  const scale = scaleOf[style]
  const insights = clamp(Math.round(3 + minutes / 10), 4, 10)
  return {
    insights: Math.max(3, Math.round(insights * scale.insights)),
    chapters: clamp(Math.round(2 + minutes / 6), 2, 16),
    summaryWords: Math.round(clamp(80 + minutes * 4, 90, 450) * scale.words),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
