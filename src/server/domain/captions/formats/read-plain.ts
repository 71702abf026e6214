import type { RawCaptions } from '../raw-captions.ts'

/** Reads text without times: a cue per paragraph, or per line where no empty line parts paragraphs. */
export function readPlain(text: string): RawCaptions {
  const paragraphs: string[] = []
  let current: string[] = []
  const lines = text.trim().split('\n')
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
  }
}
