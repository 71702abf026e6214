import { hash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { zstdCompress, zstdCompressSync, zstdDecompress } from 'node:zlib'
import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** The largest text that is read back, in bytes; the longest transcript has an eighth of it. */
const maxTextBytes = 64 * 1024 * 1024

/** A text under the SHA-256 of its bytes, packed by zstd. */
export type SealedBody = { key: string; bytes: Uint8Array }

/** The JSON of this many is read in a few milliseconds. */
const sentencesAtOnce = 1000

/** The JSON of sentences in pieces, which threads exchange faster than an object for each. */
export function writePieces(sentences: readonly Sentence[]): string[] {
  const pieces: string[] = []
  for (let from = 0; from < sentences.length; from += sentencesAtOnce) {
    pieces.push(JSON.stringify(sentences.slice(from, from + sentencesAtOnce)))
  }
  return pieces
}

/** Reads sentences in pieces; other calls are answered between two. */
export async function readPieces(pieces: readonly string[]): Promise<Sentence[]> {
  const sentences: Sentence[] = []
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await turn()
    sentences.push(...sentencesSchema.parse(JSON.parse(piece)))
  }
  return sentences
}

/** Packs sentences in pieces to be stored, as the JSON of all of them. */
export async function packPieces(pieces: readonly string[]): Promise<SealedBody> {
  const content = joinPieces(pieces)
  return { key: hash('sha256', content), bytes: await compress(content) }
}

/** The same in a worker thread, by itself: what waits for it is packed with the priority of the process. */
export function packPiecesInThread(pieces: readonly string[]): SealedBody {
  const content = joinPieces(pieces)
  return { key: hash('sha256', content), bytes: zstdCompressSync(content) }
}

function joinPieces(pieces: readonly string[]): Buffer {
  return Buffer.from(`[${pieces.map((piece) => piece.slice(1, -1)).join(',')}]`)
}

/** Maximum size of the beginning that lists show. */
const openingSentences = 40
const openingCharacters = 1200

/** The first sentences, as many as a list may show, whatever their length. */
export function openingOf(sentences: readonly Sentence[]): Sentence[] {
  let characters = 0
  const enough = sentences.findIndex(({ text }) => (characters += text.length) >= openingCharacters)
  return sentences.slice(0, enough === -1 ? openingSentences : Math.min(enough + 1, openingSentences))
}

/** The text of packed bytes that the database has checked. */
async function unpackText(bytes: Uint8Array): Promise<string> {
  return (await decompress(bytes, { maxOutputLength: maxTextBytes })).toString()
}

/**
 * The text of a body that was stored.
 * @throws AppError `STORAGE_DAMAGED` where it is not the one that its key names
 */
async function openBody({ key, bytes }: SealedBody): Promise<string> {
  const content = await decompress(bytes, { maxOutputLength: maxTextBytes }).catch((error: unknown) => {
    throw notTheSame(key, error)
  })
  if (hash('sha256', content) !== key) throw notTheSame(key)
  return content.toString()
}

function notTheSame(key: string, error?: unknown): AppError {
  const cause = new Error(`The body ${key} is not what was stored`, { cause: error })
  return new AppError(
    'STORAGE_DAMAGED',
    'The text of this transcript was lost. Please paste it, or try another video.',
    {
      cause,
    },
  )
}

/**
 * The sentences of a transcript as they are stored: JSON, or packed JSON, under its key where a store outside
 * of the database had it. A thread takes them so, since reading and copying the sentences of a day holds the
 * process up.
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
