import { z } from 'zod'
import type { Answer, AskedVideo, Passage } from '#contract/questions.ts'
import { timingsSchema } from '#contract/transcripts.ts'
import { searchQueries } from '#core/search/search-terms.ts'
import { findInSpoken } from '#local/find-in-spoken.ts'
import { plans } from '#product/plans.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { idArray, idRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { toMember, turnOf } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { openTranscript } from '#server/features/transcripts/service.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import { isInWindow } from '../context.ts'
import { indexItems } from '../search/index-items.ts'
import type { QuestionDeps } from './context.ts'

const maxPassages = 10
const maxNear = 3
const readAtOnce = 2
/** The newest items are indexed before they are looked through; the sweep has indexed the rest. */
const indexedFirst = 30

type RatedPassage = { passage: Passage; score: number; said: boolean }

/**
 * The best passages of the transcripts in the caller's history, or of those of `among`, of those first that
 * talk about what is asked, and their videos.
 * @throws AppError `UNAUTHORIZED` without a sign-in
 */
export async function askLibrary(
  deps: QuestionDeps,
  actor: Actor,
  { question, among }: { question: string; among?: Sql | undefined },
  signal: AbortSignal,
): Promise<Required<Pick<Answer, 'said' | 'passages' | 'videos'>>> {
  const { user, plan } = toMember(actor)
  await indexItems(deps, indexedFirst, user.id)
  const windowDays = plans[plan].historyDays
  const ids = await chooseTranscripts(deps.db, { userId: user.id, windowDays, question, among })
  const rated: RatedPassage[] = []
  const caller = turnOf(actor)
  // A transcript of a day takes ten megabytes: few are in memory at a time.
  const waiting = ids.values()
  const readers = Array.from({ length: readAtOnce }, async () => {
    for (const id of waiting)
      rated.push(...(await ratePassages(deps, { id, question, owner: actor }, { signal, caller })))
  })
  await Promise.all(readers)
  const fitting = rated.filter(({ said }) => said)
  // Beside what answers, what is only the nearest of another video answers nothing.
  const best = (fitting.length > 0 ? fitting : rated).toSorted((a, b) => b.score - a.score)
  const passages = best.slice(0, fitting.length > 0 ? maxPassages : maxNear).map(({ passage }) => passage)
  const found = new Set(passages.map(({ transcriptId }) => transcriptId))
  return {
    said: fitting.length > 0,
    passages,
    videos: await readVideos(deps.db, { userId: user.id, windowDays, transcriptIds: [...found] }),
  }
}

async function ratePassages(
  deps: QuestionDeps,
  { id, question, owner }: { id: string; question: string; owner: Actor },
  options: TaskOptions,
): Promise<RatedPassage[]> {
  const transcript = await openTranscript(deps, id, owner)
  const find = (asked: string) => deps.passageWorker.find({ transcript, question: asked }, options)
  const found = await findInSpoken(find, { question, spoken: transcript.language }, null)
  return found.passages.map(({ score, ...rest }) => ({
    passage: { transcriptId: id, ...rest },
    score,
    said: found.said,
  }))
}

const videoSchema = z.object({
  transcriptId: z.guid(),
  historyId: z.guid().nullable(),
  videoId: z.string().nullable(),
  videoTitle: z.string(),
  videoChannel: z.string().nullable(),
  publishedOn: z.string().nullable(),
  timings: timingsSchema,
})

type VideoChoice = { userId: string; windowDays: number | null; transcriptIds: readonly string[] }

/** The videos of an account's transcripts, each with its newest summary in view, by id. */
async function readVideos(db: Db, { userId, windowDays, transcriptIds }: VideoChoice): Promise<AskedVideo[]> {
  const ids = idArray(transcriptIds)
  return await readRows(
    db,
    videoSchema,
    sql`select transcripts.id as "transcriptId", transcripts.video_id as "videoId",
      coalesce(transcripts.title, '') as "videoTitle", transcripts.channel as "videoChannel",
      transcripts.published_on as "publishedOn", transcripts.timings,
      (select item.id from history_items as item
        where item.user_id = ${userId} and item.transcript_id = transcripts.id and item.summary_id is not null
          and item.deleted_at is null and ${isInWindow(windowDays)}
        order by item.created_at desc, item.id limit 1) as "historyId"
    from transcripts where transcripts.id = any(${ids}) order by array_position(${ids}, transcripts.id)`,
  )
}

const maxTranscripts = 20
/** A question has more words than a search, and those that tell most may stand at its end. */
const maxQuestionWords = 24

type LibraryQuestion = {
  userId: string
  /** Days of history that the plan shows; `null` shows all. */
  windowDays: number | null
  question: string
  /** The condition on items that count, on `history_items as item`; all when it is not given. */
  among?: Sql | undefined
}

/**
 * Ids of the transcripts in an account's history that share most with a question, best first, at most 20. A
 * word counts the more, the fewer of them have it.
 */
async function chooseTranscripts(
  db: PooledDb,
  { userId, windowDays, question, among = sql`true` }: LibraryQuestion,
): Promise<string[]> {
  const queries = searchQueries(question, maxQuestionWords)
  // Each kind of item has an index of its own, from which alone these columns are read.
  const ownedOf = (kind: Sql): Sql => sql`
    select item.transcript_id, item.created_at from history_items as item
    where item.user_id = ${userId} and item.deleted_at is null and item.summary_id is ${kind} and ${isInWindow(windowDays)} and ${among}`
  // The terms of each transcript are read once for all words: nearly every question has a frequent one, which
  // the index would find in most texts of others. "strip" brings what lies outside of the row.
  const chosen = sql`
    with owned as materialized (
      select transcript_id, max(created_at) as given_at
      from (${ownedOf(sql`null`)} union all ${ownedOf(sql`not null`)}) as items group by transcript_id),
    asked as materialized (
      select position, query::tsquery as query
      from jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) with ordinality as words (query, position)),
    found as materialized (
      select asked.position, owned.transcript_id, owned.given_at
      from owned
      join transcript_terms on transcript_terms.transcript_id = owned.transcript_id
      cross join lateral (select strip(transcript_terms.terms) as terms offset 0) as brought
      join asked on brought.terms @@ asked.query),
    worths as (
      select position, ln(1 + (select count(*) from owned)::float8 / count(*)) as worth from found group by position)
    select transcript_id as id from found join worths using (position)
    group by transcript_id, given_at order by sum(worth) desc, given_at desc, transcript_id limit ${maxTranscripts}`
  const rows = await transaction(db, async (tx) => {
    // The planner underestimates a scan of all search terms, which are stored out of line.
    await tx.execute(sql`set local enable_seqscan = off`)
    return await readRows(tx, idRow, chosen)
  })
  return rows.map(({ id }) => id)
}
