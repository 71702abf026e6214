import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#server/lib/app-error.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { Orm } from '#server/db/database.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'
import { columns, currentTranscript, isSupersededBy, newTranscript } from './video-statements.ts'

/** A stored transcript. */
export type TranscriptRow = Omit<typeof transcripts.$inferSelect, 'opening' | 'supersededAt'>

type VideoTranscript = Omit<TranscriptRow, 'id' | 'createdAt' | 'clockOffsetSeconds'> & { videoId: string }
type NewTranscript = Omit<typeof transcripts.$inferInsert, 'id' | 'opening' | 'createdAt' | 'supersededAt'>

/** Maximum size of the beginning that lists show. */
const openingSentences = 40
const openingCharacters = 1200

/** The failure to find a transcript by its id. */
export function noSuchTranscript(): AppError {
  return new AppError('NOT_FOUND', 'There is no such transcript.')
}

/** The transcript with this id. */
export async function findTranscript(orm: Orm, id: string): Promise<TranscriptRow | null> {
  const [row] = await orm.select(columns).from(transcripts).where(eq(transcripts.id, id))
  return row ?? null
}

/** Which video a stored transcript is of, and where it came from. */
export async function findTranscriptVideo(
  orm: Orm,
  id: string,
): Promise<Pick<TranscriptRow, 'origin' | 'videoId'> | null> {
  const [row] = await orm
    .select({ origin: transcripts.origin, videoId: transcripts.videoId })
    .from(transcripts)
    .where(eq(transcripts.id, id))
  return row ?? null
}

/** The shared transcript of a video in these captions. */
export async function findVideoTranscript(
  orm: Orm,
  videoId: string,
  captions: string,
): Promise<TranscriptRow | null> {
  const [row] = await currentTranscript(orm).execute({ videoId, captions })
  return row ?? null
}

/**
 * Stores the shared transcript of a video. When another node was quicker, its row is given. A transcript by a model is
 * superseded, and stays for the summaries that were made of it.
 */
export async function storeVideoTranscript(orm: Orm, transcript: VideoTranscript): Promise<TranscriptRow> {
  const created = await insertVideoTranscript(orm, transcript)
  if (created !== null) return created
  await orm
    .update(transcripts)
    .set({ supersededAt: sql`now()` })
    .where(isSupersededBy(transcript))
  const row =
    (await insertVideoTranscript(orm, transcript)) ??
    (await findVideoTranscript(orm, transcript.videoId, transcript.captions))
  if (row === null) throw new Error('A stored transcript is neither new nor there already')
  return row
}

/** `null` when the video has one. The commit waits for no disk: after a power cut YouTube still has what is lost. */
async function insertVideoTranscript(orm: Orm, transcript: VideoTranscript): Promise<TranscriptRow | null> {
  const { sentences } = transcript
  const [created] = await newTranscript(orm).execute({ ...transcript, opening: openingOf(sentences) })
  if (created === undefined) return null
  const { flush: _flush, ...row } = created
  return { ...row, sentences }
}

/** Stores a pasted transcript, or gives the row of an identical one. */
export async function storeGivenTranscript(
  orm: Orm,
  transcript: NewTranscript & { videoId: string | null; title: string | null },
): Promise<{ row: TranscriptRow; cached: boolean }> {
  const values = { ...transcript, opening: openingOf(transcript.sentences) }
  const [created] = await orm.insert(transcripts).values(values).onConflictDoNothing().returning(columns)
  if (created !== undefined) return { row: created, cached: false }
  const [same] = await orm
    .select(columns)
    .from(transcripts)
    .where(
      and(
        eq(transcripts.origin, 'pasted'),
        eq(transcripts.contentHash, transcript.contentHash),
        sql`coalesce(${transcripts.videoId}, '') = ${transcript.videoId ?? ''}`,
        sql`coalesce(${transcripts.title}, '') = ${transcript.title ?? ''}`,
      ),
    )
  if (same === undefined) throw new Error('A stored transcript is neither new nor there already')
  return { row: same, cached: true }
}

/** The first sentences, as many as a list may show, whatever their length. */
function openingOf(sentences: readonly Sentence[]): Sentence[] {
  let characters = 0
  const enough = sentences.findIndex(({ text }) => (characters += text.length) >= openingCharacters)
  return sentences.slice(0, enough === -1 ? openingSentences : Math.min(enough + 1, openingSentences))
}
