import { createTalkIndex } from '#server/domain/retrieval/talk-index.ts'
import type { TalkIndex } from '#server/domain/retrieval/talk-index.ts'
import { requireQuestions } from './ask/ask-data.ts'
import { bootstrapMeans } from './ask/bootstrap.ts'
import { measureRanking } from './ask/measure-ranking.ts'
import type { AskedTalk } from './ask/read-questions.ts'
import { rankingMethods } from './ask/ranking-methods.ts'

/** Measures how well passages answer the questions of the development set, beside BM25, and prints a table. */

const seed = 20_261_122
const questions = requireQuestions('dev')
const indexes = new Map<AskedTalk, TalkIndex>()
const percent = (value: number): string => (100 * value).toFixed(1)

console.log(
  `${questions.length} specific questions to ${new Set(questions.map(({ talk }) => talk)).size} meetings`,
)
console.log('method | first 5 | first 10 | one sixth   (percent, 95 % bootstrap interval)')
for (const [name, rank] of Object.entries(rankingMethods)) {
  const outcomes = questions.map((question) => {
    const index = indexes.get(question.talk) ?? createTalkIndex(question.talk.sentences, 'en')
    indexes.set(question.talk, index)
    return measureRanking(question, rank(index, question.text))
  })
  const cells = (['inFive', 'inTen', 'inSixth'] as const).map((key) => {
    const values = outcomes.map((outcome) => outcome[key])
    const { mean, low, high } = bootstrapMeans(values, seed)
    return `${percent(mean)} (${percent(low)} to ${percent(high)})`
  })
  console.log([name, ...cells].join(' | '))
}
