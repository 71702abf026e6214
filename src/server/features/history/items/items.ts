import { z } from 'zod'
import type { HistoryPage, HistoryQuery, TranscriptionPage } from '#contract/history.ts'
import { AppError } from '#core/app-error.ts'
import { formNames } from '#languages/en/form-names.ts'
import type { HistoryFilter } from '#product/history-lists.ts'
import { plans } from '#product/plans.ts'
import { builtInForm } from '#product/summary-forms.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { isOlder, newestFirstKey } from '#server/db/paging.ts'
import { isoTime, countRows, readRows, sql, textArray } from '#server/db/sql.ts'
import { turnOf } from '#server/features/accounts/service.ts'
import type { Actor, Member } from '#server/features/accounts/service.ts'
import type { CorrectedDeps } from '#server/features/summaries/service.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import { isOwn, notInHistory, isInWindow } from '../context.ts'
import type { HistoryDeps } from '../context.ts'
import { findItems, isListedOf } from '../search/find-items.ts'
import type { FoundItems, ItemKind, ListQuery } from '../search/find-items.ts'
import { indexItems } from '../search/index-items.ts'
import { readHits } from '../search/read-hits.ts'
import type { HitDeps } from '../search/read-hits.ts'
import { readCorrectedSummaries, readCorrectedTranscripts } from './corrected-items.ts'
import { presentHistoryItem, presentTranscription } from './present.ts'
import { markDeleted, unmarkDeleted } from './repo.ts'

/**
 * Deletes an item of the caller and gives the end of the time to restore it, ISO 8601 in UTC.
 * @throws AppError `NOT_FOUND` for the item of another owner
 */
export async function deleteItem({ db }: HistoryDeps, actor: Actor, id: string): Promise<string> {
  const undoUntil = await markDeleted(db, isOwn(actor), id)
  if (undoUntil === null) throw notInHistory()
  return undoUntil
}

/**
 * Restores a deleted item of the caller.
 * @throws AppError `NOT_FOUND` for the item of another owner, or when it is too late
 */
export async function restoreItem({ db }: HistoryDeps, actor: Actor, id: string): Promise<void> {
  if (await unmarkDeleted(db, isOwn(actor), id)) return
  throw new AppError('NOT_FOUND', "It's too late to undo this.")
}

/** Dependencies of searching a history. */
type ListDeps = HistoryDeps & { bodies: TranscriptBodies }

/** One page of an account's summaries. @throws AppError `INVALID_REQUEST` for a foreign cursor */
export async function listHistory(
  deps: ListDeps & HitDeps & CorrectedDeps,
  actor: Member,
  query: HistoryQuery,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const { ids, facts } = await findPage(deps, actor, { kind: 'summary', query })
  const rows = await readCorrectedSummaries(deps, actor, ids)
  const hits = await readHits(deps, rows, query.q, { signal, caller: turnOf(actor), owner: actor })
  return { items: rows.map((row) => presentHistoryItem(row, hits.get(row.item.id))), ...facts }
}

/** One page of an account's transcripts. @throws AppError `INVALID_REQUEST` for a foreign cursor */
export async function listTranscriptions(
  deps: ListDeps,
  actor: Member,
  query: HistoryQuery,
): Promise<TranscriptionPage> {
  const { ids, facts } = await findPage(deps, actor, { kind: 'transcript', query })
  const rows = await readCorrectedTranscripts(deps.db, actor, ids)
  return { items: rows.map(presentTranscription), ...facts }
}

/**
 * The ids of one page of the summaries of an account.
 * @throws AppError `INVALID_REQUEST` for a cursor of another list
 */
export async function listIds(
  deps: ListDeps,
  actor: Member,
  query: HistoryQuery,
): Promise<Pick<FoundItems, 'ids' | 'nextCursor'>> {
  return await findPageItems(deps, actor, { kind: 'summary', query })
}

/** The newest items are indexed before a search; the sweep has indexed the rest. */
const indexedBeforeSearch = 30

/** The ids of a page in their order, and the fields beside the items. */
type Page = { ids: string[]; facts: Omit<HistoryPage, 'items'> }

type List = { kind: ItemKind; query: HistoryQuery }

async function findPageItems({ db, bodies }: ListDeps, member: Member, list: List): Promise<FoundItems> {
  if (list.query.q !== '') await indexItems({ db, bodies }, indexedBeforeSearch, member.user.id)
  return await findItems(db, toListQuery(member, list))
}

function toListQuery({ user, plan }: Member, list: List): ListQuery {
  return { userId: user.id, windowDays: plans[plan].historyDays, ...list }
}

/** Finds one page of an account's history. @throws AppError `INVALID_REQUEST` for a cursor of another list */
async function findPage(deps: ListDeps, member: Member, list: List): Promise<Page> {
  const asked = toListQuery(member, list)
  const { windowDays } = asked
  const isFirst = list.query.cursor === undefined
  // The choices are those of the whole list, whatever is found: neither waits for the other.
  const [{ ids, nextCursor, total, beyond }, choices] = await Promise.all([
    findPageItems(deps, member, list),
    isFirst ? listChoices(deps.db, asked) : null,
  ])
  const hiddenBy = isFirst && total === 0 ? await findHiding(deps.db, asked) : []
  return { ids, facts: { nextCursor, total, choices, hiddenBy, beyond: { count: beyond, windowDays } } }
}

const entrySchema = z.object({
  id: z.guid(),
  title: z.string().nullable(),
  videoId: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  channel: z.string().nullable(),
  /** ISO 8601 in UTC. */
  usageDate: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  ipAddress: z.string().nullable(),
  key: z.string(),
})

