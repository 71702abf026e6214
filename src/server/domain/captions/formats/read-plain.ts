import type { RawCaptions } from '../raw-captions.ts'

/** A clock alone on its line, as Google Meet writes it every few minutes: too seldom for the times of captions. */
const loneClock = /^\s{0,9}[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s{0,9}$/

/** Reads text without times: a cue per paragraph, or per line where no empty line parts paragraphs. */
export function readPlain(text: string): RawCaptions {
  const paragraphs: string[] = []
  let current: string[] = []
  const lines = text
    .trim()
    .split('\n')
    .map((line) => (loneClock.test(line) ? '' : line))
  const hasParagraphs = lines.some((line) => line.trim() === '')
  for (const line of lines) {
    if (line.trim() !== '') current.push(line)
    if (current.length > 0 && (!hasParagraphs || line.trim() === '')) {
      paragraphs.push(current.join('\n'))
      current = []
    }
  }
  if (current.length > 0) paragraphs.push(current.join('\n'))
  return {
    cues: paragraphs.map((words) => ({ startMs: null, endMs: null, text: words, speaker: null })),
    captionKind: 'unknown',
    language: null,
    namesAbove: hasParagraphs,
  }
}
