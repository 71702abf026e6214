import { createWordRows, firstListed, netDigits, rowAt } from '#core/text/predict-sentences.ts'
import type { SentenceNet } from '#core/text/predict-sentences.ts'
import type { Random } from '../check/random.ts'
import type { MarkedTurn } from '../sentences/read-turns.ts'

export type SentenceNetOptions = {
  listed: number
  dimensions: number
  hidden: number
  before: number
  after: number
  epochs: number
}

const batchSize = 64
const fallsBy = 0.9
const rates = { mixing: 0.002, embeddings: 0.01 }
const adam = { mean: 0.9, square: 0.999, floor: 1e-7 }
const fine = 1_000_000

/**
 * The net as it learns: what the words are, and all other numbers in one row, so that one step moves them.
 */
type Learning = SentenceNetOptions & {
  embeddings: Float32Array
  /** Sums of squared slopes (AdaGrad): rare words take longer steps. */
  squares: Float32Array
  /** Mixing, then the bias of each hidden unit, the output and its bias. */
  dense: Float32Array
  slopes: Float32Array
}

/**
 * Trains a net that finds where sentences begin, on words and where they stand; the same turns and the same
 * `random` give the same net.
 */
export function trainSentenceNet(
  turns: readonly MarkedTurn[],
  options: SentenceNetOptions,
  random: Random,
): SentenceNet {
  const listed = mostFrequent(turns, options.listed)
  const rowOf = createWordRows(listed)
  const texts = turns.map(({ words, begins }) => ({ rows: Int32Array.from(words, rowOf), begins }))
  const net = begin(firstListed + listed.length, options, random)
  const step = createAdam(net)
  const all = options.epochs * texts.reduce((sum, { rows }) => sum + rows.length, 0)
  const order = [...texts.keys()]
  let seen = 0
  let inBatch = 0
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random)
    for (const { rows, begins } of order.flatMap((at) => texts[at] ?? [])) {
      const share = 1 - (fallsBy * seen) / all
      seen += rows.length
      for (let position = 1; position < rows.length; position += 1) {
        learn(net, { rows, position, isBegin: begins.has(position), rate: rates.embeddings * share })
        inBatch += 1
        if (inBatch < batchSize) continue
        step(rates.mixing * share, inBatch)
        inBatch = 0
      }
    }
  }
  return toModel(net, listed)
}

function mostFrequent(turns: readonly MarkedTurn[], count: number): string[] {
  const counts = new Map<string, number>()
  for (const { words } of turns) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([word]) => word)
}

function begin(words: number, options: SentenceNetOptions, random: Random): Learning {
  const { dimensions, hidden, before, after } = options
  const inputs = (before + after) * dimensions
  const drawn = (length: number, deviation: number): number[] =>
    Array.from({ length }, () => deviation * normal(random))
  const outputs = drawn(hidden, 1 / Math.sqrt(hidden))
  const mixing = drawn(inputs * hidden, 1 / Math.sqrt(inputs))
  const dense = Float32Array.of(...mixing, ...new Float32Array(hidden), ...outputs, startBias)
  return {
    ...options,
    embeddings: Float32Array.from(drawn(words * dimensions, startDeviation)),
    squares: new Float32Array(words * dimensions).fill(1e-3),
    dense,
    slopes: new Float32Array(dense.length),
  }
}

/** Words begin alike: what is seldom seen stays near 0. */
const startDeviation = 0.1
/** About one position of twelve begins a sentence. */
const startBias = -2.5

/** A number of a normal distribution, as the sum of twelve even ones. */
function normal(random: Random): number {
  let sum = -6
  for (let count = 0; count < 12; count += 1) sum += random.below(fine) / fine
  return sum
}

type Example = { rows: Int32Array; position: number; isBegin: boolean; rate: number }

/**
 * Adds the slopes of one position, and moves the numbers of its words. Written by index, for this is where
 * the time goes.
 */
