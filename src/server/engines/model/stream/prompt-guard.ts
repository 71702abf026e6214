/** Recognises a model's own instructions in what it writes. */
export type PromptGuard = {
  /** Whether so long a run of words of the instructions stands in the text that it was copied from them. */
  isLeak: (text: string) => boolean
  /** How many characters at the end of the text may be the beginning of such a run. */
  heldBack: (text: string) => number
}

type Word = { text: string; from: number }

/** Words in a row that are looked up at once; fewer are common in any text. */
const gram = 4
/** A run of so many words of the instructions is a copy. */
const leakWords = 10

/** Makes a guard for these instructions. Their translation into another language is not recognised. */
export function createPromptGuard(instructions: readonly string[]): PromptGuard {
  const grams = new Set<string>()
  for (const instruction of instructions) {
    const words = wordsOf(instruction)
    for (let at = 0; at + gram <= words.length; at += 1) grams.add(keyAt(words, at))
  }

  /** The length of the run that ends at each word, in words. */
  function runs(words: readonly Word[]): number[] {
    const lengths: number[] = []
    for (const [at] of words.entries()) {
      const isPart = at >= gram - 1 && grams.has(keyAt(words, at - gram + 1))
      lengths.push(isPart ? Math.max(gram, (lengths[at - 1] ?? 0) + 1) : 0)
    }
    return lengths
  }

  return {
    isLeak: (text) => runs(wordsOf(text)).some((length) => length >= leakWords),
    heldBack: (text) => {
      const words = wordsOf(text)
      const length = runs(words).at(-1) ?? 0
      const first = words[words.length - length]
      return length === 0 || first === undefined ? 0 : text.length - first.from
    },
  }
}

function wordsOf(text: string): Word[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
  }))
}

function keyAt(words: readonly Word[], at: number): string {
  return words
    .slice(at, at + gram)
    .map(({ text }) => text)
    .join(' ')
}
