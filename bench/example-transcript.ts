import type { Sentence } from '#contract/transcripts.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'

const found = await createSampleSource().fetch('hQVTIJBZook', {
  choice: null,
  signal: new AbortController().signal,
})
if (found === null) throw new Error('The example talk is missing.')

/** The example talk of 63 minutes. */
export const exampleTranscript = found

/** Its sentences. */
export const transcriptSentences = splitSentences(exampleTranscript.cues, 'en')

/** Its sentences so many times over, four seconds each. */
export function transcriptTimes(count: number): Sentence[] {
  const repeated = Array.from({ length: count }, () => transcriptSentences).flat()
  return repeated.map((sentence, index) => ({ ...sentence, index, start: index * 4, end: index * 4 + 4 }))
}
