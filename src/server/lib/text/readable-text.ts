import type { Sentence } from '#contract/transcripts.ts'
import { countWords } from './count-words.ts'
import { needsBlank } from './join-text.ts'

const longParagraphWords = 90

/**
 * The transcript to read: a paragraph per turn, long turns in several, parted by empty lines. Where the speaker changes the
 * paragraph begins with the name.
 */
export function readableText(sentences: readonly Sentence[]): string {
  const paragraphs: string[] = []
  let current: Sentence[] = []
  let words = 0
  let speaker: string | null = null
  const close = () => {
    const first = current[0]
    if (first === undefined) return
    const label = first.speaker !== null && first.speaker !== speaker ? `${first.speaker}: ` : ''
    paragraphs.push(label + flowing(current))
    speaker = first.speaker
    current = []
    words = 0
  }
  for (const sentence of sentences) {
    if (current[0] !== undefined && (sentence.turn !== current[0].turn || words >= longParagraphWords))
      close()
    current.push(sentence)
    words += countWords(sentence.text)
  }
  close()
  return paragraphs.join('\n\n')
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
