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
