import { joinText } from '#product/join-text.ts'
import type { RawCue } from '../raw-captions.ts'

const maxWords = 14
/** A pause this long begins a new caption, in milliseconds. */
const pauseMs = 1500
const sentenceEnd = /[.!?…。！？؟।]["'”’»)\]]?$/u

/** Words with a time each as captions: up to a sentence's end, a pause, a new speaker or 14 words. */
export function joinTimedWords(words: readonly RawCue[]): RawCue[] {
  const lines: RawCue[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line === undefined || last === undefined || isBreak(last, word) || line.length >= maxWords)
      lines.push([word])
    else line.push(word)
  }
  // Whisper writes the blank before a word; where it does, one without belongs to the word before.
  const hasBlanks = words.some(({ text }) => text.startsWith(' '))
  return lines.map((line): RawCue => {
    const texts = line.map(({ text }) => text)
    return {
      startMs: line[0]?.startMs ?? null,
      endMs: line.at(-1)?.endMs ?? null,
      text: hasBlanks ? texts.join('') : joinText(texts),
      speaker: line[0]?.speaker ?? null,
    }
  })
}

function isBreak(last: RawCue, word: RawCue): boolean {
  if (last.speaker !== word.speaker || sentenceEnd.test(last.text)) return true
  const ended = last.endMs ?? last.startMs
  return ended !== null && word.startMs !== null && word.startMs - ended >= pauseMs
}
