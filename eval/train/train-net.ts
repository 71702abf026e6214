import { leak, standardise } from '#core/extractive/salience/learned-salience.ts'
import type { SalienceNet } from '#core/extractive/salience/learned-salience.ts'
import type { Random } from '../check/random.ts'

/** The result that a net is to give for some inputs, and how much that counts. */
export type Example = { inputs: readonly number[]; target: number; weight: number }

export type NetOptions = { hidden: number; epochs: number; isChance: boolean }

const batchSize = 64
const learningRate = { first: 0.003, fallsBy: 0.8 }
const ridge = 1e-4
const adam = { mean: 0.9, square: 0.999, floor: 1e-8 }
const fine = 1_000_000

/**
 * Trains a net by Adam: on the logistic loss where its result stands for a chance, else on squares. The same
 * examples and the same `random` give the same net.
 */
export function trainNet(examples: readonly Example[], options: NetOptions, random: Random): SalienceNet {
  const scale = measure(examples)
  const rows = examples.map(({ inputs }) => Float64Array.from(standardise(scale, inputs)))
  const parameters = begin(scale.means.length, options.hidden, random)
  const order = [...examples.keys()]
  const meanWeight = examples.reduce((sum, { weight }) => sum + weight, 0) / examples.length
  const step = createAdam(parameters)
  const gradient = new Float64Array(parameters.length)
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random)
    const rate = learningRate.first * (1 - (learningRate.fallsBy * epoch) / options.epochs)
    for (let from = 0; from < order.length; from += batchSize) {
      gradient.fill(0)
      const batch = order.slice(from, from + batchSize)
      for (const at of batch) {
        const { target = 0, weight = 0 } = examples[at] ?? {}
        const row = rows[at] ?? new Float64Array()
        addGradient({ parameters, gradient, row, hidden: options.hidden }, (result) => {
          const given = options.isChance ? 1 / (1 + Math.exp(-result)) : result
          return ((given - target) * weight) / meanWeight / batch.length
        })
      }
      step(gradient, rate)
    }
  }
  return toNet(scale, parameters, options.hidden)
}

function measure(examples: readonly Example[]): Pick<SalienceNet, 'means' | 'deviations'> {
  const width = examples[0]?.inputs.length ?? 0
  const means: number[] = []
  const deviations: number[] = []
  for (let at = 0; at < width; at += 1) {
    const known = examples.map(({ inputs }) => inputs[at] ?? 0).filter((value) => !Number.isNaN(value))
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length
    const square = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length
    means.push(round(mean))
    deviations.push(round(Math.sqrt(square)) || 1)
  }
  return { means, deviations }
}

/**
 * All numbers of a net in a row: for each hidden unit its weights, its bias and what it adds; last the bias
 * of the result.
 */
function begin(width: number, hidden: number, random: Random): Float64Array {
  const parameters = new Float64Array(hidden * (width + 2) + 1)
  const chance = (): number => (random.below(fine) + 0.5) / fine
  const normal = (): number => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance())
  for (let unit = 0; unit < hidden; unit += 1) {
    const from = unit * (width + 2)
    for (let at = 0; at < width; at += 1) parameters[from + at] = normal() / Math.sqrt(width)
    parameters[from + width + 1] = normal() / Math.sqrt(hidden)
  }
  return parameters
}

type Pass = { parameters: Float64Array; gradient: Float64Array; row: Float64Array; hidden: number }

/** Adds the gradient of one example; `errorOf` says by how much the result should have been less. */
function addGradient({ parameters, gradient, row, hidden }: Pass, errorOf: (result: number) => number): void {
  const width = row.length
  const last = parameters.length - 1
  const sums = new Float64Array(hidden)
  let result = parameters[last] ?? 0
  for (let unit = 0; unit < hidden; unit += 1) {
    const from = unit * (width + 2)
    let sum = parameters[from + width] ?? 0
    for (let at = 0; at < width; at += 1) sum += (parameters[from + at] ?? 0) * (row[at] ?? 0)
    sums[unit] = sum
    result += (parameters[from + width + 1] ?? 0) * (sum > 0 ? sum : leak * sum)
  }
  const error = errorOf(result)
  const add = (position: number, value: number): void => {
    gradient[position] = (gradient[position] ?? 0) + value
  }
  add(last, error)
  for (let unit = 0; unit < hidden; unit += 1) {
    const from = unit * (width + 2)
    const sum = sums[unit] ?? 0
    add(from + width + 1, error * (sum > 0 ? sum : leak * sum))
    const inside = error * (parameters[from + width + 1] ?? 0) * (sum > 0 ? 1 : leak)
    add(from + width, inside)
    for (let at = 0; at < width; at += 1) add(from + at, inside * (row[at] ?? 0))
  }
}

function createAdam(parameters: Float64Array): (gradient: Float64Array, rate: number) => void {
  const means = new Float64Array(parameters.length)
  const squares = new Float64Array(parameters.length)
  let steps = 0
  return (gradient, rate) => {
    steps += 1
    const meanShare = 1 - adam.mean ** steps
    const squareShare = 1 - adam.square ** steps
    for (let at = 0; at < parameters.length; at += 1) {
      const value = parameters[at] ?? 0
      const slope = (gradient[at] ?? 0) + ridge * value
      const mean = adam.mean * (means[at] ?? 0) + (1 - adam.mean) * slope
      const square = adam.square * (squares[at] ?? 0) + (1 - adam.square) * slope * slope
      means[at] = mean
      squares[at] = square
      parameters[at] = value - (rate * (mean / meanShare)) / (Math.sqrt(square / squareShare) + adam.floor)
    }
  }
}

function shuffle(order: number[], random: Random): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1)
    const held = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = held
  }
}

function toNet(
  scale: Pick<SalienceNet, 'means' | 'deviations'>,
  parameters: Float64Array,
  hidden: number,
): SalienceNet {
  const width = scale.means.length
  const units = Array.from({ length: hidden }, (_, unit) => {
    const numbers = [...parameters.subarray(unit * (width + 2), (unit + 1) * (width + 2))].map(round)
    return { weights: numbers.slice(0, width), bias: numbers[width] ?? 0, out: numbers[width + 1] ?? 0 }
  })
  return { ...scale, bias: round(parameters.at(-1) ?? 0), hidden: units }
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}
