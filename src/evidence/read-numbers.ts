import type { NumberWords, PartsAt } from './compile-spelling.ts'
import { joinDigits, joinThousands, joinYears } from './join-numbers.ts'
import { readDigits } from './spoken-number.ts'
import type { SpokenNumber } from './spoken-number.ts'
import { endSum, startSum, takePart } from './sum-numbers.ts'
import type { Sum } from './sum-numbers.ts'

/**
 * The numbers among words, whether in digits or spelled out: `two hundred and five`, `2.5 million`, `nineteen eighty
 * four` (1984). `words` are folded. What may be an ordinary word is none.
 */
export function readNumbers(words: readonly string[], language: NumberWords | null): SpokenNumber[] {
  return readEveryNumber(words, language).filter(({ isWeak }) => isWeak !== true)
}

/** All numbers that words may say: articles, ordinals and other words with a second meaning among them. */
export function readEveryNumber(words: readonly string[], language: NumberWords | null): SpokenNumber[] {
  const numbers: SpokenNumber[] = []
  let at = 0
  while (at < words.length) {
    const read = partsAt(words, at, language)
    const number = read === null ? null : readNumber(words, { from: at, read }, language)
    if (number === null) {
      at += read?.parts[0]?.kind === 'percent' ? read.length : 1
      continue
    }
    numbers.push(number)
    at = number.to
  }
  const years = language === null || language.rules.years === true ? joinYears(numbers, words) : numbers
  return joinThousands(
    joinDigits(years, words),
    words,
    language?.rules.decimalPoint !== true && language !== null,
  )
}

/** Whether a folded word may stand in a number: a number goes on over no other. */
export function isNumberPart(word: string, language: NumberWords | null): boolean {
  return readDigits(word, language) !== null || language?.has(word) === true
}

/** The places of the words that the numbers are made of. */
export function positionsOf(numbers: readonly SpokenNumber[]): Set<number> {
  return new Set(numbers.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
}

function readNumber(
  words: readonly string[],
  { from, read: first }: { from: number; read: PartsAt },
  language: NumberWords | null,
): SpokenNumber | null {
  let sum: Sum | null = null
  let best: { sum: Sum; to: number } | null = null
  let firm: Sum | null = null
  let at = from
  let read: PartsAt | null = first
  while (read !== null && at < words.length) {
    const next = partsAt(words, at + read.length, language)
    const taken = takeParts(sum ?? startSum(), read, next, language)
    if (taken === null) break
    sum = taken
    at += read.length
    if (!isLoose(read)) {
      if (best !== null && read.parts.every((part) => 'isWeak' in part)) firm = best.sum
      else firm = null
      best = { sum, to: at }
    }
    read = next
  }
  if (best === null || !best.sum.started) return null
  const digits = readDigits(words[from] ?? '', language)
  const value = endSum(best.sum)
  const fraction = best.sum.fraction ?? ''
  const behind = fraction === '' ? [] : [Number(fraction)]
  const endsOnZero = fraction.endsWith('0') || zeroBehindPoint.test(words[best.to - 1] ?? '')
  const also = [...(digits?.also ?? []), ...(firm === null ? [] : [endSum(firm)]), ...behind]
  return {
    value,
    from,
    to: best.to,
    ...(also.length > 0 ? { also } : {}),
    ...(best.sum.isFirm ? {} : { isWeak: true }),
    ...(endsOnZero && !Number.isInteger(value) ? { endsOnZero: true } : {}),
  }
}

/** What opens or joins and says no number itself: a number never ends with it. */
function isLoose({ parts }: PartsAt): boolean {
  const last = parts.at(-1)?.kind
  return last === 'join' || last === 'point' || last === 'before'
}

function partsAt(words: readonly string[], at: number, language: NumberWords | null): PartsAt | null {
  const digits = readDigits(words[at] ?? '', language)
  if (digits !== null) return { parts: digits.parts, length: 1 }
  return language?.partsAt(words, at) ?? null
}

const zeroBehindPoint = /\.\d*0$/

/** All parts of a word, or none. */
function takeParts(
  sum: Sum,
  { parts }: PartsAt,
  next: PartsAt | null,
  language: NumberWords | null,
): Sum | null {
  let taken: Sum | null = sum
  for (const [position, part] of parts.entries()) {
    // What is written onto the first word of a number joins it to no other.
    if (part.kind === 'join' && !taken.started && parts.length > 1) continue
    const following = parts[position + 1] ?? next?.parts[0]
    taken = takePart(taken, part, { following, isWithin: position > 0, rules: language?.rules ?? null })
    if (taken === null) return null
  }
  return taken
}
