import type { Insight } from '#contract/evidence.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { kinds } from './draw-cases.ts'
import type { Case } from './draw-cases.ts'
import { createRandom } from './random.ts'
import { plainWords } from './spoken-transcripts.ts'
import type { SpokenTranscript } from './spoken-transcripts.ts'

/** The outcome of all cases of a kind. */
export type Outcome = {
  name: string
  /** Tells whether the words were said; `null` where one word is missing or another. */
  honest: boolean | null
  cases: number
  /** Shown as evidence: `verified` or `reworded`. */
  shown: number
  verified: number
  /** Shown at a sentence that does not begin with the words that were taken. */
  misplaced: number
  /** For each case the best of its repeats, for a busy machine takes breaks. */
  milliseconds: number[]
  /** Some that went the wrong way, to look at. */
  wrong: { transcript: string; given: Case; result: Insight }[]
}

const maxExamples = 20

/**
 * `perTalk`: cases of each kind from each transcript. `attempts`: draws for each case. `repeats`: how often
 * each is timed.
 */
export type Measure = { perTranscript: number; seed: number; attempts: number; repeats: number }

/** Draws cases of each kind from each transcript and checks them; the same for the same seed. */
export function measureCheck(
  transcripts: readonly SpokenTranscript[],
  { perTranscript, seed, attempts, repeats }: Measure,
): Outcome[] {
  const outcomes = kinds.map(({ name, honest }) => createOutcome(name, honest))
  for (const [position, transcript] of transcripts.entries()) {
    const random = createRandom(seed + position)
    const index = createEvidenceIndex(transcript.sentences, 'en')
    const others = transcripts.filter(({ episode }) => episode !== transcript.episode)
    for (const [at, { draw }] of kinds.entries()) {
      const outcome = outcomes[at]
      let found = 0
      for (let attempt = 0; attempt < attempts && found < perTranscript; attempt += 1) {
        const given = draw(transcript, random.pick(others), random)
        if (given === null || outcome === undefined) continue
        found += 1
        const { result, milliseconds } = timed(repeats, () => checkStatement(index, given.statement))
        outcome.milliseconds.push(milliseconds)
        count(outcome, { transcript, given, result })
      }
    }
  }
  return outcomes
}

/** An outcome of no case yet. */
export function createOutcome(name: string, honest: boolean | null): Outcome {
  return { name, honest, cases: 0, shown: 0, verified: 0, misplaced: 0, milliseconds: [], wrong: [] }
}

/** The result of the quickest of some repeats, and how long it took. */
export function timed<T>(repeats: number, work: () => T): { result: T; milliseconds: number } {
  const times = Array.from({ length: repeats }, () => {
    const started = performance.now()
    const result = work()
    return { result, milliseconds: performance.now() - started }
  })
  return times.reduce((best, each) => (each.milliseconds < best.milliseconds ? each : best))
}

function count(outcome: Outcome, one: { transcript: SpokenTranscript; given: Case; result: Insight }): void {
  const { transcript, given, result } = one
  const isShown = result.state !== 'not-found'
  outcome.cases += 1
  if (isShown) outcome.shown += 1
  if (result.findings.quote === 'exact') outcome.verified += 1
  const isMisplaced = isShown && !isRightLocation(transcript, given, result.sentence)
  if (isMisplaced) outcome.misplaced += 1
  const isWrong = outcome.honest === null ? isMisplaced : outcome.honest !== isShown || isMisplaced
  if (isWrong && outcome.wrong.length < maxExamples)
    outcome.wrong.push({ transcript: transcript.id, given, result })
}

/**
 * Tells whether a sentence is the one that the words of a case were taken from, or one that says the same.
 */
export function isRightLocation(
  transcript: SpokenTranscript,
  { statement, source }: Case,
  sentence: number | null,
): boolean {
  if (sentence === null || Math.abs(sentence - source) <= 1) return sentence !== null
  const text = transcript.sentences
    .slice(sentence, sentence + 3)
    .map((each) => each.text)
    .join(' ')
  return plainWords(text).includes(plainWords(statement.quote))
}

/** The value below which the share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
