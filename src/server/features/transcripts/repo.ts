import { and, eq, getTableColumns, ne, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Sentence, StoredOrigin } from '#contract/transcripts.ts'
import { z } from 'zod'
import type { Orm } from '#server/db/database.ts'
import { readRow } from '#server/db/read-rows.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'
import { withoutFlush } from '#server/db/transaction.ts'
import type { StoredSentences } from '#server/domain/text/stored-sentences.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { BodyColumns, PlacedBody, TranscriptBodies } from './bodies/transcript-bodies.ts'

/** The columns of a stored transcript but for the opening that lists show and for what only sweeps and budgets read. */
const {
  opening: _opening,
  supersededAt: _supersededAt,
  storedBytes: _storedBytes,
  network: _network,
  ...columns
} = getTableColumns(transcripts)

/** The sentences of an hour are 140 kB; the database does not send back what it was just sent. */
const { sentences: _sentences, bodyAddress: _bodyAddress, packed: _packed, ...columnsButText } = columns

/** A stored transcript. */
export type TranscriptRow = Omit<
  typeof transcripts.$inferSelect,
  'opening' | 'supersededAt' | 'storedBytes' | 'network' | 'sentences' | 'bodyAddress' | 'packed'
> & { sentences: Sentence[] }

/** What reads and writes transcripts: in a transaction, or on the pool. */
export type TranscriptStore = { orm: Orm; bodies: TranscriptBodies }

type VideoTranscript = Omit<TranscriptRow, 'id' | 'createdAt' | 'clockOffsetSeconds' | 'isFromBrowser'> & {
  videoId: string
}

/** A pasted transcript before it is stored. */
export type NewTranscript = Omit<
  typeof transcripts.$inferInsert,
  'id' | 'opening' | 'createdAt' | 'supersededAt' | 'bodyAddress' | 'packed' | 'storedBytes' | 'network'
> & { sentences: Sentence[] }

/** Maximum size of the beginning that lists show. */
const openingSentences = 40
const openingCharacters = 1200

/** The failure to find a transcript by its id. */
export function noSuchTranscript(): AppError {
  return new AppError('NOT_FOUND', "There's no such transcript.")
}

/** The transcript with this id. @throws AppError `STORAGE_UNAVAILABLE`, `STORAGE_DAMAGED` */
export async function findTranscript(
  { orm, bodies }: TranscriptStore,
  id: string,
  signal?: AbortSignal,
): Promise<TranscriptRow | null> {
  const [row] = await orm.select(columns).from(transcripts).where(eq(transcripts.id, id))
  return row === undefined ? null : await withText(bodies, row, signal)
}

/** The sentences of a transcript as they are stored, for a thread that reads them. @throws AppError `STORAGE_UNAVAILABLE` */
export async function fetchSentences(
  { orm, bodies }: TranscriptStore,
  id: string,
  signal: AbortSignal,
): Promise<StoredSentences | null> {
  const { sentences, packed, bodyAddress } = transcripts
  const [row] = await orm
    .select({ json: sql<string | null>`${sentences}`, packed, bodyAddress })
    .from(transcripts)
    .where(eq(transcripts.id, id))
  return row === undefined ? null : await bodies.fetch(row, signal)
}

/** A row with its sentences, wherever they are. */
async function withText<R extends BodyColumns>(
  bodies: TranscriptBodies,
  { bodyAddress, packed, sentences, ...row }: R,
  signal: AbortSignal | undefined,
): Promise<Omit<R, keyof BodyColumns> & { sentences: Sentence[] }> {
  return { ...row, sentences: await bodies.read({ sentences, packed, bodyAddress }, signal) }
}

/** Which video a stored transcript is of, where it came from, and its language. */
export async function findTranscriptVideo(
  orm: Orm,
  id: string,
): Promise<Pick<TranscriptRow, 'origin' | 'videoId' | 'language' | 'contentHash'> | null> {
  const { origin, videoId, language, contentHash } = transcripts
  const [row] = await orm
    .select({ origin, videoId, language, contentHash })
    .from(transcripts)
    .where(eq(transcripts.id, id))
  return row ?? null
}

/** The id of the shared transcript of a video in its default captions; `null` where none is stored. Such a row never changes. */
export async function findDefaultTranscriptId(orm: Orm, videoId: string): Promise<string | null> {
  const [row] = await orm
    .select({ id: transcripts.id })
    .from(transcripts)
    .where(isDefaultTranscriptOf(videoId))
  return row?.id ?? null
}

