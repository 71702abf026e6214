import type { Collection, CollectionItem } from '#contract/collections.ts'
import { problems } from '#contract/problems.ts'
import { mapSeconds } from '#product/all-lines.ts'
import type { Db } from '#server/db/database.ts'
import { identifier, sql } from '#server/db/sql.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { presentChosenForm } from '#server/features/forms/service.ts'
import { leadingLineOf, currentToken } from '#server/features/history/service.ts'
import { presentSummary, readCorrected } from '#server/features/summaries/service.ts'
import type { CorrectedDeps, SummaryDeps } from '#server/features/summaries/service.ts'
import type { ItemRow } from './items-repo.ts'
import type { CollectionRow } from './repo.ts'

const readAtOnce = 8

/** A collection as it goes on the wire, for its owner. */
export async function presentCollection(
  deps: Parameters<typeof secretPathOf>[0] & Pick<SummaryDeps, 'engine'>,
  { plan }: Pick<Member, 'plan'>,
  { userId: _userId, share, feed, form, formName, ...collection }: CollectionRow,
): Promise<Collection> {
  const { id } = collection
  const sharePath = await secretPathOf(deps, { id, ...share }, 'share')
  const feedPath = await secretPathOf(deps, { id, ...feed }, 'feed')
  const chosen = presentChosenForm({ form, formName }, { plan, engine: deps.engine })
  return { ...collection, form: chosen, sharePath, feedPath }
}

/** Videos of a collection as they go on the wire, each with the line that stands for its summary. */
export async function presentItems(
  deps: CorrectedDeps,
  userId: string,
  rows: readonly ItemRow[],
): Promise<CollectionItem[]> {
  const read = await readSummaries(deps, { userId, rows }, (summary) => ({
    form: summary.form.name,
    line: leadingLineOf(summary),
    lineSeconds: mapSeconds(summary),
  }))
  return rows.map(({ summaryId, problem, summarizedAt: _at, ...item }) => ({
    ...item,
    problem: problem === null ? null : { ...problem, title: problems[problem.code].title },
    ...(read.get(summaryId ?? '') ?? { form: null, line: null, lineSeconds: [] }),
  }))
}

type Presented = ReturnType<typeof presentSummary>

/** The results of `read` for the videos' summaries, by the id of the summary; some at once. */
export async function readSummaries<T>(
  deps: CorrectedDeps,
  { userId, rows }: { userId: string | null; rows: readonly ItemRow[] },
  read: (summary: Presented) => T,
): Promise<ReadonlyMap<string, T>> {
  const owner = { user: userId === null ? null : { id: userId }, visitorId: null }
  const made = new Map<string, T>()
  const waiting = rows.flatMap(({ summaryId }) => summaryId ?? []).values()
  const readers = Array.from({ length: readAtOnce }, async () => {
    for (const id of waiting) {
      const found = await readCorrected(deps, owner, id)
      if (found !== null) made.set(id, read(presentSummary(found)))
    }
  })
  await Promise.all(readers)
  return made
}

/** The secret addresses of a collection: what each is derived for, and where it begins. */
const secretPaths = {
  share: { purpose: 'shared collection', path: '/c/' },
  feed: { purpose: 'collection feed', path: '/api/collections/feed/' },
} as const

/** Dependencies of the addresses of shared collections. */
export type ShareDeps = { db: Db; secret: string }

/** The stored key of an address; `null` twice where there is none. */
type SecretKey = { nonce: string | null; hash: string | null }

/** A secret address of a collection, as `currentToken` says; `null` where it has none. */
export async function secretPathOf(
  deps: ShareDeps,
  { id, nonce: stored, hash }: SecretKey & { id: string },
  kind: keyof typeof secretPaths,
): Promise<string | null> {
  if (stored === null) return null
  const { purpose, path } = secretPaths[kind]
  const [nonceOf, hashOf] = [identifier(`${kind}_nonce`), identifier(`${kind}_hash`)]
  const token = await currentToken(deps.secret, { purpose, nonce: stored, hash }, async (renewed) => {
    const { rowCount } = await deps.db.execute(sql`
      update collections set ${nonceOf} = ${renewed.nonce}, ${hashOf} = ${renewed.hash}
      where id = ${id} and ${nonceOf} = ${stored}`)
    return rowCount === 1
  })
  return token === null ? null : `${path}${token}`
}
