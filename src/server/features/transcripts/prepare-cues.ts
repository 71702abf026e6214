import { hash } from 'node:crypto'
import { browserTranscriptSchema } from '#contract/transcripts.ts'
import type { BrowserTranscript, Cue, Sentence } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { parseQuickJson } from '#core/parse-json.ts'
import * as local from '#local/prepare-cues.ts'

/** `contentHash` is the SHA-256 of all sentences. */
type Hashed<Prepared> = Prepared & { contentHash: string }

/** The sentences of cues, with their hash. */
export type PreparedCues = Hashed<local.PreparedCues>

/** A caption file, read, with the hash of its sentences. */
export type PreparedFile = Hashed<local.PreparedFile>

/** Makes sentences of cues. @throws AppError as `prepareCues` of `src/local` does */
export async function prepareCues(cues: Cue[], declaredLanguage: string | null): Promise<PreparedCues> {
  return withHash(await local.prepareCues(cues, declaredLanguage))
}

/** Makes sentences of a caption file of any kind. @throws AppError what is wrong with the file */
export async function prepareFile(bytes: Uint8Array, fileName: string | undefined): Promise<PreparedFile> {
  return withHash(await local.prepareFile(bytes, fileName))
}

/**
 * Reads what the extension sent.
 * @throws AppError `INVALID_REQUEST` for another form, or what is wrong with the captions
 */
export async function prepareBrowser(bytes: Uint8Array): Promise<PreparedFile> {
  return withHash(await local.prepareBrowser(readBody(bytes)))
}

function withHash<Prepared extends { sentences: readonly Sentence[] }>(prepared: Prepared): Hashed<Prepared> {
  return { ...prepared, contentHash: hashSentences(prepared.sentences) }
}

/** The hash of everything in the sentences: a corrected end or speaker makes another transcript. */
function hashSentences(sentences: readonly Sentence[]): string {
  const pieces = sentences.map(({ start, end, speaker, text, turn, fragment }) =>
    JSON.stringify([start, end, speaker, text, turn, fragment]),
  )
  // In one piece: handing over each sentence by itself takes longer than the hash.
  return hash('sha256', pieces.join(''))
}

/** The captions are one string: a body of many values would end the process that has no memory for them. */
function readBody(bytes: Uint8Array): BrowserTranscript {
  const read = browserTranscriptSchema.safeParse(parseQuickJson(new TextDecoder().decode(bytes)))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = ['body', ...(issue?.path ?? [])].join('.')
  throw new AppError(
    'INVALID_REQUEST',
    `This is not what the extension sends: ${field}. Please update the extension.`,
  )
}
