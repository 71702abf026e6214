import { coversQuestion } from '#server/domain/retrieval/covers-question.ts'
import { requireQuestions } from './ask/ask-data.ts'
import { bootstrapMeans } from './ask/bootstrap.ts'
import { measureRanking } from './ask/measure-ranking.ts'
import { pairQuestions } from './ask/pair-questions.ts'
import { rankingMethods } from './ask/ranking-methods.ts'
import { createIndexes } from './ask/transcript-indexes.ts'
import { createRandom } from './check/random.ts'

/**
 * Measures how well passages answer the questions of the development set, beside BM25, and how many questions are refused: those to
 * a meeting itself, and those to another one. Prints two tables.
 */

const seed = 20_261_122
const questions = requireQuestions('dev')
const others = 6
const indexOf = createIndexes()
const percent = (value: number): string => (100 * value).toFixed(1)

function cell(values: readonly number[]): string {
  const { mean, low, high } = bootstrapMeans(values, seed)
  return `${percent(mean)} (${percent(low)} to ${percent(high)})`
}

console.log(
  `${questions.length} specific questions to ${new Set(questions.map(({ transcript }) => transcript)).size} meetings`,
)
console.log('method | first 5 | first 10 | one sixth   (percent, 95 % bootstrap interval)')
for (const [name, rank] of Object.entries(rankingMethods)) {
  const outcomes = questions.map((question) => {
    return measureRanking(question, rank(indexOf(question.transcript), question.text))
  })
  const cells = (['inFive', 'inTen', 'inSixth'] as const).map((key) => {
    return cell(outcomes.map((outcome) => outcome[key]))
  })
  console.log([name, ...cells].join(' | '))
}

const asked = pairQuestions(questions, others, createRandom(seed)).map((pair) => ({
  ...pair,
  isSameKind: pair.transcript.domain === pair.question.transcript.domain,
  isRefused: !coversQuestion(indexOf(pair.transcript), pair.question.text),
}))
type Asked = (typeof asked)[number]
const asking: Readonly<Record<string, (pair: Asked) => boolean>> = {
  'of the meeting itself': ({ isOwn }) => isOwn,
  'of another meeting': ({ isOwn }) => !isOwn,
  'of one of another kind': ({ isOwn, isSameKind }) => !isOwn && !isSameKind,
  'of one of the same kind': ({ isOwn, isSameKind }) => !isOwn && isSameKind,
}
console.log('asked | questions | "not said"')
for (const [name, isMeant] of Object.entries(asking)) {
  const meant = Map.groupBy(asked.filter(isMeant), ({ question }) => question)
  // A question is drawn with all the meetings that it was asked of, for these outcomes hang together.
  const shares = [...meant.values()].map(
    (pairs) => pairs.filter(({ isRefused }) => isRefused).length / pairs.length,
  )
  console.log([name, meant.size, cell(shares)].join(' | '))
}
