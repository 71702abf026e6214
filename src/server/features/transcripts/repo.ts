import { z } from 'zod'
import type { Sentence, StoredOrigin } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import type { Corrections } from '#core/corrections/correct-sentences.ts'
import type { Db } from '#server/db/database.ts'
import { columnsOf, insertedValues, findRow, readRow, sql } from '#server/db/sql.ts'
import type { ColumnValues, Sql } from '#server/db/sql.ts'
import { textRow, transcriptRow } from '#server/db/stored-rows.ts'
import { withoutFlush } from '#server/db/transaction.ts'
import { openingOf } from '#server/lib/stored-sentences.ts'
import type { StoredSentences } from '#server/lib/stored-sentences.ts'
import type { BodyColumns, PlacedBody, TranscriptBodies } from './bodies/transcript-bodies.ts'

const wholeRow = transcriptRow.extend(textRow.shape)
const wholeColumns = columnsOf(wholeRow, 'transcripts')
/** The sentences of an hour are 140 kB; the database does not send back what it was just sent. */
const columnsButText = columnsOf(transcriptRow, 'transcripts')

/** A stored transcript. */
export type TranscriptRow = z.output<typeof transcriptRow> & {
  sentences: Sentence[]
  /** Corrections of the reader, which the sentences have; absent where they have none. */
  corrections?: Corrections
}

/** The database and the text storage for transcripts: in a transaction, or on the pool. */
export type TranscriptStore = { db: Db; bodies: TranscriptBodies }

type VideoTranscript = Omit<
  TranscriptRow,
  'id' | 'createdAt' | 'clockOffsetSeconds' | 'isFromBrowser' | 'hearing' | 'corrections'
> & {
  videoId: string
}

/** A pasted transcript before it is stored, with first sentences; missing fields get defaults. */
export type NewPaste = Omit<TranscriptRow, 'id' | 'createdAt' | 'sentences' | 'corrections' | Defaulted> &
  Partial<Pick<TranscriptRow, Defaulted>> & { opening: Sentence[] }
type Defaulted =
  | 'publishedOn'
  | 'captions'
  | 'tracks'
  | 'droppedCues'
  | 'repairedCues'
  | 'clockOffsetSeconds'
  | 'isFromBrowser'
  | 'hearing'

/** The failure to find a transcript by its id. */
export function noSuchTranscript(): AppError {
  return new AppError('NOT_FOUND', "There's no such transcript.")
}

/** The transcript with this id. @throws AppError `STORAGE_UNAVAILABLE`, `STORAGE_DAMAGED` */
export async function findTranscript(
  { db, bodies }: TranscriptStore,
  id: string,
  signal?: AbortSignal,
): Promise<TranscriptRow | null> {
  const row = await findRow(db, wholeRow, sql`select ${wholeColumns} from transcripts where id = ${id}`)
  return row === null ? null : await withText(bodies, row, signal)
}

/**
 * The sentences of a transcript as they are stored, for a thread that reads them.
 * @throws AppError `STORAGE_UNAVAILABLE`
 */
export async function fetchSentences(
  { db, bodies }: TranscriptStore,
  id: string,
  signal: AbortSignal,
): Promise<StoredSentences | null> {
  const row = await findRow(
    db,
    unreadRow,
    sql`select sentences as json, packed, body_address as "bodyAddress" from transcripts where id = ${id}`,
  )
  return row === null ? null : await bodies.fetch(row, signal)
}

const unreadRow = textRow.omit({ sentences: true }).extend({ json: z.string().nullable() })

/** A row with its sentences, wherever they are. */
async function withText<R extends BodyColumns>(
  bodies: TranscriptBodies,
  { bodyAddress, packed, sentences, ...row }: R,
  signal: AbortSignal | undefined,
): Promise<Omit<R, keyof BodyColumns> & { sentences: Sentence[] }> {
  return { ...row, sentences: await bodies.read({ sentences, packed, bodyAddress }, signal) }
}

/** The video of a stored transcript, its origin and its language. */
export async function findTranscriptVideo(
  db: Db,
  id: string,
): Promise<Pick<TranscriptRow, 'origin' | 'videoId' | 'language' | 'contentHash'> | null> {
  return await findRow(
    db,
    transcriptRow.pick({ origin: true, videoId: true, language: true, contentHash: true }),
    sql`select origin, video_id as "videoId", language, content_hash as "contentHash" from transcripts where id = ${id}`,
  )
}

/** The id of a video's shared transcript in default captions, which never changes; else `null`. */
export async function findDefaultTranscriptId(db: Db, videoId: string): Promise<string | null> {
  const row = await findRow(
    db,
    transcriptRow.pick({ id: true }),
    sql`select id from transcripts where ${isDefaultTranscriptOf(videoId)}`,
  )
  return row?.id ?? null
}

/**
 * The shared transcript of a video in these captions.
 * @throws AppError `STORAGE_UNAVAILABLE`, `STORAGE_DAMAGED`
 */
