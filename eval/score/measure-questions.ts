import type { Interval } from '#contract/score.ts'
import { coversQuestion } from '#core/retrieval/covers-question.ts'
import { requireQuestions } from '../ask/ask-data.ts'
import { bootstrapMeans } from '../ask/bootstrap.ts'
import { measureRanking } from '../ask/measure-ranking.ts'
import { pairQuestions } from '../ask/pair-questions.ts'
import type { QuestionPair } from '../ask/pair-questions.ts'
import { rankingMethods } from '../ask/ranking-methods.ts'
import { createIndexes } from '../ask/transcript-indexes.ts'
import { createRandom } from '../check/random.ts'
import { roundInterval } from './bootstrap-macro.ts'
import type { MeasuredQuestions } from './measured.ts'

/** As in `npm run eval -- ask`, so that both give the same figures. */
const seed = 20_261_122
const others = 6

/**
 * A measure of how well passages answer the questions of the development set, and how many questions are
 * refused.
 */
export function measureQuestions(): MeasuredQuestions {
  const questions = requireQuestions('dev')
  const indexOf = createIndexes()
  const methods = Object.entries(rankingMethods).map(([name, rank]) => {
    const outcomes = questions.map((question) =>
      measureRanking(question, rank(indexOf(question.transcript), question.text)),
    )
    const of = (key: keyof (typeof outcomes)[number]): Interval =>
      percentInterval(outcomes.map((outcome) => outcome[key]))
    return { name, inFive: of('inFive'), inTen: of('inTen'), inSixth: of('inSixth') }
  })
  const pairs = pairQuestions(questions, others, createRandom(seed))
  const refused = (isOwn: boolean): Interval => {
    const meant = Map.groupBy(
      pairs.filter((pair) => pair.isOwn === isOwn),
      ({ question }) => question,
    )
    return percentInterval([...meant.values()].map((each) => shareRefused(each, indexOf)))
  }
  return {
    asked: questions.length,
    meetings: new Set(questions.map(({ transcript }) => transcript)).size,
    methods,
    refused: { own: refused(true), other: refused(false) },
  }
}

function shareRefused(pairs: readonly QuestionPair[], indexOf: ReturnType<typeof createIndexes>): number {
  const refused = pairs.filter(
    ({ transcript, question }) => !coversQuestion(indexOf(transcript), question.text),
  )
  return refused.length / pairs.length
}

function percentInterval(shares: readonly number[]): Interval {
  return roundInterval(
    bootstrapMeans(
      shares.map((share) => 100 * share),
      seed,
    ),
  )
}
