import { coversQuestion } from '#core/retrieval/covers-question.ts'
import { requireQuestions } from './ask/ask-data.ts'
import { bootstrapMeans } from './ask/bootstrap.ts'
import { measureRanking } from './ask/measure-ranking.ts'
import { pairParts, partSizes } from './ask/pair-parts.ts'
import { pairQuestions } from './ask/pair-questions.ts'
import type { QuestionPair } from './ask/pair-questions.ts'
import { rankingMethods } from './ask/ranking-methods.ts'
import { createIndexes } from './ask/transcript-indexes.ts'
import { createRandom } from './check/random.ts'

/**
 * Measures how well passages answer the questions of the development set, beside BM25, and how many questions
 * are refused: those to a meeting itself, those to another one, and those to parts of meetings, which are as
 * short as most videos. Prints two tables.
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

const judge = (pair: QuestionPair) => ({
  ...pair,
  isSelf: pair.transcript.id === pair.question.transcript.id,
  isSameKind: pair.transcript.domain === pair.question.transcript.domain,
  isRefused: !coversQuestion(indexOf(pair.transcript), pair.question.text),
})
type Asked = ReturnType<typeof judge>
const asking: Readonly<Record<string, (pair: Asked) => boolean>> = {
  'of the meeting itself': ({ isOwn }) => isOwn,
  'of another meeting': ({ isOwn, isSelf }) => !isOwn && !isSelf,
  'of one of another kind': ({ isOwn, isSameKind }) => !isOwn && !isSameKind,
  'of one of the same kind': ({ isOwn, isSelf, isSameKind }) => !isOwn && !isSelf && isSameKind,
  'of the same meeting, which does not answer it': ({ isOwn, isSelf }) => !isOwn && isSelf,
}
const asked: Readonly<Record<string, Asked[]>> = {
  'whole meetings': pairQuestions(questions, others, createRandom(seed)).map(judge),
  ...Object.fromEntries(
    partSizes.map((size) => [
      `parts of ${size} sentences`,
      pairParts(questions, size, createRandom(seed)).map(judge),
    ]),
  ),
}
console.log('asked | questions | "not said"')
for (const [what, pairs] of Object.entries(asked)) {
  for (const [name, isMeant] of Object.entries(asking)) {
    const meant = Map.groupBy(pairs.filter(isMeant), ({ question }) => question)
    // A question is drawn with all the meetings that it was asked of, for these outcomes hang together.
    const shares = [...meant.values()].map(
      (group) => group.filter(({ isRefused }) => isRefused).length / group.length,
    )
    if (meant.size > 0) console.log([`${what}: ${name}`, meant.size, cell(shares)].join(' | '))
  }
}
