import { and, eq, getTableColumns, ne, not, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { Origin } from '#contract/transcripts.ts'
import { plannedOnce } from '#server/db/planned-once.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'
import { withoutFlush } from '#server/db/without-flush.ts'

const { opening: _opening, supersededAt: _since, ...shown } = getTableColumns(transcripts)

/** What is read of a stored transcript: everything but what lists show, and whether it still stands for its video. */
export const columns = shown

/** The words of an hour are 140 kB, which need not come back from the database that they were just sent to. */
const { sentences: _sentences, ...columnsButSentences } = columns

type Named = { videoId: string; captions: string; origin: Origin }

/** What the index on videos holds of a video in these captions. */
function isIndexedFor(videoId: string | Placeholder, captions: string | Placeholder): SQL | undefined {
  return and(
    eq(transcripts.videoId, videoId),
    eq(transcripts.captions, captions),
    sql`${transcripts.origin} <> 'pasted' and ${transcripts.supersededAt} is null`,
  )
}

/** Old enough for YouTube to be asked again. */
const isOld = sql`${transcripts.createdAt} <= now() - interval '1 day'`

/**
 * Holds for the row that everybody gets for a video in these captions, where there is one; never for one that a person
 * gave. What a model heard counts for a day: by then YouTube may give the captions themselves.
 */
export function isCurrentFor(videoId: string | Placeholder, captions: string | Placeholder): SQL | undefined {
  return and(isIndexedFor(videoId, captions), or(ne(transcripts.origin, 'model'), not(isOld)))
}

/** Holds for what a model heard where it gives way to this transcript: to captions at once, to what is heard again after a day. */
export function givesWayTo({ videoId, captions, origin }: Named): SQL | undefined {
  return and(
    isIndexedFor(videoId, captions),
    eq(transcripts.origin, 'model'),
    origin === 'model' ? isOld : undefined,
  )
}

/** Reads the transcript that everybody gets for `videoId` in `captions`. */
export const currentTranscript = plannedOnce((orm) =>
  orm
    .select(columns)
    .from(transcripts)
    .where(isCurrentFor(sql.placeholder('videoId'), sql.placeholder('captions')))
    .prepare('current transcript'),
)

/** Stores the transcript that everybody gets for a video; gives nothing when one is there. */
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
