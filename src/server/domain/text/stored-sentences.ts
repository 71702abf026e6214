import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import { openBody, unpackText } from '#server/lib/sealed-body.ts'

/**
 * The sentences of a transcript as they are stored: JSON, or packed JSON, under its key where a store outside of the database had it.
 * A thread takes them so, since reading and copying the sentences of a day holds the process up.
 */
export type StoredSentences = { json: string } | { packed: Uint8Array; key: string | null }

const sentencesSchema = z.custom<Sentence[]>((value) => Array.isArray(value))

/** Reads stored sentences. @throws AppError `STORAGE_DAMAGED` where they are not those of their key */
export async function readSentences(stored: StoredSentences): Promise<Sentence[]> {
  return sentencesSchema.parse(JSON.parse(await jsonOf(stored)))
}

async function jsonOf(stored: StoredSentences): Promise<string> {
  if ('json' in stored) return stored.json
  const { packed, key } = stored
  return key === null ? await unpackText(packed) : await openBody({ key, bytes: packed })
}
