import type { NumberSpelling } from '#words/numbers-schema.ts'
import { foldWords, isUnspaced } from './scan-words.ts'

/** The function of a part of a number: see `numbersSchema`, whose lists have these. */
export type NumberPart =
  | { kind: 'add'; value: number; isWeak?: true }
  | { kind: 'times'; value: number; closes: boolean; isWeak?: true }
  | { kind: 'before'; value: number }
  | { kind: 'teen' | 'join' | 'half' | 'point' | 'percent' }

/** Parts at a place of folded words, and of how many words they are made. */
export type PartsAt = { parts: readonly NumberPart[]; length: number }

/** The reader of numbers in one language. */
export type NumberWords = {
  partsAt: (words: readonly string[], at: number) => PartsAt | null
  /** A word may be part of a number. */
  has: (word: string) => boolean
  rules: NumberSpelling
  /** The number by which a word divides one: `half` 2; 0 for all other words. */
  divisorOf: (word: string) => number
}

/** Glued words that are remembered at most, by language. */
const maxKnown = 20_000

type Entries = {
  whole: Map<string, NumberPart>
  stems: Map<string, NumberPart>
  /** By their first word, the longest first. */
  phrases: Map<string, { words: string[]; part: NumberPart }[]>
}

/** Makes the reader of a language out of its lists. */
export function compileSpelling(spelling: NumberSpelling): NumberWords {
  const entries = entriesOf(spelling)
  const joins = new Set(foldList(spelling.within))
  const longest = Math.max(0, ...[...entries.whole.keys()].map(({ length }) => length))
  const endings = endingsOf(spelling)
  const homographs = homographsOf(spelling)
  const known = new Map<string, readonly NumberPart[] | null>()
  const partsOf = (word: string): readonly NumberPart[] | null => {
    const part = entries.whole.get(word)
    if (part !== undefined) return [part]
    const found = known.get(word)
    if (found !== undefined) return found
    const parts =
      (isFactored(word, homographs, entries) ? glued(word) : null) ??
      inflected(homographs, word, endings) ??
      inflected(entries.stems, word, endings) ??
      prefixed(word) ??
      glued(word)
    if (known.size >= maxKnown) known.clear()
    known.set(word, parts)
    return parts
  }
  const onset = spelling.onsets === undefined ? null : new RegExp(`^(?:${spelling.onsets.join('|')})`, 'u')
  const prefixed = (word: string): readonly NumberPart[] | null => {
    const { prefix } = spelling
    const joinsOn = prefix !== undefined && word.startsWith(prefix)
    const bare = joinsOn ? word.slice(prefix.length) : word
    const part = entries.whole.get(bare) ?? entries.whole.get(onset === null ? bare : bare.replace(onset, ''))
    if (part === undefined || part.kind === 'join' || bare.length < minPrefixed) return null
    return joinsOn ? [{ kind: 'join' }, part] : [part]
  }
  const glued = (word: string): readonly NumberPart[] | null =>
    spelling.within === undefined
      ? null
      : firmTogether(segment(word, { whole: entries.whole, joins, longest, endings }))
  const divisors = new Map(
    readForms(spelling.fractions).map(({ form, value }) => [foldWords(form).join(' '), value]),
  )
  const inPhrases = new Set([...entries.phrases.values()].flat().flatMap(({ words }) => words))
  return {
    rules: spelling,
    has: (word) => inPhrases.has(word) || divisors.has(word) || partsOf(word) !== null,
    divisorOf: (word) => divisors.get(word) ?? 0,
    partsAt: (words, at) => {
      const phrase = entries.phrases
        .get(words[at] ?? '')
        ?.find((each) => each.words.every((word, offset) => words[at + offset] === word))
      if (phrase !== undefined) return { parts: [phrase.part], length: phrase.words.length }
      const parts = partsOf(words[at] ?? '')
      return parts === null ? null : { parts, length: 1 }
    },
  }
}

function homographsOf({ homographs }: NumberSpelling): Map<string, NumberPart> {
  return new Map(
    readForms(homographs).map(({ form, value }) => [
      foldWords(form).join(''),
      { kind: 'add', value, isWeak: true },
    ]),
  )
}

/**
 * Korean 사백만 is four million rather than four hundred with an ending, and 사백일만 four million and ten thousand:
 * the ending is a factor.
 */
function isFactored(word: string, homographs: ReadonlyMap<string, NumberPart>, { whole }: Entries): boolean {
  return [...homographs.keys()].some((homograph) => {
    const parts = word.slice(homograph.length).split('')
    return (
      word.startsWith(homograph) &&
      whole.get(parts.at(-1) ?? '')?.kind === 'times' &&
      parts.every((part) => whole.has(part))
    )
  })
}

