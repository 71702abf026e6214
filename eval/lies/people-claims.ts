import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Agreement } from '#contract/evidence.ts'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { findSentences, locateTranscripts } from '../ask/read-questions.ts'

const questionSchema = z.object({
  transcript: z.string(),
  answerSentences: z.array(z.string()),
  evidence: z.array(z.object({ answerSentence: z.int(), turn: z.int().nonnegative(), text: z.string() })),
})

/**
 * A sentence that people wrote about a meeting, compared with the sentences that they marked as holding it
 * up.
 */
export type PeopleSentence = { meeting: string; text: string; cited: string[]; agreement: Agreement }

/** Compares every sentence of people's answers that has evidence marked. */
export function comparePeopleSentences(files: { transcripts: string; questions: string }): PeopleSentence[] {
  const recordings = locateTranscripts(files.transcripts)
  const indexes = new Map<string, EvidenceIndex>()
  const lines = gunzipSync(readFileSync(files.questions)).toString('utf8').split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const { transcript, answerSentences, evidence } = questionSchema.parse(JSON.parse(line))
    const recording = recordings.get(transcript)
    if (recording === undefined) return []
    const index = indexes.get(transcript) ?? createEvidenceIndex(recording.sentences, 'en')
    indexes.set(transcript, index)
    return answerSentences.flatMap((text, at) => {
      const marked = evidence.filter(({ answerSentence }) => answerSentence === at)
      const sentences = new Set(marked.flatMap((each) => findSentences(recording, each.turn, each.text)))
      if (sentences.size === 0) return []
      const ranges = [...sentences].map((sentence) => ({
        from: index.firstAt[sentence] ?? 0,
        to: index.firstAt[sentence + 1] ?? 0,
      }))
      const cited = [...sentences].map((sentence) => recording.sentences[sentence]?.text ?? '')
      return [
        {
          meeting: transcript,
          text,
          cited,
          agreement: compareStatement(index, { text, language: 'en' }, ranges),
        },
      ]
    })
  })
}
