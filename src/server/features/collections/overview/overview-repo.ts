import { z } from 'zod'
import { findingsSchema, insightSchema } from '#contract/evidence.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, findRow, readRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'

/** How long the work on one holds before another process takes it, in seconds. */
const leaseSeconds = 300
/** An overview says what several videos say. */
export const minOverviewVideos = 2

const lineSchema = insightSchema.pick({ text: true, state: true }).extend({
  findings: findingsSchema,
  citations: z.array(z.object({ itemId: z.guid(), quote: z.string(), second: z.number().nullable() })),
})
/** A line as it is stored: its citations name the videos of the collection. */
export type StoredLine = z.output<typeof lineSchema>

const bodySchema = z.object({
  gist: lineSchema.nullable(),
  lines: z.array(lineSchema),
  engine: z.string(),
  language: z.string(),
})
export type StoredOverview = z.output<typeof bodySchema>

/** The summaries of a collection that an overview can be of, in a query on `collection_items as item`. */
const summarized = (collectionId: string): Sql => sql`collection_items as item
  join history_items as history on history.id = item.history_id and history.deleted_at is null and history.summary_id is not null
  where item.collection_id = ${collectionId}`

const summariesSchema = z.object({ videos: z.int(), madeOf: z.string() })

/** How many summaries a collection has, and a hash of which. */
export async function readMadeOf(db: Db, collectionId: string): Promise<z.output<typeof summariesSchema>> {
  return await readRow(
    db,
    summariesSchema,
    sql`select count(*)::int as videos,
      md5(coalesce(string_agg(history.summary_id::text, ',' order by history.summary_id), '')) as "madeOf"
      from ${summarized(collectionId)}`,
  )
}

/**
 * Has an overview written of a collection that has two summaries: the first one, or where it is asked for another one. What is being
 * written already stays so.
 */
export async function wantOverview(
  tx: Db,
  collectionId: string,
  { again }: { again: boolean },
): Promise<void> {
  await tx.execute(sql`
    insert into collection_overviews (collection_id, due_at)
    select ${collectionId}, ledger_now()
    where (select count(*) from ${summarized(collectionId)}) >= ${minOverviewVideos}
    on conflict (collection_id) do update set due_at = excluded.due_at, attempts = 0, lease = null
      where ${again} and collection_overviews.lease is null`)
}

const leasedSchema = z.object({
  collectionId: z.guid(),
  lease: z.guid(),
  attempts: z.int(),
  userId: z.guid(),
  title: z.string(),
  language: z.enum(summaryLanguages),
})
/** An overview that this process is to write. */
export type LeasedOverview = z.output<typeof leasedSchema>

/** Leases an overview that is due; `null` where none is. */
export async function leaseOverview(db: Db): Promise<LeasedOverview | null> {
  return await findRow(
    db,
    leasedSchema,
    sql`with taken as (
      update collection_overviews set lease = gen_random_uuid(), attempts = attempts + 1,
        due_at = ledger_now() + ${leaseSeconds} * interval '1 second'
      where collection_id in (select collection_id from collection_overviews
        where due_at <= ledger_now() order by due_at limit 1 for update skip locked)
      returning collection_id, lease, attempts)
    select taken.collection_id as "collectionId", taken.lease, taken.attempts, collections.user_id as "userId", collections.title,
      collections.language
    from taken join collections on collections.id = taken.collection_id`,
  )
}

type Made = z.output<typeof summariesSchema> & { body: StoredOverview }

/** Stores an overview; nothing where another process has it by now. */
export async function storeOverview(
  db: Db,
  { collectionId, lease }: LeasedOverview,
  { body, videos, madeOf }: Made,
): Promise<void> {
  await db.execute(sql`
    update collection_overviews set body = ${JSON.stringify(body)}::jsonb, videos = ${videos}, made_of = ${madeOf},
      made_at = ledger_now(), due_at = null, lease = null, attempts = 0
    where collection_id = ${collectionId} and lease = ${lease}`)
}

/** Ends the work on one without an overview: it is due again after some seconds, or not at all. */
export async function leaveOverview(
  db: Db,
  { collectionId, lease }: LeasedOverview,
  afterSeconds: number | null,
): Promise<void> {
  await db.execute(sql`
    update collection_overviews set lease = null, due_at = ledger_now() + ${afterSeconds}::float8 * interval '1 second'
    where collection_id = ${collectionId} and lease = ${lease}`)
}

const foundSchema = z.object({
  body: bodySchema.nullable(),
  videos: z.int(),
  madeOf: z.string().nullable(),
  madeAt: z.string().nullable(),
  isDue: z.boolean(),
})

/** The overview of a collection as it is stored; `null` where none was ever wanted. */
export async function findOverview(
  db: Db,
  collectionId: string,
): Promise<z.output<typeof foundSchema> | null> {
  return await findRow(
    db,
    foundSchema,
    sql`select body, videos, made_of as "madeOf", ${isoTime(sql`made_at`)} as "madeAt", coalesce(lease is not null or due_at <= ledger_now(), false) as "isDue"
      from collection_overviews where collection_id = ${collectionId}`,
  )
}
