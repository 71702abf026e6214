import { plans } from '#product/plans.ts'
import { historyFile } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { toDocument } from '#export/documents.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { requireDownload } from '#server/features/accounts/service.ts'
import type { AccountDeps, Member } from '#server/features/accounts/service.ts'
import { isOwn } from '../context.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { writeHistoryFile } from '#server/lib/history-file.ts'
import type { CallCounter, CallLimit } from '#server/rate-limit/call-counter.ts'
import { listIds } from './items.ts'
import { findOwnSummary } from './repo.ts'

type Deps = SummaryDeps & AccountDeps & { callCounter: CallCounter }

/** What goes into the file: the items of these ids, or all that a search finds; an empty one finds everything. `now` in ms. */
type Wanted = { format: SummaryFormat; ids: readonly string[] | null; q: string; now: number }

/** A file to save, in pieces. */
export type HistoryFile = { name: string; type: string; pieces: AsyncIterable<string | Uint8Array> }

const perAccount: CallLimit = {
  limit: 30,
  windowSeconds: 3600,
  detail: 'You have exported your history very often.',
}
const pageSize = 50

/**
 * Summaries out of the history of an account as one file, as far as the plan shows and lets them be downloaded. All that can be refused is
 * refused before the first piece.
 * @throws AppError `FORBIDDEN` where the plan has no downloads, `NOT_FOUND` for an id of another owner and where there is nothing
 */
export async function exportHistory(deps: Deps, actor: Member, wanted: Wanted): Promise<HistoryFile> {
  const { format } = wanted
  requireDownload(actor, format)
  await deps.callCounter.count(`exports/${actor.user.id}`, perAccount)
  const first = await readFirst(deps, actor, wanted)
  if (first.ids.length === 0) throw new AppError('NOT_FOUND', "There's no summary to export.")
  const { extension, type } = historyFile(format)
  const summaries = readSummaries(deps, actor, wanted, first)
  const pieces = writeHistoryFile(summaries, format, wanted.now)
  return { name: `precis-history.${extension}`, type, pieces }
}

type Ids = { ids: readonly string[]; nextCursor: string | null }

async function readFirst(deps: Deps, actor: Member, { ids, q }: Wanted): Promise<Ids> {
  if (ids === null) return await readIds(deps, actor, q, undefined)
  for (const id of ids) {
    if ((await findInView(deps, actor, id)) === null) {
      throw new AppError('NOT_FOUND', `There's no summary ${id} in your history.`)
    }
  }
  return { ids, nextCursor: null }
}

async function readIds(deps: Deps, actor: Member, q: string, cursor: string | undefined): Promise<Ids> {
  return await listIds(deps, actor, { q, sort: 'newest', limit: pageSize, cursor })
}

async function findInView({ db }: Deps, actor: Member, id: string) {
  const windowDays = plans[actor.plan].historyDays
  const item = await findOwnSummary(db, { own: isOwn(actor), id, windowDays })
  return item?.isInView === true ? item : null
}

async function* readSummaries(
  deps: Deps,
  actor: Member,
  { q }: Wanted,
  first: Ids,
): AsyncGenerator<SummaryDocument> {
  let page = first
  for (;;) {
    for (const id of page.ids) {
      const item = await findInView(deps, actor, id)
      const found = item === null ? null : await deps.summaries.read(item.summaryId)
      // What was deleted meanwhile is left out.
      if (item === null || found === null) continue
      yield { ...toDocument(presentSummary(found)), createdAt: item.createdAt }
    }
    if (page.nextCursor === null) return
    page = await readIds(deps, actor, q, page.nextCursor)
  }
}
