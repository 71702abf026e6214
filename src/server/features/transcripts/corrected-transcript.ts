import { z } from 'zod'
import { correctSentences } from '#core/corrections/correct-sentences.ts'
import type { Corrections } from '#core/corrections/correct-sentences.ts'
import type { Db } from '#server/db/database.ts'
import { columnsOf, findRow, idArray, idRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { TranscriptRow } from './repo.ts'

/** An account, or a browser that is not signed in; neither has no corrections. */
export type CorrectionsOwner = { user: { id: string } | null; visitorId: string | null }

/** Holds for the corrections of an owner, in a query on `transcript_corrections`. */
export function isCorrectedBy({ user, visitorId }: CorrectionsOwner): Sql {
  return user === null
    ? sql`transcript_corrections.visitor_id = ${visitorId}::uuid`
    : sql`transcript_corrections.user_id = ${user.id}::uuid`
}

/** Stored corrections of a transcript. */
export const correctionsRow = z.object({
  id: z.guid(),
  transcriptId: z.guid(),
  revision: z.int(),
  lines: z.array(z.object({ sentence: z.int(), text: z.string().nullable(), revision: z.int() })),
  speakers: z.array(z.object({ label: z.string(), name: z.string().nullable(), revision: z.int() })),
})
export const correctionsColumns = columnsOf(correctionsRow, 'transcript_corrections')

/** An owner's corrections of transcripts, by the ids of those that have some. */
export async function findCorrections(
  db: Db,
  owner: CorrectionsOwner,
  transcriptIds: readonly string[],
): Promise<ReadonlyMap<string, Corrections>> {
  const rows = await readRows(
    db,
    correctionsRow,
    sql`select ${correctionsColumns} from transcript_corrections
      where transcript_id = any(${idArray(transcriptIds)}) and ${isCorrectedBy(owner)}`,
  )
  return new Map(rows.map((row) => [row.transcriptId, row]))
}

/** An owner's corrections of the transcript of a summary; `null` where they corrected nothing. */
export async function findCorrectionsOf(
  db: Db,
  owner: CorrectionsOwner,
  summaryId: string,
): Promise<Corrections | null> {
  return await findRow(
    db,
    correctionsRow,
    sql`select ${correctionsColumns} from transcript_corrections
      where transcript_id = (select summaries.transcript_id from summaries where summaries.id = ${summaryId})
        and ${isCorrectedBy(owner)}`,
  )
}

/** Anybody has corrected this transcript; only then its reader has to be known. */
export async function isCorrected(db: Db, transcriptId: string): Promise<boolean> {
  const found = await findRow(
    db,
    idRow,
    sql`select id from transcript_corrections where transcript_id = ${transcriptId} limit 1`,
  )
  return found !== null
}

/** A transcript as its owner corrected it. */
export function correctTranscript(row: TranscriptRow, corrections: Corrections | undefined): TranscriptRow {
  if (corrections === undefined) return row
  return { ...row, sentences: correctSentences(row.sentences, corrections), corrections }
}
