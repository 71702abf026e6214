import type { Sentence } from '#contract/transcripts.ts'
import { needsBlank } from '#product/join-text.ts'
import { countWords } from './find-words.ts'

const longParagraphWords = 90

/** The transcript to read, its paragraphs parted by empty lines. */
export function readableText(sentences: readonly Sentence[]): string {
  return [...readableParagraphs(sentences)].join('\n\n')
}

/**
 * The paragraphs of a transcript to read: one per turn, long turns in several. Where the speaker changes the
 * paragraph begins with the name.
 */
export function* readableParagraphs(sentences: readonly Sentence[]): Generator<string> {
  let speaker: string | null = null
  for (const paragraph of gatherParagraphs(sentences)) {
    const spokenBy = paragraph[0]?.speaker ?? null
    const label = spokenBy !== null && spokenBy !== speaker ? `${spokenBy}: ` : ''
    yield label + flowing(paragraph)
    speaker = spokenBy
  }
}

function* gatherParagraphs(sentences: readonly Sentence[]): Generator<Sentence[]> {
  let current: Sentence[] = []
  let words = 0
  for (const sentence of sentences) {
    const isOver = current[0] !== undefined && sentence.turn !== current[0].turn
    if (isOver || words >= longParagraphWords) {
      yield current
      current = []
      words = 0
    }
    current.push(sentence)
    words += countWords(sentence.text)
  }
  if (current.length > 0) yield current
}

/** Sentences without a full stop are always kept apart by a blank. */
function flowing(sentences: readonly Sentence[]): string {
  const pieces = sentences.map(({ text }, i) => {
    const before = sentences[i - 1]?.text
    if (before === undefined) return text
    return needsBlank(before, text) || !/\p{P}$/u.test(before) ? ` ${text}` : text
  })
  return pieces.join('')
}

const bareI = /(?<![\p{L}\p{N}'’_-])i(?=$|\s|['’](?:m|ll|ve|d)(?!\p{L}))/gu
const closed = /[.!?…]["'”’)\]]*$/u

/** The edges of a sentence of unpunctuated English: within one that was too long, or of its own. */
type Edges = { isContinued: boolean; continues: boolean }

/**
 * An English sentence with what automatic captions leave out: the capital at its beginning, the full stop,
 * and the capital of "I".
 */
export function restoreSentence(text: string, { isContinued, continues }: Edges): string {
  const written = text.replace(bareI, 'I')
  const opened = isContinued
    ? written
    : written.replace(
        /^([^\p{L}\p{N}]*)(\p{Ll})/u,
        (_, marks: string, first: string) => marks + first.toUpperCase(),
      )
  return continues || closed.test(opened) ? opened : `${opened.replace(/[\s,;:–-]+$/u, '')}.`
}

/** A stretch of text, from its first character up to and without `to`. */
export type Range = { from: number; to: number }

/** Abbreviations whose full stop ends no sentence; before a capital only these are ambiguous. */
const shortenings = new Set(
  (
    'mr mrs ms dr prof sr jr st vs etc e.g i.e u.s inc ltd co hon gen rev sen rep fig vol approx ' +
    'bzw ca nr hr fr str sra dra mme mlle г ул им т.е т.д т.п'
  ).split(' '),
)
const beforeDigitOnly = new Set(['no', 'nos', 'p', 'pp', 'art'])
const lastWord = /(?:^|[\s("'“«])((?:\p{L}\.){0,4}\p{L}{1,6})\.$/u
const letterOrDigit = /[\p{L}\p{N}]/u

/** The sentences of a punctuated text by the Unicode rules, joined after abbreviations like "Dr.". */
export function findSentences(text: string, segmenter: Intl.Segmenter): Range[] {
  const found: Range[] = []
  let isOpen = false
  for (const { segment, index } of segmenter.segment(text)) {
    const last = found.at(-1)
    const to = index + segment.length
    const next = text.slice(to, to + 1)
    const joins = last !== undefined && (isOpen || !letterOrDigit.test(segment))
    if (joins) last.to = to
    else found.push({ from: index, to })
    isOpen = endsInShortening(segment, next) || !letterOrDigit.test(text.slice(found.at(-1)?.from, to))
  }
  return found
}

function endsInShortening(segment: string, next: string): boolean {
  const word = lastWord.exec(segment.slice(-24).trimEnd())?.[1]
  if (word === undefined) return false
  const lower = word.toLowerCase()
  if (beforeDigitOnly.has(lower)) return /\d/.test(next)
  const isInitial = /^\p{Lu}$/u.test(word) && word !== 'I'
  return isInitial || shortenings.has(lower) || /^(?:\p{Lu}\.)+\p{Lu}$/u.test(word)
}
