import { readFileSync } from 'node:fs'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'

/** One sentence twice: with its numbers in words, and in digits. */
export type Phrase = { language: string; worded: string; digits: string }

/** A line over a quote, what it differs in, and whether its number is the one of the quote. */
export type JudgedPhrase = {
  phrase: Phrase
  line: string
  quote: string
  isHonest: boolean
  isFlagged: boolean
}

/** Reads the sentences of `phrases.txt`. */
export function readPhrases(): Phrase[] {
  const lines = readFileSync(new URL('phrases.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [language = '', worded = '', digits = ''] = line.split(' | ')
    return { language, worded, digits }
  })
}

/**
 * Lays digits over words and words over digits, each once with the number of the quote and once with another.
 */
export function judgePhrase(phrase: Phrase): JudgedPhrase[] {
  const { language, worded, digits } = phrase
  const other = withAnotherNumber(digits)
  return [
    { line: digits, quote: worded, isHonest: true },
    { line: worded, quote: digits, isHonest: true },
    { line: other, quote: worded, isHonest: false },
    { line: worded, quote: other, isHonest: false },
  ].map((pair) => ({ ...pair, phrase, isFlagged: isFlagged(pair, language) }))
}

function isFlagged({ line, quote }: { line: string; quote: string }, language: string): boolean {
  const sentence = { text: quote, index: 0, start: 0, end: 5, speaker: null, turn: 0, fragment: false }
  const index = createEvidenceIndex([sentence], language)
  const whole = { from: 0, to: index.words.length }
  return compareStatement(index, { text: line, language }, [whole]).finding === 'differs'
}

const digit = /\p{Nd}/u

/** The same text, the first number of which begins with another digit. */
function withAnotherNumber(text: string): string {
  const at = text.search(digit)
  const first = text.codePointAt(at) ?? 0
  // The digits of a script stand together, so the next one is one greater; nine becomes eight.
  const next = String.fromCodePoint(first + 1)
  return text.slice(0, at) + (digit.test(next) ? next : String.fromCodePoint(first - 1)) + text.slice(at + 1)
}
