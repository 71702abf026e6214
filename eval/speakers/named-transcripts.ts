import { z } from 'zod'
import { requireDevelopmentSet } from '../development-set.ts'
import { readJsonLines } from '../read-json-lines.ts'
import type { KnownTurn } from './score-labels.ts'

const recordSchema = z.object({
  domain: z.string(),
  transcript: z.array(z.object({ speaker: z.string().optional(), text: z.string() })),
})
/** So many of each kind are enough to see a way that fails. */
const transcriptsEach = 3
/** `[Inaudible.]` was not said. */
const note = /\[[^\]]{0,80}\]/gu
/** A turn has words, and a podcast of a day would tell no more. */
const maxTurns = 400

/** Real transcripts with the names of those who speak, up to three of each kind. */
export function readNamedTranscripts(): { kind: string; turns: KnownTurn[] }[] {
  const records = readJsonLines(requireDevelopmentSet()).map((line) => recordSchema.parse(line))
  return [...Map.groupBy(records, ({ domain }) => domain)].flatMap(([kind, those]) =>
    those.slice(0, transcriptsEach).map(({ transcript }) => ({
      kind,
      turns: transcript
        .map(({ speaker = '', text }) => ({
          speaker,
          text: text.replaceAll(note, ' ').replaceAll(/\s+/gu, ' ').trim(),
        }))
        .filter(({ speaker, text }) => speaker !== '' && text !== '')
        .slice(0, maxTurns),
    })),
  )
}
