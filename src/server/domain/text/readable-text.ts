import type { Sentence } from '#contract/transcripts.ts'
import { needsBlank } from '#product/join-text.ts'
import { countWords } from './find-words.ts'

const longParagraphWords = 90

/** The transcript to read, its paragraphs parted by empty lines. */
export function readableText(sentences: readonly Sentence[]): string {
  return [...readableParagraphs(sentences)].join('\n\n')
}

/**
 * The paragraphs of a transcript to read: one per turn, long turns in several. Where the speaker changes the paragraph
 * begins with the name.
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
