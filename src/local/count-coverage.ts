import type { Insight } from '#contract/evidence.ts'

type QuoteLocation = Pick<Insight, 'second' | 'sentence'>

const tenths = 10

/**
 * The number of citations in each tenth of the video: by time when the transcript has times, else by the
 * position among its sentences. A statement without a position is not counted.
 */
export function countCoverage(
  citations: readonly QuoteLocation[],
  video: { durationSeconds: number | null; sentenceCount: number },
): number[] {
  const counts = Array.from({ length: tenths }, () => 0)
  for (const { second, sentence } of citations) {
    const share = positionShare(second, sentence, video)
    if (share === null) continue
    const tenth = Math.min(tenths - 1, Math.floor(share * tenths))
    counts[tenth] = (counts[tenth] ?? 0) + 1
  }
  return counts
}

function positionShare(
  second: number | null,
  sentence: number | null,
  video: { durationSeconds: number | null; sentenceCount: number },
): number | null {
  if (second !== null && video.durationSeconds !== null && video.durationSeconds > 0) {
    return Math.min(1, second / video.durationSeconds)
  }
  return sentence === null || video.sentenceCount === 0 ? null : sentence / video.sentenceCount
}
