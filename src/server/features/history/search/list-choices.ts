import { z } from 'zod'
import type { HistoryPage, HistoryQuery } from '#contract/history.ts'
import type { HistoryFilter } from '#product/history-lists.ts'
import { builtInForm, formNames } from '#product/summary-forms.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { readRows, sql, textArray } from '#server/db/sql.ts'
import { isInWindow } from '../context.ts'
import { findItems, isListedOf } from './find-items.ts'
import type { ListQuery } from './find-items.ts'

/** An account that has more channels chooses among those that it has most of. */
const maxChoices = 200

type Choices = NonNullable<HistoryPage['choices']>
type List = Omit<ListQuery, 'query'>

const countSchema = z.object({
  kind: z.enum(['channel', 'language', 'form']),
  value: z.string(),
  count: z.int(),
})

/** What a list can be narrowed by, the most frequent first: the channels, languages and forms of all that the plan shows. */
export async function listChoices(db: Db, list: List): Promise<Choices> {
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

/** What the forms of an account are called in one of its summaries, which outlive the forms. */
async function readFormNames(db: Db, { userId, kind }: List, forms: string[]): Promise<Map<string, string>> {
  if (forms.length === 0) return new Map()
  const rows = await readRows(
    db,
    z.object({ form: z.string(), name: z.string() }),
    sql`select asked.form, coalesce(named.name, '') as name from unnest(${textArray(forms)}) as asked (form)
    cross join lateral (
      select summaries.body #>> '{form,name}' as name from history_items as item
      join summaries on summaries.id = item.summary_id
      where ${isListedOf(userId, kind)} and item.form = asked.form limit 1) as named`,
  )
  return new Map(rows.flatMap(({ form, name }) => (name === '' ? [] : [[form, name]])))
}

type WithoutOne = { filter: HistoryFilter; query: HistoryQuery }

/** Which one filter, or the search, hides all: how many there are without it, where there are any. Nothing where only one narrows the list. */
export async function findHiding(db: PooledDb, list: ListQuery): Promise<HistoryPage['hiddenBy']> {
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
