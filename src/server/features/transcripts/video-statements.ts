import { and, eq, getTableColumns, ne, not, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { Origin } from '#contract/transcripts.ts'
import { plannedOnce } from '#server/db/planned-once.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'
import { withoutFlush } from '#server/db/without-flush.ts'

const { opening: _opening, supersededAt: _since, ...shown } = getTableColumns(transcripts)

/** The columns of a stored transcript but for the opening that lists show and the time at which it was superseded. */
export const columns = shown

/** The sentences of an hour are 140 kB; the database does not send back what it was just sent. */
const { sentences: _sentences, ...columnsButSentences } = columns

type Named = { videoId: string; captions: string; origin: Origin }

/** The rows of a video in these captions that the index on videos has. */
function isIndexedFor(videoId: string | Placeholder, captions: string | Placeholder): SQL | undefined {
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
function isCurrentFor(videoId: string | Placeholder, captions: string | Placeholder): SQL | undefined {
  return and(isIndexedFor(videoId, captions), or(ne(transcripts.origin, 'model'), not(isOld)))
}

/** Condition for a transcript by a model that this transcript supersedes: captions at once, another by a model after a day. */
export function isSupersededBy({ videoId, captions, origin }: Named): SQL | undefined {
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

/** Reads the shared transcript of `videoId` in `captions`. */
export const currentTranscript = plannedOnce((orm) =>
  orm
    .select(columns)
    .from(transcripts)
    .where(isCurrentFor(sql.placeholder('videoId'), sql.placeholder('captions')))
    .prepare('current transcript'),
)

/** Inserts the shared transcript of a video; gives no row when one is there. */
export const newTranscript = plannedOnce((orm) =>
  orm
    .insert(transcripts)
    .values({
      origin: sql.placeholder('origin'),
      videoId: sql.placeholder('videoId'),
      contentHash: sql.placeholder('contentHash'),
      title: sql.placeholder('title'),
      channel: sql.placeholder('channel'),
      captions: sql.placeholder('captions'),
      tracks: sql.placeholder('tracks'),
      publishedOn: sql.placeholder('publishedOn'),
      durationSeconds: sql.placeholder('durationSeconds'),
      language: sql.placeholder('language'),
      captionKind: sql.placeholder('captionKind'),
      timings: sql.placeholder('timings'),
      credit: sql.placeholder('credit'),
      chapters: sql.placeholder('chapters'),
      sentences: sql.placeholder('sentences'),
      opening: sql.placeholder('opening'),
      droppedCues: sql.placeholder('droppedCues'),
      repairedCues: sql.placeholder('repairedCues'),
    })
    .onConflictDoNothing()
    .returning({ ...columnsButSentences, flush: withoutFlush })
    .prepare('new transcript of a video'),
)
