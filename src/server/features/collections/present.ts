import type { Collection, CollectionItem } from '#contract/collections.ts'
import { problems } from '#contract/problems.ts'
import { mapSeconds } from '#product/all-lines.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
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
  deps: Parameters<typeof sharePathOf>[0] & Pick<SummaryDeps, 'engine'>,
  { plan }: Pick<Member, 'plan'>,
  { userId: _userId, shareNonce, shareHash, form, formName, ...collection }: CollectionRow,
): Promise<Collection> {
  const sharePath = await sharePathOf(deps, { id: collection.id, shareNonce, shareHash })
  const chosen = presentChosenForm({ form, formName }, { plan, engine: deps.engine })
  return { ...collection, form: chosen, sharePath }
}

/** Videos of a collection as they go on the wire, each with the line that stands for its summary. */
export async function presentItems(
  deps: CorrectedDeps & Pick<SummaryDeps, 'summaries'>,
  userId: string,
  rows: readonly ItemRow[],
): Promise<CollectionItem[]> {
  const read = await readSummaries(deps, { userId, rows }, (summary) => ({
    form: summary.form.name,
    line: leadingLineOf(summary),
    lineSeconds: mapSeconds(summary),
  }))
  return rows.map(({ summaryId, problem, ...item }) => ({
    ...item,
    problem: problem === null ? null : { ...problem, title: problems[problem.code].title },
    ...(read.get(summaryId ?? '') ?? { form: null, line: null, lineSeconds: [] }),
  }))
}

type Presented = ReturnType<typeof presentSummary>

/** The results of `read` for the videos' summaries, by the id of the summary; some at once. */
export async function readSummaries<T>(
  deps: CorrectedDeps & Pick<SummaryDeps, 'summaries'>,
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

/** The purpose for which the addresses of shared collections are derived. */
export const sharePurpose = 'shared collection'

/** Dependencies of the addresses of shared collections. */
export type ShareDeps = { db: Db; secret: string }

type Shared = { id: string; shareNonce: string | null; shareHash: string | null }

/** The address of a shared collection, as `currentToken` says; `null` for one that is not. */
export async function sharePathOf(
  deps: ShareDeps,
  { id, shareNonce, shareHash: stored }: Shared,
): Promise<string | null> {
  if (shareNonce === null) return null
  const key = { purpose: sharePurpose, nonce: shareNonce, hash: stored } as const
  const token = await currentToken(deps.secret, key, async ({ nonce, hash }) => {
    const { rowCount } = await deps.db.execute(sql`
      update collections set share_nonce = ${nonce}, share_hash = ${hash} where id = ${id} and share_nonce = ${shareNonce}`)
    return rowCount === 1
  })
  return token === null ? null : `/c/${token}`
}
