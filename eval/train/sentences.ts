import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SentenceModel } from '#server/domain/text/predict-sentences.ts'
import { findRealData, noRealData } from '../../scripts/find-real-data.ts'
import { readTurns } from '../sentences/read-turns.ts'
import type { MarkedTurn } from '../sentences/read-turns.ts'

/**
 * Trains the model that finds sentences in English captions without full stops, on talks with theirs removed, and writes its weights into
 * the product: a logistic model by AdaGrad, first over every feature that is frequent enough, then over the strongest alone.
 * Nothing is drawn by chance, so the same data gives the same weights. Takes about half a minute.
 */

const features = ['earlier', 'last', 'next', 'later', 'earlierLast', 'lastNext', 'nextLater'] as const
const minCount = 40
const strongest = 800
const rate = 0.12
const epochs = { all: 2, strongest: 3 }
const weightsFile = path.resolve(import.meta.dirname, '../../src/server/domain/text/sentence-weights.json')

const file = findRealData('eval/train.jsonl.gz')
if (file === null) throw new Error(`There are no talks to learn from: ${noRealData}`)
const turns = readTurns(file)
const counts = new Map<string, number>()
let [positions, boundaries] = [0, 0]
for (const { words, begins } of turns) {
  boundaries += begins.size
  for (let position = 1; position < words.length; position += 1) {
    positions += 1
    for (const key of keysAt(words, position)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
}
const frequent = [...counts].flatMap(([key, count]) => (count >= minCount ? [key] : []))
const first = fit(turns, frequent, epochs.all)
const strength = (key: string): number =>
  Math.abs(first.weights.get(key) ?? 0) * Math.sqrt(counts.get(key) ?? 0)
const chosen = frequent.toSorted((a, b) => strength(b) - strength(a)).slice(0, strongest)
const { bias, weights } = fit(turns, chosen, epochs.strongest)
writeFileSync(weightsFile, `${JSON.stringify(toModel(bias, weights))}\n`)
console.log(`${turns.length} turns, ${positions} places, ${boundaries} boundaries, ${chosen.length} features`)

/** The features of the place before a word, each with its kind before a colon. */
function keysAt(words: readonly string[], position: number): string[] {
  const at = (offset: number): string => words[position + offset] ?? '-'
  return [
    `earlier:${at(-2)}`,
    `last:${at(-1)}`,
    `next:${at(0)}`,
    `later:${at(1)}`,
    `earlierLast:${at(-2)} ${at(-1)}`,
    `lastNext:${at(-1)} ${at(0)}`,
    `nextLater:${at(0)} ${at(1)}`,
  ]
}

function fit(
  learned: readonly MarkedTurn[],
  keys: readonly string[],
  rounds: number,
): { bias: number; weights: ReadonlyMap<string, number> } {
  const ids = new Map(keys.map((key, id) => [key, id]))
  // The last one is the bias, which every place has.
  const values = new Float64Array(keys.length + 1)
  const squares = new Float64Array(keys.length + 1).fill(1e-6)
  values[keys.length] = Math.log(boundaries / (positions - boundaries))
  for (let epoch = 0; epoch < rounds; epoch += 1) {
    for (const { words, begins } of learned) {
      for (let position = 1; position < words.length; position += 1) {
        const on = [...keysAt(words, position).flatMap((key) => ids.get(key) ?? []), keys.length]
        const odds = on.reduce((sum, id) => sum + (values[id] ?? 0), 0)
        const slope = Number(begins.has(position)) - 1 / (1 + Math.exp(-odds))
        for (const id of on) {
          const square = (squares[id] ?? 0) + slope ** 2
          squares[id] = square
          values[id] = (values[id] ?? 0) + (rate * slope) / Math.sqrt(square)
        }
      }
    }
  }
  return { bias: values[keys.length] ?? 0, weights: new Map(keys.map((key, id) => [key, values[id] ?? 0])) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function toModel(constant: number, weightOf: ReadonlyMap<string, number>): SentenceModel {
  const tableOf = (kind: string): Record<string, number> =>
    Object.fromEntries(
      [...weightOf].flatMap(([key, weight]) =>
        key.startsWith(`${kind}:`) ? [[key.slice(kind.length + 1), round(weight)]] : [],
      ),
    )
  const [earlier, last, next, later, earlierLast, lastNext, nextLater] = features.map(tableOf)
  return {
    bias: round(constant),
    earlier: earlier ?? {},
    last: last ?? {},
    next: next ?? {},
    later: later ?? {},
    earlierLast: earlierLast ?? {},
    lastNext: lastNext ?? {},
    nextLater: nextLater ?? {},
  }
}
