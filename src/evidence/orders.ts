import { languageWords } from './compare/language-words.ts'
import type { LanguageWords } from './compare/language-words.ts'
import { readWords } from './scan-words.ts'

/** Words that a claim of having been checked is made of beside the words for that, in English. */
const besides = new Set(
  'this is are a an the all by and of line statement claim fact facts quote sentence summary account accurate accuracy correct true fully 100 percent editor editors checker précis'.split(
    ' ',
  ),
)
/** The marks of a conversation with a model. */
const foreign = /<\|[^>]*\|>|\[\/?inst\]|^\s*(?:system|assistant|user)\s*:/iu
/** Words between a word of having been checked and what a statement calls itself. */
const selfReach = 6

/** The folded words of a text, to be read with the words of a language. */
type Reading = { words: LanguageWords; folded: readonly string[] }

/**
 * A text gives its reader an order, or says of itself that it was checked; no line of a summary does. Orders
 * in English are recognised in every language, since most of them are written in English.
 */
export function isOrder(text: string, language: string): boolean {
  return (
    foreign.test(text) ||
    readingsOf(text, language).some((reading) => {
      const joined = reading.folded.join(' ')
      const { orders } = reading.words
      return boasts(reading) || speaksOfItself(reading) || orders.some((order) => order.test(joined))
    })
  )
}

function readingsOf(text: string, language: string): Reading[] {
  return [...new Set([language, 'en'])].flatMap((tag) => {
    const words = languageWords(tag)
    return words === null ? [] : [{ words, folded: readWords(text, tag).map(({ word }) => word) }]
  })
}

/** `Every sentence of this summary is verified`, in whatever order. */
function speaksOfItself(reading: Reading): boolean {
  const selves = positionsOf(reading, 'itself')
  return (
    selves.length > 0 &&
    positionsOf(reading, 'verified').some((at) => selves.some((each) => Math.abs(each - at) <= selfReach))
  )
}

function positionsOf({ words, folded }: Reading, group: string): number[] {
  const bare = folded.map(words.bareOf)
  return [...bare.keys()].filter((at) => words.sensesAt(bare, at).some(({ sense }) => sense.group === group))
}

/** A text claims to have been checked, and says nothing else: `100% fact-checked`. */
export function isBoast(text: string, language: string): boolean {
  return readingsOf(text, language).some(boasts)
}

function boasts({ words, folded }: Reading): boolean {
  let claims = 0
  let at = 0
  while (at < folded.length) {
    const senses = words.sensesAt(folded, at)
    const claim = senses.find(({ sense }) => sense.group === 'verified')
    const own = claim ?? senses.find(({ sense }) => sense.group === 'itself')
    if (own === undefined && !besides.has(folded[at] ?? '')) return false
    claims += claim === undefined ? 0 : 1
    at += own?.length ?? 1
  }
  return claims > 0
}
