import type { Random } from './random.ts'

/**
 * Changes the words of a quote as a careless or lying model would; `null` where these words do not lend
 * themselves.
 */
export type Damage = (words: readonly string[], random: Random) => string[] | null

const spelled =
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred thousand million'.split(
    ' ',
  )
const number = new RegExp(`^(?:\\d+|\\d[\\d,]*\\d|${spelled.join('|')})[.,?!]?$`, 'i')
const auxiliary = /^(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|must)$/i
const negated = /^(?:not|never)$|^(?:is|are|was|were|do|does|did|have|has|had|could|would|should)n['’]t$/i
const hesitation = /^(?:uh|um|uhm|er|erm|mm|hmm|ah|eh)[.,]?$/i
const fillers = [['you', 'know'], ['i', 'mean'], ['sort', 'of'], ['kind', 'of'], ['like']]

const bare = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}'’]/gu, '')
const positionsOf = (words: readonly string[], test: RegExp) =>
  [...words.entries()].filter(([, word]) => test.test(word)).map(([position]) => position)

/** Takes out what an editor takes out: hesitations, fillers set off by commas, words said twice. */
export const clean: Damage = (words) => {
  const rest: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const filler = fillers.find((parts) => isFillerAt(words, at, parts))
    if (filler !== undefined) at += filler.length - 1
    else if (!hesitation.test(word) && !(bare(word) !== '' && bare(word) === bare(rest.at(-1) ?? '')))
      rest.push(word)
  }
  return rest.length === words.length ? null : rest
}

function isFillerAt(words: readonly string[], at: number, parts: readonly string[]): boolean {
  const isSetOff = at === 0 || (words[at - 1] ?? '').endsWith(',')
  const last = words[at + parts.length - 1] ?? ''
  return (
    isSetOff && last.endsWith(',') && parts.every((part, offset) => bare(words[at + offset] ?? '') === part)
  )
}

/** Loses one word. */
export const dropOne: Damage = (words, random) => words.toSpliced(random.below(words.length), 1)

/** Has one word of another place instead of its own. */
export function replaceOne(others: readonly string[]): Damage {
  return (words, random) => words.with(random.below(words.length), random.pick(others))
}

/** The same words in another order. */
export const shuffle: Damage = (words, random) => {
  const shuffled = [...words]
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1)
    const moved = shuffled[at] ?? ''
    shuffled[at] = shuffled[other] ?? ''
    shuffled[other] = moved
  }
  return shuffled
}

/** Another number instead of one that was said. */
export const changeNumber: Damage = (words, random) => {
  const positions = positionsOf(words, number)
  if (positions.length === 0) return null
  const position = random.pick(positions)
  const said = bare(words[position] ?? '')
  const other = /\d/.test(said)
    ? String(Number(said.replaceAll(',', '')) + 1 + random.below(9))
    : random.pick(spelled.filter((word) => word !== said))
  return words.with(position, other)
}

/** The opposite: not, never, or n't where there was none. */
export const insertNegation: Damage = (words, random) => {
  const positions = positionsOf(words, auxiliary).filter((position) => position + 1 < words.length)
  if (positions.length === 0) return words.toSpliced(1 + random.below(words.length - 1), 0, 'never')
  const position = random.pick(positions)
  const word = words[position] ?? ''
  const isContracted = random.below(2) === 0 && !/^(?:can|will|must)$/i.test(word)
  return isContracted ? words.with(position, `${word}n't`) : words.toSpliced(position + 1, 0, 'not')
}

/** The opposite: a negation within the quote is gone. */
export const removeNegation: Damage = (words, random) => {
  const positions = positionsOf(words, negated).filter((position) => position > 0)
  if (positions.length === 0) return null
  const position = random.pick(positions)
  const word = words[position] ?? ''
  return /n['’]t$/i.test(word) ? words.with(position, word.slice(0, -3)) : words.toSpliced(position, 1)
}
