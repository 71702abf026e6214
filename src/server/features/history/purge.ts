import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { retentionDays } from '#product/retention.ts'
import type { Orm, PooledOrm } from '#server/db/database.ts'
import { readRows } from '#server/db/read-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { indexBatch } from './search/index-items.ts'

const idSchema = z.object({ id: z.guid() })

const indexedAtOnce = 20

/** Indexes all items that are not yet, and deletes history past its retention. */
export async function sweepHistory(orm: PooledOrm, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const indexed = await indexBatch(orm, indexedAtOnce)
    if (indexed === 0 || signal?.aborted === true) break
  }
  await purgeHistory(orm)
}

/** Rows that one statement of a sweep deletes or looks at. */
const batchSize = 1000

const { deletedItem, idleVisitor, unusedPaste, unusedVideo } = retentionDays

/** Deletes history items whose time is over, and the pasted transcripts that no other item refers to. */
export async function purgeHistory(orm: PooledOrm): Promise<void> {
  const isOver = [
    sql`deleted_at < ledger_now() - ${deletedItem} * interval '1 day'`,
    sql`visitor_id is not null and created_at < ledger_now() - ${idleVisitor} * interval '1 day'`,
  ]
  for (const condition of isOver) {
    for (let deleted = batchSize; deleted === batchSize;) {
      deleted = await transaction(orm, async (tx) => {
        const rows = await readRows(
          tx,
          idSchema,
          sql`delete from history_items
          where id in (select id from history_items where ${condition} limit ${batchSize} for update skip locked)
          returning transcript_id as id`,
        )
        await deletePasted(
          tx,
          rows.map(({ id }) => id),
        )
        return rows.length
      })
    }
  }
}

/** Deletes those of the transcripts that were pasted and that no history refers to, with their summaries and runs. */
export async function deletePasted(tx: Orm, transcriptIds: readonly string[]): Promise<void> {
  if (transcriptIds.length === 0) return
  const among = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(transcriptIds)}::jsonb))`
  const rows = await readRows(
    tx,
    idSchema,
    sql`delete from transcripts
    where origin = 'pasted' and id in ${among}
      and not exists (select from history_items where transcript_id = transcripts.id)
    returning id`,
  )
  await deleteRuns(
    tx,
    rows.map(({ id }) => id),
  )
}

/** The events of a run hold the text that it made of a transcript. */
async function deleteRuns(tx: Orm, transcriptIds: readonly string[]): Promise<void> {
  if (transcriptIds.length === 0) return
  await tx.execute(sql`
    delete from runs
    where task #>> '{subject,transcriptId}' in
      (select value from jsonb_array_elements_text(${JSON.stringify(transcriptIds)}::jsonb))`)
}

/** Deletes stored transcripts and summaries that no history has referred to since they were made. */
export async function purgeTranscripts(orm: PooledOrm): Promise<void> {
  await inBatches(orm, 'summaries', async (tx, among) => {
    await tx.execute(sql`
      delete from summaries where id in (
        select id from summaries where id in ${among} and ${isOld(unusedVideo)}
          and not exists (select from history_items where summary_id = summaries.id)
        for update skip locked)`)
  })
  await inBatches(orm, 'transcripts', async (tx, among) => {
    // A history item that is being written locks its transcript, which is then left alone.
    const rows = await readRows(
      tx,
      idSchema,
      sql`delete from transcripts where id in (
        select id from transcripts
        where id in ${among} and (${isOld(unusedVideo)} or origin = 'pasted' and ${isOld(unusedPaste)})
          and not exists (select from history_items where transcript_id = transcripts.id)
        for update skip locked)
      returning id`,
    )
    await deleteRuns(
      tx,
      rows.map(({ id }) => id),
    )
  })
}

function isOld(days: number): SQL {
  return sql`created_at < ledger_now() - ${days} * interval '1 day'`
}

/** Iterates over a table by its primary key, so that no statement takes longer than a batch, whatever the size. */
async function inBatches(
  orm: PooledOrm,
  table: 'transcripts' | 'summaries',
  work: (tx: Orm, among: SQL) => Promise<void>,
): Promise<void> {
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined;) {
    const rows: { id: string }[] = await readRows(
      orm,
      idSchema,
      sql`select id from ${sql.identifier(table)} where id > ${after} order by id limit ${batchSize}`,
    )
    const ids = JSON.stringify(rows.map(({ id }) => id))
    await transaction(orm, (tx) =>
      work(tx, sql`(select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`),
    )
    after = rows.at(batchSize - 1)?.id
  }
}
