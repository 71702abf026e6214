import { setImmediate as turn } from 'node:timers/promises'
import type { Sentence } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { readableParagraphs } from '#core/text/readable-text.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { StoredSentences } from '#server/lib/stored-sentences.ts'
import type { ReaderDeps, TranscriptDeps, Transcribed } from './context.ts'
import { correctTranscript, findCorrections, isCorrected } from './corrected-transcript.ts'
import type { CorrectionsOwner } from './corrected-transcript.ts'
import { presentFacts } from './present.ts'
import { fetchSentences, findTranscript, findTranscriptVideo, noSuchTranscript } from './repo.ts'
import type { TranscriptRow } from './repo.ts'

/**
 * The stored transcript with this id.
 * @throws AppError `NOT_FOUND`, `STORAGE_UNAVAILABLE`, `STORAGE_DAMAGED`
 */
export async function getTranscript(
  { unchanging, bodies }: Pick<TranscriptDeps, 'unchanging' | 'bodies'>,
  id: string,
  signal?: AbortSignal,
): Promise<TranscriptRow> {
  const row = await unchanging.read((db) => findTranscript({ db, bodies }, id, signal))
  if (row === null) throw noSuchTranscript()
  return row
}

/** A stored transcript whose text is read when it is needed: that of a day is ten megabytes. */
export type OpenTranscript = Pick<TranscriptRow, 'id' | 'origin' | 'language' | 'contentHash'> & {
  /** The name of its text: another one for each revision of the corrections. */
  key: string
  /** @throws AppError as `getTranscript` */
  read: (signal: AbortSignal) => Promise<TranscriptRow>
  /** Its sentences for a thread that reads them. @throws AppError `NOT_FOUND`, `STORAGE_UNAVAILABLE` */
  fetch: (signal: AbortSignal) => Promise<StoredSentences>
}

/** The stored transcript with this id, as `owner` corrected it, without text. @throws AppError `NOT_FOUND` */
export async function openTranscript(
  deps: Pick<TranscriptDeps, 'db' | 'unchanging' | 'bodies'>,
  id: string,
  owner: CorrectionsOwner | null = null,
): Promise<OpenTranscript> {
  const found = await deps.unchanging.read((db) => findTranscriptVideo(db, id))
  if (found === null) throw noSuchTranscript()
  const corrections = owner === null ? undefined : (await findCorrections(deps.db, owner, [id])).get(id)
  const { origin, language, contentHash } = found
  const read = async (signal: AbortSignal) =>
    correctTranscript(await getTranscript(deps, id, signal), corrections)
  const facts = { id, origin, language, read }
  if (corrections !== undefined) {
    const version = `/${corrections.id}/${corrections.revision}`
    return {
      ...facts,
      contentHash: contentHash + version,
      key: id + version,
      fetch: async (signal) => ({ json: JSON.stringify((await read(signal)).sentences) }),
    }
  }
  return {
    ...facts,
    contentHash,
    key: id,
    fetch: async (signal) => {
      const { unchanging, bodies } = deps
      const stored = await unchanging.read((db) => fetchSentences({ db, bodies }, id, signal))
      if (stored === null) throw noSuchTranscript()
      return stored
    },
  }
}

/** The same for a caller: a pasted transcript only for its owner. @throws AppError `NOT_FOUND` */
export async function openReadableTranscript(
  deps: ReaderDeps,
  actor: Actor,
  id: string,
): Promise<OpenTranscript> {
  const transcript = await openTranscript(deps, id, actor)
  if (transcript.origin === 'pasted') await requireOwn(deps, actor, id)
  return transcript
}

/**
 * A transcript with its text for a caller, as they corrected it: a pasted transcript only for its owner. The
 * caller is read for that alone, and where anybody corrected it.
 * @throws AppError `NOT_FOUND`, or why the caller is refused
 */
export async function getReadableTranscript(
  deps: ReaderDeps,
  readCaller: () => Promise<Actor>,
  id: string,
): Promise<TranscriptRow> {
  const row = await getTranscript(deps, id)
  if (row.origin === 'pasted') await requireOwn(deps, await readCaller(), id)
  else if (!(await isCorrected(deps.db, id))) return row
  // Whom we refuse reads of a video what everybody reads.
  const caller = await readCaller().catch(noneOfRefused)
  const corrections = caller === null ? undefined : (await findCorrections(deps.db, caller, [id])).get(id)
  return correctTranscript(row, corrections)
}

function noneOfRefused(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}

/**
 * Refuses a transcript that was pasted and is not in the history of the caller.
 * @throws AppError `NOT_FOUND`
 */
export async function requireReadable(deps: ReaderDeps, actor: Actor, id: string): Promise<void> {
  const found = await findTranscriptVideo(deps.db, id)
  if (found?.origin === 'pasted') await requireOwn(deps, actor, id)
}

async function requireOwn({ db, transcriptHistory }: ReaderDeps, actor: Actor, id: string): Promise<void> {
  if (!(await transcriptHistory.has(db, actor, id))) throw noSuchTranscript()
}

/** Sizes of a piece, which takes some milliseconds to write. */
const sentencesAtOnce = 1000
const paragraphsAtOnce = 200

/**
 * A stored transcript as it goes on the wire, as JSON in pieces. Other calls are answered between two pieces,
 * so that a day of transcript, which is six megabytes, blocks no other caller.
 */
export async function* writeTranscript(row: TranscriptRow): AsyncGenerator<string> {
  yield `${JSON.stringify(presentFacts(row)).slice(0, -1)},"content":"`
  yield* writeContent(row.sentences)
  yield '","sentences":['
  for (let from = 0; from < row.sentences.length; from += sentencesAtOnce) {
    const piece = row.sentences.slice(from, from + sentencesAtOnce)
    yield `${from === 0 ? '' : ','}${JSON.stringify(piece).slice(1, -1)}`
    await turn()
  }
  yield ']}'
}

/** The same with whether it was stored already and came from a playlist. */
export async function* writeTranscribed(
  { row, ...facts }: Transcribed,
  fromPlaylist: boolean,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ ...facts, fromPlaylist }).slice(0, -1)},"transcript":`
  yield* writeTranscript(row)
  yield '}'
}

/** The readable text without the quotation marks around it. */
async function* writeContent(sentences: readonly Sentence[]): AsyncGenerator<string> {
  let isFirst = true
  let paragraphs: string[] = []
  for (const paragraph of readableParagraphs(sentences)) {
    paragraphs.push(paragraph)
    if (paragraphs.length < paragraphsAtOnce) continue
    yield writeParagraphs(paragraphs, isFirst)
    isFirst = false
    paragraphs = []
    await turn()
  }
  if (paragraphs.length > 0) yield writeParagraphs(paragraphs, isFirst)
}

function writeParagraphs(paragraphs: readonly string[], isFirst: boolean): string {
  const text = `${isFirst ? '' : '\n\n'}${paragraphs.join('\n\n')}`
  return JSON.stringify(text).slice(1, -1)
}
