import type { DigestEntry, ListedDigest } from '#contract/digests.ts'
import { AppError } from '#core/app-error.ts'
import { mapSeconds } from '#product/all-lines.ts'
import { feedDigests } from '#product/following.ts'
import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { readPage } from '#server/db/paging.ts'
import { findMember } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { presentSummary, readCorrected } from '#server/features/summaries/service.ts'
import type { CorrectedDeps } from '#server/features/summaries/service.ts'
import { findDigest, selectDigests, selectEntries } from './digests-repo.ts'
import type { DigestRow, EntryRow } from './digests-repo.ts'
import { briefOf, writeFeed } from './feed-items.ts'
import { findByFeed } from './settings.ts'
import { feedHash } from './tokens.ts'

/** Dependencies of reading digests. */
export type DigestDeps = AccountDeps & CorrectedDeps

const order = 'digests'

/** A digest with its videos. */
export type Digest = Pick<DigestRow, 'id' | 'dueOn' | 'madeAt'> & { entries: DigestEntry[] }

/** One page of the digests of an account. @throws AppError `INVALID_REQUEST` for a wrong cursor */
export async function listDigests(
  { db }: Pick<DigestDeps, 'db'>,
  { userId, cursor, limit }: { userId: string; cursor?: string | undefined; limit: number },
): Promise<{ items: ListedDigest[]; nextCursor: string | null; total: number }> {
  const { rows, ...facts } = await readPage({ order, cursor, limit }, (slice) =>
    selectDigests(db, { userId, ...slice }),
  )
  return { items: rows.map(({ key: _key, ...digest }) => digest), ...facts }
}

/** A digest of an account, as far as its plan shows it. @throws AppError `NOT_FOUND` */
export async function getDigest(
  deps: DigestDeps,
  { userId, plan }: { userId: string; plan: PlanId },
  id: string,
): Promise<Digest> {
  const digest = await findDigest(deps.db, userId, id)
  if (digest === null) throw new AppError('NOT_FOUND', "There's no such digest.")
  return await readDigest(deps, { userId, plan }, digest)
}

/** The videos of a digest that is known to be the account's. */
export async function readDigest(
  deps: DigestDeps,
  { userId, plan }: { userId: string; plan: PlanId },
  digest: DigestRow,
): Promise<Digest> {
  const windowDays = plans[plan].historyDays
  const rows = await selectEntries(deps.db, { userId, digestId: digest.id, windowDays })
  const entries: DigestEntry[] = []
  // One after the other: a digest has up to 50, and each reads a summary.
  for (const row of rows) entries.push(await readEntry(deps, userId, row))
  return { ...digest, entries }
}

async function readEntry(
  deps: DigestDeps,
  userId: string,
  { summaryId, ...entry }: EntryRow,
): Promise<DigestEntry> {
  const isFailed = entry.state === 'failed'
  const why = { reason: isFailed ? entry.reason : null, reasonCode: isFailed ? entry.reasonCode : null }
  return { ...entry, ...why, ...(await readBrief(deps, userId, entry.state === 'done' ? summaryId : null)) }
}

const noBrief = { durationSeconds: null, form: null, gist: null, insights: [], lineSeconds: [] }

/** A summary of an account in brief, and where its lines are said; empty without one that it may read. */
export async function readBrief(
  deps: CorrectedDeps,
  userId: string,
  summaryId: string | null,
): Promise<Pick<DigestEntry, keyof typeof noBrief>> {
  const owner = { user: { id: userId }, visitorId: null }
  const found = summaryId === null ? null : await readCorrected(deps, owner, summaryId)
  if (found === null) return noBrief
  const summary = presentSummary(found)
  const { durationSeconds } = summary
  return { durationSeconds, ...briefOf(summary), lineSeconds: mapSeconds(summary) }
}

/** The newest digests of the account whose feed has this address, as RSS. @throws AppError `NOT_FOUND` */
export async function readDigestFeed(deps: DigestDeps, token: string, origin: string): Promise<string> {
  const userId = await findByFeed(deps.db, feedHash(token))
  const member = userId === null ? null : await findMember(deps, userId)
  if (userId === null || member === null) throw new AppError('NOT_FOUND', "There's no feed at this address.")
  const { rows } = await selectDigests(deps.db, { userId, after: null, limit: feedDigests })
  const items = []
  for (const row of rows) {
    const { entries } = await readDigest(deps, { userId, plan: member.plan }, row)
    for (const entry of entries.filter(({ state }) => state === 'done')) {
      const link = entry.historyId === null ? entry.url : `${origin}/v/${entry.historyId}`
      items.push({ ...entry, link, at: row.madeAt })
    }
  }
  const about = {
    title: 'Précis digest',
    description: 'New videos from what you follow, in brief.',
    link: `${origin}/following`,
    self: `${origin}/api/digests/feed/${token}`,
  }
  return writeFeed(about, items)
}
