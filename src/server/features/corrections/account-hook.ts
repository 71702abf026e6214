import { sql } from '#server/db/sql.ts'
import { hasNo } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { readWords } from './word-list.ts'

/** The hook for corrections and the word list of an account. */
export const correctionsHook: AccountHook = {
  name: 'corrections',
  mergeVisitor: async (tx, { visitorId, userId }) => {
    // Of a transcript that both corrected, the account's corrections stay.
    await tx.execute(sql`
      delete from transcript_corrections as guest using transcript_corrections as own
      where guest.visitor_id = ${visitorId} and own.user_id = ${userId} and own.transcript_id = guest.transcript_id`)
    await tx.execute(sql`
      update transcript_corrections set user_id = ${userId}, visitor_id = null where visitor_id = ${visitorId}`)
  },
  export: async (db, userId) => {
    const { rows } = await db.execute(sql`
      select transcript_id as "transcriptId", revision, lines, speakers, changed_at as "changedAt"
      from transcript_corrections where user_id = ${userId} order by changed_at, id`)
    return { transcripts: rows, ...(await readWords(db, userId)) }
  },
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from transcript_corrections where user_id = ${userId}`)
    await tx.execute(sql`delete from word_lists where user_id = ${userId}`)
  },
}

/** Corrections of a transcript that its owner has no more in their history. */
export const dueCorrections: Due = {
  table: 'transcript_corrections',
  by: 'changed_at',
  where:
    hasNo(sql`select from history_items as item where item.transcript_id = transcript_corrections.transcript_id
    and (item.user_id = transcript_corrections.user_id or item.visitor_id = transcript_corrections.visitor_id)`),
}
