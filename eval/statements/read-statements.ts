import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { readJsonLines } from '../read-json-lines.ts'

const transcriptSchema = z.object({ kind: z.literal('transcript'), doc: z.string(), text: z.string() })
const claimSchema = z.object({
  kind: z.literal('claim'),
  id: z.string(),
  domain: z.string(),
  doc: z.string(),
  statements: z.array(z.string()),
  label: z.boolean(),
})
const lineSchema = z.discriminatedUnion('kind', [transcriptSchema, claimSchema])

/** A claim about a document, true where people agreed that the document bears it out. */
export type LabelledClaim = z.infer<typeof claimSchema> & { sentences: readonly Sentence[] }

/** Reads the claims of a file with the sentences of their documents. */
export function readStatements(file: string): LabelledClaim[] {
  const lines = readJsonLines(file).map((line) => lineSchema.parse(line))
  const documents = new Map<string, Sentence[]>()
  for (const line of lines) if (line.kind === 'transcript') documents.set(line.doc, toSentences(line.text))
  return lines.flatMap((line) =>
    line.kind === 'claim' ? [{ ...line, sentences: documents.get(line.doc) ?? [] }] : [],
  )
}

const turn = /\s+\.\s+(?=[A-Z][\w' ]{0,30}:)|\n+/
const speakerLabel = /^\s*([A-Z][\w'.\][ ]{0,30}):\s*/

/** Chats and meetings name who speaks before each turn. */
function toSentences(text: string): Sentence[] {
  const cues = text
    .split(turn)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const label = speakerLabel.exec(part)
      return {
        start: null,
        duration: null,
        text: part.slice(label?.[0].length ?? 0).trim(),
        speaker: label?.[1] ?? null,
      }
    })
    .filter((cue) => cue.text !== '')
  return splitSentences(cues, 'en')
}
