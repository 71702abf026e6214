import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { boundaryWord } from '#core/text/predict-sentences.ts'

/** The words of a turn without their marks, and before which of them a sentence begins. */
export type MarkedTurn = { group: 'meetings' | 'topics'; words: string[]; begins: ReadonlySet<number> }

const recordSchema = z.object({
  domain: z.string(),
  transcript: z.array(z.object({ text: z.string() })),
})
/** Shorter turns are answers of a word or two, which captions of a transcript have not. */
const minWords = 12
const shortening = /^(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|u\.s|no|inc)\.$/i
const sentenceEnd = /[.!?…]["')\]]*$/

/** Reads the turns of a gzipped file of one JSON object a line, punctuation removed. */
export function readTurns(file: string): MarkedTurn[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean)
  return lines
    .flatMap((line) => {
      const { domain, transcript } = recordSchema.parse(JSON.parse(line))
      const group = domain.startsWith('qmsum') ? 'meetings' : 'topics'
      return transcript.map(({ text }) => ({ group, ...removeMarks(text) }) as const)
    })
    .filter(({ words }) => words.length >= minWords)
}

/** The words of a punctuated text in lower case, and where its sentences begin. */
export function removeMarks(text: string): Pick<MarkedTurn, 'words' | 'begins'> {
  const words: string[] = []
  const begins = new Set<number>()
  for (const token of text.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ').split(/\s+/)) {
    const word = boundaryWord(token)
    if (word !== '') words.push(word)
    if (words.length > 0 && sentenceEnd.test(token) && !shortening.test(token)) begins.add(words.length)
  }
  begins.delete(words.length)
  return { words, begins }
}
