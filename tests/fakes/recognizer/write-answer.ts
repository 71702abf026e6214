/** A line that is said, in seconds from the start of the piece. */
export type SaidLine = {
  start: number
  end: number
  text: string
  speaker?: string
  /** The doubt of the recognizer that anybody speaks. */
  noSpeech?: number
}

/** Speech in a piece of sound. */
export type Said = { language: string; lines: readonly SaidLine[] }

/**
 * The answer in a form of the protocol: words of `verbose_json` stand in a list of their own. A server whose
 * forms lack `words` gives segments alone.
 */
export function writeAnswer(form: string, { language, lines }: Said, forms: readonly string[]): string {
  const text = lines.map((line) => line.text).join(' ')
  if (form === 'text') return `${text}\n`
  if (form === 'json') return JSON.stringify({ text, usage: { type: 'duration', seconds: 1 } })
  if (form === 'diarized_json') return JSON.stringify({ task: 'transcribe', text, segments: voices(lines) })
  return JSON.stringify({
    task: 'transcribe',
    language,
    duration: lines.at(-1)?.end ?? 0,
    text,
    segments: lines.map((line, id) => ({
      id,
      seek: 0,
      start: line.start,
      end: line.end,
      text: ` ${line.text}`,
      tokens: [],
      temperature: 0,
      avg_logprob: -0.3,
      compression_ratio: 1.2,
      no_speech_prob: line.noSpeech ?? 0.01,
    })),
    ...(forms.includes('words') ? { words: lines.flatMap(wordsIn) } : {}),
  })
}

function voices(lines: readonly SaidLine[]) {
  return lines.map(({ start, end, text, speaker = 'A' }, id) => ({
    type: 'transcript.text.segment',
    id: `seg_${id}`,
    start,
    end,
    text,
    speaker,
  }))
}

/** Words of a line, with times in equal steps. */
function wordsIn({ start, end, text }: SaidLine) {
  const words = text.split(' ')
  const step = (end - start) / words.length
  return words.map((word, at) => ({ word, start: start + at * step, end: start + (at + 1) * step }))
}
