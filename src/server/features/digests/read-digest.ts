import { escapeUTF8 } from 'entities'
import { generateRssFeed } from 'feedsmith'
import type { DigestEntry, ListedDigest } from '#contract/digests.ts'
import { AppError } from '#core/app-error.ts'
import { isFound } from '#evidence/line-state.ts'
import { stateName } from '#export/describe-line.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { mapSeconds } from '#product/all-lines.ts'
import { digestInsights, feedDigests } from '#product/following.ts'
import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { clockTime } from '#product/times.ts'
import { readPage } from '#server/db/paging.ts'
import { findMember } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { presentSummary, readCorrected } from '#server/features/summaries/service.ts'
import type { CorrectedDeps, SummaryDeps } from '#server/features/summaries/service.ts'
import { findDigest, selectDigests, selectEntries } from './digests-repo.ts'
import type { DigestRow, EntryRow } from './digests-repo.ts'
import { findByFeed } from './settings.ts'
import { feedHash } from './tokens.ts'

/** Dependencies of reading digests. */
export type DigestDeps = AccountDeps & CorrectedDeps & Pick<SummaryDeps, 'summaries'>

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
  const owner = { user: { id: userId }, visitorId: null }
  const isFailed = entry.state === 'failed'
  const why = { reason: isFailed ? entry.reason : null, reasonCode: isFailed ? entry.reasonCode : null }
  const found =
    summaryId === null || entry.state !== 'done' ? null : await readCorrected(deps, owner, summaryId)
  const none = { durationSeconds: null, form: null, gist: null, insights: [], lineSeconds: [] }
  if (found === null) return { ...entry, ...why, ...none }
  const summary = presentSummary(found)
  const { form, gist, gistSentence, summarySentences, insights, durationSeconds } = summary
  const isGistShown = gist !== null && gist !== '' && (gistSentence === null || isFound(gistSentence.state))
  // The built-in engine writes no gist: the first sentence that it took stands for it.
  const opening = summarySentences.find(({ state }) => isFound(state))?.text ?? null
  const shownGist = isGistShown ? gist : opening
  // Key insights alone have insights; of another form its first lines stand in their place.
  const lines = insights.length > 0 ? insights : summarySentences.filter(({ text }) => text !== shownGist)
  return {
    ...entry,
    ...why,
    durationSeconds,
    form: form.name,
    gist: shownGist,
    insights: lines
      .filter(({ state }) => isFound(state))
      .slice(0, digestInsights)
      .map(({ text, quote, second, speaker, state }) => ({ text, quote, second, speaker, state })),
    lineSeconds: mapSeconds(summary),
  }
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
    for (const entry of entries.filter(({ state }) => state === 'done'))
      items.push(toItem(entry, row.madeAt, origin))
  }
  return generateRssFeed({
    title: 'Précis digest',
    link: `${origin}/following`,
    description: 'New videos from what you follow, in brief.',
    items,
  })
}

function toItem(entry: DigestEntry, madeAt: string, origin: string) {
  const link = entry.historyId === null ? entry.url : `${origin}/v/${entry.historyId}`
  return {
    title: entry.title ?? entry.url,
    link,
    guid: { value: entry.id, isPermaLink: false },
    pubDate: new Date(madeAt),
    description: describe(entry, link),
  }
}

function describe({ source, gist, insights }: DigestEntry, link: string): string {
  const lines = insights.map((line) => {
    const { second, state } = line
    const at =
      second === null
        ? ''
        : ` <a href="${escapeUTF8(`${link}?t=${Math.floor(second)}s`)}">${clockTime(second)}</a>`
    return `<li>${escapeUTF8(withSpeakers(line.text, line))}${at} (${stateName({ state, quote: '' })})</li>`
  })
  return [
    source === null ? '' : `<p>${escapeUTF8(source)}</p>`,
    gist === null ? '' : `<p>${escapeUTF8(gist)}</p>`,
    lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`,
  ].join('')
}