/** One summary of an account with the device that asked for it; `key` is its position in the list. */
type HistoryEntry = z.output<typeof entrySchema>

/** An account's summaries after a cursor, newest first, without deleted ones, and their number. */
export async function listAccountHistory(
  db: Db,
  userId: string,
  { after, limit }: { after: { key: string; id: string } | null; limit: number },
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const key = newestFirstKey(sql`item.created_at`)
  const isAfter = isOlder(sql`item.created_at`, sql`item.id`, after)
  const isListed = sql`item.user_id = ${userId} and item.summary_id is not null and item.deleted_at is null`
  const entries = await readRows(
    db,
    entrySchema,
    sql`select item.id, transcripts.title, transcripts.video_id as "videoId", transcripts.channel,
      transcripts.duration_seconds as "durationSeconds", ${key}::text as key,
      ${isoTime(sql`item.created_at`)} as "usageDate",
      devices.city, devices.country, devices.ip_address as "ipAddress"
    from history_items as item
    join transcripts on transcripts.id = item.transcript_id
    left join devices on devices.id = item.device_id
    where ${isListed} and ${isAfter}
    order by item.created_at desc, item.id limit ${limit}`,
  )
  const total = await countRows(db, sql`select from history_items as item where ${isListed}`)
  return { entries, total }
}

/** An account that has more channels chooses among those that it has most of. */
const maxChoices = 200

type Choices = NonNullable<HistoryPage['choices']>
type ChoiceList = Omit<ListQuery, 'query'>

const countSchema = z.object({
  kind: z.enum(['channel', 'language', 'form']),
  value: z.string(),
  count: z.int(),
})

/** The choices of a list's filters, most frequent first: channels, languages and forms in view. */
async function listChoices(db: Db, list: ChoiceList): Promise<Choices> {
  // One pass over the index of the list.
  const counts = await readRows(
    db,
    countSchema,
    sql`select kind, value, count from (
      select case when grouping(item.channel) = 0 then 'channel' when grouping(item.language) = 0 then 'language' else 'form' end as kind,
        coalesce(item.channel, item.language, item.form) as value, count(*)::int as count
      from history_items as item where ${isListedOf(list.userId, list.kind)} and ${isInWindow(list.windowDays)}
      group by grouping sets (item.channel, item.language, item.form)) as counted
    where value <> '' order by count desc, value limit ${3 * maxChoices}`,
  )
  const names = await readFormNames(db, list, ownFormsOf(counts))
  const choicesOf = (kind: keyof Choices) =>
    counts
      .filter((each) => each.kind === kind)
      .slice(0, maxChoices)
      .map(({ value, count }) => ({ value, name: kind === 'form' ? formName(value, names) : value, count }))
  return { channel: choicesOf('channel'), language: choicesOf('language'), form: choicesOf('form') }
}

function ownFormsOf(counts: readonly z.output<typeof countSchema>[]): string[] {
  const forms = counts.filter(({ kind, value }) => kind === 'form' && builtInForm(value) === null)
  return forms.map(({ value }) => value)
}

function formName(id: string, own: ReadonlyMap<string, string>): string {
  const known = builtInForm(id)
  return known === null ? (own.get(id) ?? 'Own form') : formNames[known]
}

const formNameRow = z.object({ form: z.string(), name: z.string() })

/** The names of an account's forms in one of its summaries, which outlive the forms. */
async function readFormNames(
  db: Db,
  { userId, kind }: ChoiceList,
  forms: string[],
): Promise<Map<string, string>> {
  if (forms.length === 0) return new Map()
  const rows = await readRows(
    db,
    formNameRow,
    sql`select asked.form, coalesce(named.name, '') as name from unnest(${textArray(forms)}) as asked (form)
    cross join lateral (
      select summaries.body #>> '{form,name}' as name from history_items as item
      join summaries on summaries.id = item.summary_id
      where ${isListedOf(userId, kind)} and item.form = asked.form limit 1) as named`,
  )
  return new Map(rows.flatMap(({ form, name }) => (name === '' ? [] : [[form, name]])))
}

type WithoutOne = { filter: HistoryFilter; query: HistoryQuery }

/** The filters, or the search, that alone hide all, each with the number of entries without it. */
async function findHiding(db: PooledDb, list: ListQuery): Promise<HistoryPage['hiddenBy']> {
  const hiding: HistoryPage['hiddenBy'] = []
  for (const { filter, query } of withoutEach(list.query)) {
    const { total } = await findItems(db, { ...list, query: { ...query, limit: 1, cursor: undefined } })
    if (total > 0) hiding.push({ filter, count: total })
  }
  return hiding
}

function withoutEach(query: HistoryQuery): WithoutOne[] {
  const { q, channel, language, form, from, until, ...rest } = query
  const all: (WithoutOne & { isSet: boolean })[] = [
    { filter: 'q', isSet: q !== '', query: { ...query, q: '' } },
    { filter: 'channel', isSet: channel !== undefined, query: { ...rest, q, language, form, from, until } },
    { filter: 'language', isSet: language !== undefined, query: { ...rest, q, channel, form, from, until } },
    { filter: 'form', isSet: form !== undefined, query: { ...rest, q, channel, language, from, until } },
    {
      filter: 'date',
      isSet: from !== undefined || until !== undefined,
      query: { ...rest, q, channel, language, form },
    },
  ]
  return all.filter(({ isSet }) => isSet)
}