function learn(net: Learning, { rows, position, isBegin, rate }: Example): void {
  const { dimensions, hidden, before, after, embeddings, squares, dense, slopes } = net
  const [biases, outputs] = [dense.length - 2 * hidden - 1, dense.length - hidden - 1]
  const units = dense.slice(biases, outputs)
  for (let at = 0; at < before + after; at += 1) {
    const word = rowAt(rows, position + at - before) * dimensions
    for (let each = 0; each < dimensions; each += 1) {
      const value = embeddings[word + each] ?? 0
      const row = (at * dimensions + each) * hidden
      for (let unit = 0; unit < hidden; unit += 1)
        units[unit] = (units[unit] ?? 0) + value * (dense[row + unit] ?? 0)
    }
  }
  let odds = dense[dense.length - 1] ?? 0
  for (let unit = 0; unit < hidden; unit += 1)
    odds += Math.max(0, units[unit] ?? 0) * (dense[outputs + unit] ?? 0)
  const slope = 1 / (1 + Math.exp(-odds)) - Number(isBegin)
  slopes[slopes.length - 1] = (slopes[slopes.length - 1] ?? 0) + slope
  const back = units.map((value, unit) => (value > 0 ? slope * (dense[outputs + unit] ?? 0) : 0))
  for (let unit = 0; unit < hidden; unit += 1) {
    slopes[outputs + unit] = (slopes[outputs + unit] ?? 0) + slope * Math.max(0, units[unit] ?? 0)
    slopes[biases + unit] = (slopes[biases + unit] ?? 0) + (back[unit] ?? 0)
  }
  for (let at = 0; at < before + after; at += 1) {
    const word = rowAt(rows, position + at - before) * dimensions
    for (let each = 0; each < dimensions; each += 1) {
      const row = (at * dimensions + each) * hidden
      const value = embeddings[word + each] ?? 0
      let sum = 0
      for (let unit = 0; unit < hidden; unit += 1) {
        sum += (back[unit] ?? 0) * (dense[row + unit] ?? 0)
        slopes[row + unit] = (slopes[row + unit] ?? 0) + (back[unit] ?? 0) * value
      }
      const square = (squares[word + each] ?? 0) + sum ** 2
      squares[word + each] = square
      embeddings[word + each] = value - (rate * sum) / Math.sqrt(square)
    }
  }
}

/** Moves all numbers but those of the words by the mean of the slopes since the last step. */
function createAdam({ dense, slopes }: Learning): (rate: number, examples: number) => void {
  const means = new Float32Array(dense.length)
  const squares = new Float32Array(dense.length)
  let steps = 0
  return (rate, examples) => {
    steps += 1
    const [meanShare, squareShare] = [1 - adam.mean ** steps, 1 - adam.square ** steps]
    for (let at = 0; at < dense.length; at += 1) {
      const slope = (slopes[at] ?? 0) / examples
      slopes[at] = 0
      const mean = adam.mean * (means[at] ?? 0) + (1 - adam.mean) * slope
      const square = adam.square * (squares[at] ?? 0) + (1 - adam.square) * slope ** 2
      means[at] = mean
      squares[at] = square
      dense[at] =
        (dense[at] ?? 0) - (rate * mean) / meanShare / (Math.sqrt(square / squareShare) + adam.floor)
    }
  }
}

function shuffle(order: number[], random: Random): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1)
    const [one, two] = [order[last] ?? 0, order[other] ?? 0]
    order[last] = two
    order[other] = one
  }
}

function toModel(
  { dimensions, hidden, before, after, embeddings, dense }: Learning,
  listed: string[],
): SentenceNet {
  const [biases, outputs] = [dense.length - 2 * hidden - 1, dense.length - hidden - 1]
  const words = toDigits(embeddings, dimensions)
  const mixing = toDigits(dense.subarray(0, biases), hidden)
  return {
    words: listed.join(' '),
    dimensions,
    hidden,
    before,
    after,
    embeddings: words.digits,
    embeddingScales: words.scales,
    mixing: mixing.digits,
    mixingScales: mixing.scales,
    hiddenBias: Array.from(dense.subarray(biases, outputs), short),
    output: Array.from(dense.subarray(outputs, -1), short),
    bias: short(dense.at(-1) ?? 0),
  }
}

/** Numbers further from 0 than so many standard deviations are rare, and cut. */
const widest = 3

/** Rows of so many columns as digits, each column on a scale of its own. */
function toDigits(values: Float32Array, columns: number): { digits: string; scales: number[] } {
  const { base, zero } = netDigits
  const scales = Array.from({ length: columns }, (_, column) => {
    const own = values.filter((_value, at) => at % columns === column)
    const deviation = Math.sqrt(own.reduce((sum, value) => sum + value ** 2, 0) / own.length)
    return short((widest * deviation) / zero) || 1
  })
  const digits = Array.from(values, (value, at) => {
    const steps = Math.round(value / (scales[at % columns] ?? 1))
    return (zero + Math.max(-zero, Math.min(zero, steps))).toString(base)
  })
  return { digits: digits.join(''), scales }
}

function short(value: number): number {
  return Number(value.toPrecision(4))
}