export async function findVideoTranscript(
  { db, bodies }: TranscriptStore,
  { videoId, captions }: Pick<VideoTranscript, 'videoId' | 'captions'>,
  signal?: AbortSignal,
): Promise<TranscriptRow | null> {
  const row = await findRow(
    db,
    wholeRow,
    sql`select ${wholeColumns} from transcripts where ${isCurrentFor(videoId, captions)}`,
  )
  return row === null ? null : await withText(bodies, row, signal)
}

/**
 * Stores the shared transcript of a video. When another node was quicker, its row is given. A transcript by a
 * model is superseded, and stays for the summaries that were made of it.
 * @throws AppError `STORAGE_UNAVAILABLE`
 */
export async function storeVideoTranscript(
  store: TranscriptStore,
  transcript: VideoTranscript,
  signal?: AbortSignal,
): Promise<TranscriptRow> {
  const { db, bodies } = store
  const placed = await bodies.write(transcript.sentences, signal)
  const created = await insertVideoTranscript(db, transcript, placed)
  if (created !== null) return created
  await db.execute(sql`update transcripts set superseded_at = now() where ${isSupersededBy(transcript)}`)
  const row =
    (await insertVideoTranscript(db, transcript, placed)) ??
    (await findVideoTranscript(store, transcript, signal))
  if (row === null) throw new Error('A stored transcript is neither new nor there already')
  return row
}

/** `null` when the video has one. The commit waits for no disk: YouTube still has lost ones. */
async function insertVideoTranscript(
  db: Db,
  { sentences, ...facts }: VideoTranscript,
  placed: PlacedBody,
): Promise<TranscriptRow | null> {
  const values = columnValues({ ...facts, opening: openingOf(sentences) }, placed)
  const created = await findRow(
    db,
    transcriptRow,
    sql`insert into transcripts ${insertedValues(values)} on conflict do nothing
    returning ${columnsButText}, ${withoutFlush} as flush`,
  )
  return created === null ? null : { ...created, sentences }
}

/** The columns of a new row; JSON as text. */
function columnValues(
  { opening, tracks, chapters, hearing = null, ...facts }: NewPaste,
  placed: PlacedBody,
): ColumnValues {
  return {
    ...facts,
    ...placed,
    sentences: placed.sentences === null ? null : JSON.stringify(placed.sentences),
    tracks: tracks === undefined ? undefined : JSON.stringify(tracks),
    chapters: JSON.stringify(chapters),
    hearing: hearing === null ? null : JSON.stringify(hearing),
    opening: JSON.stringify(opening),
  }
}

/** The bytes of a pasted transcript in its owner's room, and a visitor's network, whose room it takes. */
export type TakenRoom = { storedBytes: number; network: string | null }

/** Stores a pasted transcript, whose sentences are placed already. */
export async function insertPasted(
  tx: Db,
  transcript: NewPaste,
  { storedBytes, network, ...placed }: PlacedBody & TakenRoom,
): Promise<Omit<TranscriptRow, 'sentences'>> {
  const values = { ...columnValues(transcript, placed), storedBytes, network }
  return await readRow(
    tx,
    transcriptRow,
    sql`insert into transcripts ${insertedValues(values)} returning ${columnsButText}`,
  )
}

const bytesRow = z.object({ bytes: z.number() })

/** The bytes that the visitors of a network pasted in the last week and that are still stored. */
export async function pastedBytesOfNetwork(db: Db, network: string): Promise<number> {
  const { bytes } = await readRow(
    db,
    bytesRow,
    sql`select coalesce(sum(stored_bytes), 0)::float8 as bytes from transcripts where network = ${network}`,
  )
  return bytes
}

type Named = { videoId: string; captions: string; origin: StoredOrigin }

/** The rows of a video in these captions that the index on videos has. */
function isIndexedFor(videoId: string, captions: string): Sql {
  return sql`transcripts.video_id = ${videoId} and transcripts.captions = ${captions}
    and transcripts.origin <> 'pasted' and transcripts.superseded_at is null`
}

/** Old enough to ask YouTube again. */
const isOld = sql`transcripts.created_at <= now() - interval '1 day'`

/**
 * Condition for the shared row of a video in these captions; never for a pasted one. A transcript by a model
 * counts for a day: by then YouTube may give captions.
 */
function isCurrentFor(videoId: string, captions: string): Sql {
  return sql`(${isIndexedFor(videoId, captions)} and (transcripts.origin <> 'model' or not (${isOld})))`
}

/** Condition for a model's transcript that this one supersedes: captions at once, a model's in a day. */
function isSupersededBy({ videoId, captions, origin }: Named): Sql {
  return sql`${isIndexedFor(videoId, captions)} and transcripts.origin = 'model'
    and ${origin === 'model' ? isOld : sql`true`}`
}

/** Condition for the row with the default captions of a video. */
export function isDefaultTranscriptOf(videoId: string): Sql {
  return isCurrentFor(videoId, '')
}
