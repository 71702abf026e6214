import { z } from 'zod'
import { contract } from '#contract/api.ts'
import type { Overview, OverviewAnswer, OverviewLine } from '#contract/overviews.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, findRow, readRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Member } from '#server/features/accounts/service.ts'
import type { OverviewDeps } from '../context.ts'
import { selectItems } from '../items-repo.ts'
import type { ItemRow } from '../items-repo.ts'
import { requireCollection } from '../own-collections.ts'
import { storedOverviewSchema } from './check-overview.ts'
import type { StoredLine, StoredOverview } from './check-overview.ts'

const { account: perAccount } = contract['POST /api/collections/:id/overview'].counts

type Deps = Pick<OverviewDeps, 'db' | 'overviewEngine' | 'callCounter'>

/** The overview of a collection of the caller. @throws AppError `NOT_FOUND` for another account's */
export async function getOverview(deps: Deps, actor: Member, id: string): Promise<OverviewAnswer> {
  await requireCollection(deps, actor, id)
  const { db, overviewEngine } = deps
  const [found, now] = await Promise.all([findOverview(db, id), readMadeOf(db, id)])
  const overview = await show(db, { found, now }, { id, windowDays: plans[actor.plan].historyDays })
  const isBeingMade = found?.isDue === true && overviewEngine !== null
  const isCurrent = found?.body !== null && found?.madeOf === now.madeOf
  const canBeMade = overviewEngine !== null && !isBeingMade && !isCurrent && now.videos >= minOverviewVideos
  return { overview, isBeingMade, canBeMade }
}

/**
 * Has an overview written of a collection of the caller, where its summaries are not those of the last one.
 * @throws AppError `NOT_FOUND` for another account's, `RATE_LIMITED`
 */
export async function askForOverview(deps: Deps, actor: Member, id: string): Promise<OverviewAnswer> {
  const before = await getOverview(deps, actor, id)
  if (!before.canBeMade) return before
  await deps.callCounter.count(`overviews/${actor.user.id}`, perAccount)
  await transaction(deps.db, (tx) => wantOverview(tx, id, { again: true }))
  return await getOverview(deps, actor, id)
}

type OverviewRequest = { id: string; windowDays: number | null; isShared?: boolean }

/** The overview of a collection as far as summaries exist and the plan shows them; else `null`. */
export async function readOverview(
  { db }: Pick<Deps, 'db'>,
  asked: OverviewRequest,
): Promise<Overview | null> {
  const found = await findOverview(db, asked.id)
  if (found === null || found.body === null) return null
  return await show(db, { found, now: await readMadeOf(db, asked.id) }, asked)
}

/** An overview as it is stored, and of what one would be written now. */
type Stored = {
  found: Awaited<ReturnType<typeof findOverview>>
  now: Awaited<ReturnType<typeof readMadeOf>>
}

async function show(
  db: Deps['db'],
  { found, now }: Stored,
  { id, windowDays, isShared = false }: OverviewRequest,
): Promise<Overview | null> {
  if (found === null || found.body === null || found.madeAt === null) return null
  const all = { q: '', state: null, isSummarized: true, from: 0, limit: maxCollectionVideos }
  const { items } = await selectItems(db, { collectionId: id, windowDays, ...all })
  const shown = new Map(items.filter(({ summaryId }) => summaryId !== null).map((item) => [item.id, item]))
  const { gist, lines, engine, language } = presentLines(found.body, shown, isShared)
  if (gist === null && lines.length === 0) return null
  const { videos, madeAt, madeOf } = found
  return { gist, lines, engine, language, videos, of: now.videos, isCurrent: madeOf === now.madeOf, madeAt }
}

/** Without the citations whose summaries are gone, and the lines that rest on nothing else. */
function presentLines(body: StoredOverview, shown: ReadonlyMap<string, ItemRow>, isShared: boolean) {
  const present = ({ citations, ...line }: StoredLine): OverviewLine[] => {
    const found = citations.flatMap(({ itemId, ...cited }) => {
      const item = shown.get(itemId)
      if (item === undefined) return []
      const { title, videoId, historyId } = item
      return [{ title, videoId, historyId: isShared ? null : historyId, ...cited }]
    })
    return found.length === 0 ? [] : [{ ...line, citations: found }]
  }
  return {
    ...body,
    gist: body.gist === null ? null : (present(body.gist)[0] ?? null),
    lines: body.lines.flatMap(present),
  }
}

/** An overview says what several videos say. */
export const minOverviewVideos = 2

/** The summaries of a collection that an overview can be of, in a query on `collection_items as item`. */
const summarized = (collectionId: string): Sql => sql`collection_items as item
  join history_items as history on history.id = item.history_id and history.deleted_at is null and history.summary_id is not null
  where item.collection_id = ${collectionId}`

const summariesSchema = z.object({ videos: z.int(), madeOf: z.string() })

/** The number of a collection's summaries, and a hash of their ids. */
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
 * Has an overview written of a collection that has two summaries: the first one, or where it is asked for
 * another one. What is being written already stays so.
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

const foundSchema = z.object({
  body: storedOverviewSchema.nullable(),
  videos: z.int(),
  madeOf: z.string().nullable(),
  madeAt: z.string().nullable(),
  isDue: z.boolean(),
})

/** The overview of a collection as it is stored; `null` where none was ever wanted. */
async function findOverview(db: Db, collectionId: string): Promise<z.output<typeof foundSchema> | null> {
  return await findRow(
    db,
    foundSchema,
    sql`select body, videos, made_of as "madeOf", ${isoTime(sql`made_at`)} as "madeAt", coalesce(lease is not null or due_at <= ledger_now(), false) as "isDue"
      from collection_overviews where collection_id = ${collectionId}`,
  )
}
