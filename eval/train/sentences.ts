import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findRealData, noRealData } from '../../scripts/find-real-data.ts'
import { createRandom } from '../check/random.ts'
import { readTurns } from '../sentences/read-turns.ts'
import { trainSentenceNet } from './train-sentence-net.ts'

/**
 * Trains the net that finds sentences in English captions without full stops, on talks with theirs removed,
 * and writes its weights into the product. The same data gives the same weights. Takes about two minutes.
 */

const seed = 20_261_126
const options = { listed: 900, dimensions: 12, hidden: 24, before: 4, after: 4, epochs: 5 }
const weightsFile = path.resolve(import.meta.dirname, '../../src/core/text/sentence-weights.json')

const file = findRealData('eval/train.jsonl.gz')
if (file === null) throw new Error(`There are no talks to learn from: ${noRealData}`)
const turns = readTurns(file)
writeFileSync(weightsFile, `${JSON.stringify(trainSentenceNet(turns, options, createRandom(seed)))}\n`)
const count = (countOf: (turn: (typeof turns)[number]) => number): number =>
  turns.reduce((sum, turn) => sum + countOf(turn), 0)
console.log(
  `${turns.length} turns, ${count(({ words }) => words.length)} words, ${count(({ begins }) => begins.size)} boundaries`,
)