function entriesOf(spelling: NumberSpelling): Entries {
  const { closesFrom = 1e3 } = spelling
  const entries: Entries = { whole: new Map(), stems: new Map(), phrases: new Map() }
  const weak = new Set(foldList(spelling.weak))
  const meaningOf = (form: string): { isWeak?: true } =>
    weak.has(foldWords(form).join('')) ? { isWeak: true } : {}
  const add = (form: string, part: NumberPart): void => {
    const words = foldWords(form.replace('*', ''))
    const [first = ''] = words
    if (form.endsWith('*')) entries.stems.set(first, part)
    else if (words.length === 1 && part.kind !== 'percent') entries.whole.set(first, part)
    else entries.phrases.set(first, [...(entries.phrases.get(first) ?? []), { words, part }])
  }
  for (const { form, value } of readForms(spelling.ordinals)) add(form, { kind: 'add', value, isWeak: true })
  for (const { form, value } of readForms(spelling.cardinals))
    add(form, { kind: 'add', value, ...meaningOf(form) })
  for (const { form, value } of readForms(spelling.factors))
    add(form, { kind: 'times', value, closes: value >= closesFrom, ...meaningOf(form) })
  for (const { form, value } of readForms(spelling.before)) add(form, { kind: 'before', value })
  const marks = {
    join: spelling.joins,
    half: spelling.halves,
    point: spelling.point,
    percent: spelling.percent,
  } as const
  for (const kind of ['join', 'half', 'point', 'percent'] as const)
    for (const form of marks[kind] ?? []) add(form, { kind })
  for (const form of spelling.teens ?? []) if (!entries.whole.has(form)) add(form, { kind: 'teen' })
  for (const list of entries.phrases.values()) list.sort((a, b) => b.words.length - a.words.length)
  return entries
}

function readForms(
  forms: Readonly<Record<string, readonly string[]>> = {},
): { form: string; value: number }[] {
  return Object.entries(forms).flatMap(([value, list]) =>
    list.map((form) => ({ form, value: Number(value) })),
  )
}

/** The pattern of what may stand behind a number or its stem. */
function endingsOf({ endings, openEndings = [], counters = [] }: NumberSpelling): RegExp | null {
  if (endings === undefined) return null
  const open = openEndings.map((ending) => String.raw`${ending}\p{L}+`)
  const counted = counters.map((counter) => String.raw`${counter}\p{sc=Hangul}{0,3}`)
  return new RegExp(`^(?:${[...endings, ...open, ...counted].join('|')})$`, 'u')
}

function foldList(list: readonly string[] = []): string[] {
  return list.map((form) => foldWords(form).join(''))
}

const minStem = 2
/** Characters of a number behind what is written onto its beginning. */
const minPrefixed = 2

/** A stem, with one of the endings of its language where it has one. */
function inflected(stems: Entries['stems'], word: string, endings: RegExp | null): NumberPart[] | null {
  if (endings === null || stems.size === 0) return null
  for (let length = word.length; length >= minStem; length -= 1) {
    const part = stems.get(word.slice(0, length))
    if (part !== undefined && (length === word.length || endings.test(word.slice(length)))) return [part]
  }
  return null
}

/** Words with a second meaning have none where several are written as one number. */
function firmTogether(parts: readonly NumberPart[] | null): readonly NumberPart[] | null {
  if (parts === null || parts.length < 2) return parts
  return parts.map((part) =>
    part.kind === 'times'
      ? { kind: part.kind, value: part.value, closes: part.closes }
      : part.kind === 'add'
        ? { kind: part.kind, value: part.value }
        : part,
  )
}

type Pieces = {
  whole: ReadonlyMap<string, NumberPart>
  joins: ReadonlySet<string>
  longest: number
  endings: RegExp | null
}

/** A pattern of number words and their joints, the longest first, with an ending; `null` for others. */
function segment(word: string, pieces: Pieces): NumberPart[] | null {
  const dead = new Set<number>()
  const from = (at: number, isJoined: boolean): NumberPart[] | null => {
    if (at === word.length) return []
    if (dead.has(at)) return null
    for (let length = Math.min(pieces.longest, word.length - at); length > 0; length -= 1) {
      const piece = word.slice(at, at + length)
      const part = pieces.whole.get(piece)
      const rest = part === undefined || part.kind === 'join' ? null : from(at + length, false)
      if (part !== undefined && rest !== null) return [part, ...rest]
      if (at > 0 && !isJoined && pieces.joins.has(piece)) {
        const joined = from(at + length, true)
        if (joined !== null && joined.length > 0) return [{ kind: 'join' }, ...joined]
      }
    }
    if (at > 0 && pieces.endings?.test(word.slice(at)) === true) return []
    dead.add(at)
    return null
  }
  return isUnspaced(word) ? null : from(0, false)
}