/** The shared transcript of a video in these captions. @throws AppError `STORAGE_UNAVAILABLE`, `STORAGE_DAMAGED` */
export async function findVideoTranscript(
  { orm, bodies }: TranscriptStore,
  { videoId, captions }: Pick<VideoTranscript, 'videoId' | 'captions'>,
  signal?: AbortSignal,
): Promise<TranscriptRow | null> {
  const [row] = await orm.select(columns).from(transcripts).where(isCurrentFor(videoId, captions))
  return row === undefined ? null : await withText(bodies, row, signal)
}

/**
 * Stores the shared transcript of a video. When another node was quicker, its row is given. A transcript by a model is
 * superseded, and stays for the summaries that were made of it.
 * @throws AppError `STORAGE_UNAVAILABLE`
 */
export async function storeVideoTranscript(
  store: TranscriptStore,
  transcript: VideoTranscript,
  signal?: AbortSignal,
): Promise<TranscriptRow> {
  const { orm, bodies } = store
  const placed = await bodies.write(transcript.sentences, signal)
  const created = await insertVideoTranscript(orm, transcript, placed)
  if (created !== null) return created
  await orm
    .update(transcripts)
    .set({ supersededAt: sql`now()` })
    .where(isSupersededBy(transcript))
  const row =
    (await insertVideoTranscript(orm, transcript, placed)) ??
    (await findVideoTranscript(store, transcript, signal))
  if (row === null) throw new Error('A stored transcript is neither new nor there already')
  return row
}

/** `null` when the video has one. The commit waits for no disk: after a power cut YouTube still has what is lost. */
async function insertVideoTranscript(
  orm: Orm,
  transcript: VideoTranscript,
  placed: PlacedBody,
): Promise<TranscriptRow | null> {
  const { sentences } = transcript
  const [created] = await orm
    .insert(transcripts)
    .values({ ...transcript, ...placed, opening: openingOf(sentences) })
    .onConflictDoNothing()
    .returning({ ...columnsButText, flush: withoutFlush })
  if (created === undefined) return null
  const { flush: _flush, ...row } = created
  return { ...row, sentences }
}

/** What a pasted transcript takes of the room of its owner, and of that of a visitor's network. */
export type TakenRoom = { storedBytes: number; network: string | null }

/** Stores a pasted transcript, whose sentences are placed already. */
export async function insertPasted(
  tx: Orm,
  transcript: NewTranscript,
  columnsOfText: PlacedBody & TakenRoom,
): Promise<TranscriptRow> {
  const { sentences } = transcript
  const [created] = await tx
    .insert(transcripts)
    .values({ ...transcript, ...columnsOfText, opening: openingOf(sentences) })
    .returning(columnsButText)
  if (created === undefined) throw new Error('A pasted transcript was not stored')
  return { ...created, sentences }
}

/** The bytes that the visitors of a network pasted in the last week and that are still stored. */
export async function pastedBytesOfNetwork(orm: Orm, network: string): Promise<number> {
  const { bytes } = await readRow(
    orm,
    z.object({ bytes: z.number() }),
    sql`select coalesce(sum(stored_bytes), 0)::float8 as bytes from transcripts where network = ${network}`,
  )
  return bytes
}

/** The first sentences, as many as a list may show, whatever their length. */
function openingOf(sentences: readonly Sentence[]): Sentence[] {
  let characters = 0
  const enough = sentences.findIndex(({ text }) => (characters += text.length) >= openingCharacters)
  return sentences.slice(0, enough === -1 ? openingSentences : Math.min(enough + 1, openingSentences))
}

type Named = { videoId: string; captions: string; origin: StoredOrigin }

/** The rows of a video in these captions that the index on videos has. */
function isIndexedFor(videoId: string, captions: string): SQL | undefined {
  return and(
    eq(transcripts.videoId, videoId),
    eq(transcripts.captions, captions),
    sql`${transcripts.origin} <> 'pasted' and ${transcripts.supersededAt} is null`,
  )
}

/** Old enough to ask YouTube again. */
const isOld = sql`${transcripts.createdAt} <= now() - interval '1 day'`

/**
 * Condition for the shared row of a video in these captions; never for a pasted one. A transcript by a model counts for a
 * day: by then YouTube may give captions.
 */
function isCurrentFor(videoId: string, captions: string): SQL | undefined {
  return and(isIndexedFor(videoId, captions), or(ne(transcripts.origin, 'model'), not(isOld)))
}

/** Condition for a transcript by a model that this transcript supersedes: captions at once, another by a model after a day. */
function isSupersededBy({ videoId, captions, origin }: Named): SQL | undefined {
  return and(
    isIndexedFor(videoId, captions),
    eq(transcripts.origin, 'model'),
    origin === 'model' ? isOld : undefined,
  )
}

/** Condition for the row with the default captions of a video. */
export function isDefaultTranscriptOf(videoId: string): SQL | undefined {
  return isCurrentFor(videoId, '')
}
