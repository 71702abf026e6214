/** The zero crossings of the filter on each side: what lies above the new range is down by some 60 dB. */
const crossings = 12
/** The share of the new range that is left whole. */
const passed = 0.92

/**
 * Resamples one channel with a low-pass filter, block after block. Speech that is only thinned out gets the
 * hiss of its higher tones folded into it, which recognizers hear as other sounds.
 */
export class Resampler {
  readonly #step: number
  readonly #phases: number
  readonly #reach: number
  readonly #table: Float32Array
  #input: Float32Array
  #index: number
  #phase = 0

  constructor(fromRate: number, toRate: number) {
    const divisor = commonDivisor(fromRate, toRate)
    this.#step = fromRate / divisor
    this.#phases = toRate / divisor
    const cutoff = Math.min(1, toRate / fromRate) * passed
    this.#reach = Math.ceil(crossings / cutoff)
    this.#table = filterTable(this.#phases, this.#reach, cutoff)
    this.#input = new Float32Array(this.#reach - 1)
    this.#index = this.#reach - 1
  }

  /** The samples that a further block makes known; the last ones come with the block after it. */
  push(block: Float32Array): Float32Array {
    const reach = this.#reach
    const input = new Float32Array(this.#input.length + block.length)
    input.set(this.#input)
    input.set(block, this.#input.length)
    const made = new Float32Array(Math.ceil((input.length * this.#phases) / this.#step) + 1)
    let count = 0
    for (; this.#index + reach < input.length; count += 1) {
      const from = this.#index - reach + 1
      const row = this.#phase * 2 * reach
      let sum = 0
      for (let tap = 0; tap < 2 * reach; tap += 1)
        sum += (input[from + tap] ?? 0) * (this.#table[row + tap] ?? 0)
      made[count] = sum
      this.#phase += this.#step
      this.#index += Math.floor(this.#phase / this.#phases)
      this.#phase %= this.#phases
    }
    const left = Math.min(this.#index - reach + 1, input.length)
    this.#input = input.slice(left)
    this.#index -= left
    return made.subarray(0, count)
  }

  /** The samples up to the end. */
  flush(): Float32Array {
    return this.push(new Float32Array(this.#reach))
  }
}

/** The weights of the neighbours of a sample, for each place that it may have between two of them. */
function filterTable(phases: number, reach: number, cutoff: number): Float32Array {
  const table = new Float32Array(phases * 2 * reach)
  for (let phase = 0; phase < phases; phase += 1) {
    for (let tap = 0; tap < 2 * reach; tap += 1) {
      const distance = tap - reach + 1 - phase / phases
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)
      table[phase * 2 * reach + tap] = cutoff * sinc(cutoff * distance) * window
    }
  }
  return table
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
