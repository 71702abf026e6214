import { describe, expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { inputOf, sentencesOf } from './transcripts.ts'

const subjects =
  'solar panels,wind turbines,water wheels,heat pumps,gas stoves,coal mines,steam engines,storage batteries,copper cables,nuclear plants'.split(
    ',',
  )
const others = [
  'Norway',
  'Portugal',
  'Canada',
  'Kenya',
  'Chile',
  'Japan',
  'Iceland',
  'Morocco',
  'Nepal',
  'Malta',
]

/** A statement that names much of what the transcript is about. */
function dense(at: number): string {
  return `Engineers from ${others[at % 10]} compared ${subjects[at % 10]} with ${subjects[(3 * at + 1) % 10]} by price.`
}

/** A statement about one thing among much that is named once. */
function thin(at: number): string {
  return `Villager${at} bought ${subjects[at % 10]} for winter${at} after market${at} had closed.`
}

function positionsShown(sentences: Sentence[], speaker: (at: number) => string | null): number[] {
  const said = sentences.map((sentence, at) => ({ ...sentence, speaker: speaker(at) }))
  const { summary, insights } = extractSummary(inputOf(said))
  const shown = [...summary.flatMap(({ citations }) => citations), ...insights]
  return shown.map(({ sentence }) => sentence / sentences.length)
}

function largestFifth(shown: readonly number[]): number {
  const counts = [0, 1, 2, 3, 4].map(
    (fifth) => shown.filter((position) => Math.floor(5 * position) === fifth).length,
  )
  return Math.max(...counts) / shown.length
}

describe('from which part of a video the lines of a summary come', () => {
  const frontLoaded = sentencesOf(Array.from({ length: 100 }, (_, at) => (at < 20 ? dense(at) : thin(at))))

  it.each([
    ['one voice', () => null],
    ['two voices', (at: number) => (at % 3 === 0 ? 'Ana' : 'Ben')],
  ])('is no fifth of it for more than 40 %% of them: %s', (_name, speaker) => {
    const shown = positionsShown(frontLoaded, speaker)
    expect(shown.length).toBeGreaterThan(5)
    expect(largestFifth(shown)).toBeLessThanOrEqual(0.4)
  })

  it('is the fifth in which nearly everything is said, where a video is silent after it', () => {
    const silent = frontLoaded.map((sentence, at) => ({
      ...sentence,
      start: at < 80 ? at : 400 + at * 6,
      end: at < 80 ? at + 1 : 406 + at * 6,
    }))
    const { summary, insights } = extractSummary(inputOf(silent))
    const shown = [...summary.flatMap(({ citations }) => citations), ...insights]
    const early = shown.filter(({ sentence }) => sentence < 80).length / shown.length
    expect(early).toBeGreaterThan(0.4)
  })
})
