import { createHash, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { contract } from '#contract/api.ts'
import type { Insight } from '#contract/evidence.ts'
import type { Answer } from '#contract/questions.ts'
import type { SharedQuestion, SharedSummary } from '#contract/sharing.ts'
import { AppError } from '#core/app-error.ts'
import { isFlagged } from '#evidence/line-state.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { allLines } from '#product/all-lines.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { purposeKey } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { correctAnswers, presentSummary, readCorrected } from '#server/features/summaries/service.ts'
import type { CorrectedDeps, SummaryDeps } from '#server/features/summaries/service.ts'
import { isInWindow, isOwn, notInHistory, ownerIdOf } from '../context.ts'
import type { HistoryDeps } from '../context.ts'
import type { ShareKey } from '../items/repo.ts'
import { readQuestions } from '../questions/repo.ts'
import { findShared, sharedBy } from './shared-items.ts'

/** The summary that is shared under a token. @throws AppError `NOT_FOUND` for a token that is not shared */
export async function readByToken(deps: CorrectedDeps, token: string): Promise<SharedSummary> {
  const { db } = deps
  const shared = await findShared(db, shareHash(token))
  const found = shared === null ? null : await readCorrected(deps, sharedBy(shared), shared.summaryId)
  if (shared === null || found === null)
    throw new AppError('NOT_FOUND', "This page isn't shared, or no longer is.")
  const { transcriptId, ...summary } = presentSummary(found)
  const { id: _id, cached: _cached, fromPlaylist: _from, withoutModel: _why, ...shown } = summary
  const answers = shared.sharesQuestions ? await readQuestions(db, shared.itemId) : []
  const asked = await correctAnswers(deps, sharedBy(shared), { transcriptId, answers })
  return {
    ...shown,
    transcriptId: found.transcript.origin === 'pasted' ? null : transcriptId,
    questions: asked.map(presentShared),
  }
}

function presentShared({ id, question, said, languages, answer, passages }: Answer): SharedQuestion {
  return {
    id,
    question,
    said,
    languages,
    answer,
    passages: passages.map(({ transcriptId: _transcriptId, ...passage }) => passage),
  }
}

/**
 * The line that stands for a summary where its state is not shown: its gist, else the first insight or
 * sentence of which nothing is known to be wrong; empty where there is none.
 */
export function leadingLine(summary: Lines): string {
  const line = leadingLineOf(summary)
  return line === null ? '' : withSpeakers(line.text, line)
}

type Lines = Pick<SharedSummary, 'insights' | 'gistSentence' | 'summarySentences'>

/** The same line with its evidence; `null` where there is none. */
export function leadingLineOf(summary: Lines): Insight | null {
  const { gistSentence } = summary
  const lines = [...(gistSentence === null ? [] : [gistSentence]), ...allLines(summary)]
  return lines.find(({ state }) => !isFlagged(state)) ?? null
}

const sharePurpose = 'shared page'

const { person: perOwner } = contract['POST /api/history/:id/share'].counts

type Deps = { db: Db; secret: string }

/** A shared summary: its address, and whether this call made it. */
type Share = { sharePath: string; isNew: boolean }

/**
 * Shares a summary of the caller and gives the address; one that is shared already has the same address
 * again. A summary that the caller's plan locks can't be shared: the shared page would show what the lock
 * withholds.
 * @throws AppError `NOT_FOUND` for the item of another owner, or one that the plan locks
 */
export async function shareItem(
  deps: Deps & Pick<SummaryDeps, 'callCounter'>,
  actor: Actor,
  id: string,
): Promise<Share> {
  const ownerId = ownerIdOf(actor)
  if (ownerId === null) throw notInHistory()
  await deps.callCounter.count(`shares/${ownerId}`, perOwner)
  const key = createShareKey(deps.secret, sharePurpose)
  const shared = await startSharing(deps.db, {
    own: isOwn(actor),
    id,
    windowDays: plans[actor.plan].historyDays,
    ...key,
  })
  const sharePath = shared === null ? null : await currentSharePath(deps, { id, ...shared })
  if (shared === null || sharePath === null) throw notInHistory()
  return { sharePath, isNew: shared.shareHash === key.hash }
}

/** The address of a shared page, as `currentToken` says; `null` for what isn't shared. */
export async function currentSharePath(
  deps: Deps,
  { id, shareNonce, shareHash: stored }: ShareKey,
): Promise<string | null> {
  if (shareNonce === null) return null
  const key = { purpose: sharePurpose, nonce: shareNonce, hash: stored } as const
  const token = await currentToken(deps.secret, key, (renewed) =>
    renewShare(deps.db, { id, from: shareNonce, ...renewed }),
  )
  return token === null ? null : `/s/${token}`
}

/**
 * Stops sharing at once; a later share has another address.
 * @throws AppError `NOT_FOUND` for the item of another owner
 */
export async function stopSharing({ db }: HistoryDeps, actor: Actor, id: string): Promise<void> {
  if (await endSharing(db, isOwn(actor), id)) return
  throw notInHistory()
}

/**
 * Chooses whether the shared page of a summary of the caller shows the questions about it.
 * @throws AppError `NOT_FOUND` for the item of another owner, or one that is not shared
 */
export async function shareQuestions(
  { db }: HistoryDeps,
  actor: Actor,
  { id, areShown }: { id: string; areShown: boolean },
): Promise<void> {
  if (await showQuestions(db, { own: isOwn(actor), id, areShown })) return
  throw new AppError('NOT_FOUND', "This isn't shared.")
}

/** The purpose of an address; the token of one opens nothing of the other. */
type SharePurpose = 'shared page' | 'shared moment' | 'shared collection' | 'collection feed'

type StoredKey = { purpose: SharePurpose; nonce: string; hash: string | null }

/** The token of a share. After a change of the secret `renew` stores another nonce; `null` if not. */
export async function currentToken(
  secret: string,
  { purpose, nonce, hash }: StoredKey,
  renew: (key: { nonce: string; hash: string }) => Promise<boolean>,
): Promise<string | null> {
  const token = shareToken(secret, purpose, nonce)
  if (shareHash(token) === hash) return token
  const key = createShareKey(secret, purpose)
  return (await renew(key)) ? shareToken(secret, purpose, key.nonce) : null
}

const nonceBytes = 16
/** 128 bits, which cannot be guessed. */
const tokenBytes = 16

/** A new nonce with the hash by which its token is found. */
export function createShareKey(secret: string, purpose: SharePurpose): { nonce: string; hash: string } {
  const nonce = randomBytes(nonceBytes).toString('base64url')
  return { nonce, hash: shareHash(shareToken(secret, purpose, nonce)) }
}

/**
 * The token of a shared address, made of the nonce and the server's secret each time, so that the rows of the
 * database open no page.
 */
function shareToken(secret: string, purpose: SharePurpose, nonce: string): string {
  return createHmac('sha256', purposeKey(secret, purpose))
    .update(nonce)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url')
}

/** The stored hash of a token. */
export function shareHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

type NewShare = { own: Sql; id: string; windowDays: number | null; nonce: string; hash: string }

const sharingRow = z.object({ shareNonce: z.string(), shareHash: z.string() })

/**
 * Shares a summary under a new nonce, or leaves the one that it has; gives what is stored, `null` for no such
 * item and for one outside of the window that is not shared yet.
 */
async function startSharing(
  db: Db,
  { own, id, windowDays, nonce, hash }: NewShare,
): Promise<{ shareNonce: string; shareHash: string } | null> {
  return await findRow(
    db,
    sharingRow,
    sql`update history_items as item set
      share_hash = coalesce(item.share_hash, ${hash}), share_nonce = coalesce(item.share_nonce, ${nonce})
    where ${own} and item.id = ${id} and item.summary_id is not null and item.deleted_at is null
      and (item.share_hash is not null or ${isInWindow(windowDays)})
    returning item.share_nonce as "shareNonce", item.share_hash as "shareHash"`,
  )
}

/** Replaces the nonce of an item; `false` when it has another one by now. */
async function renewShare(
  db: Db,
  { id, from, nonce, hash }: { id: string; from: string; nonce: string; hash: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update history_items set share_nonce = ${nonce}, share_hash = ${hash}
    where id = ${id} and share_nonce = ${from}`)
  return rowCount === 1
}

/** Stops sharing; `false` for no such item. */
async function endSharing(db: Db, own: Sql, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update history_items as item set share_hash = null, share_nonce = null, shares_questions = false
    where ${own} and item.id = ${id} and item.deleted_at is null`)
  return rowCount === 1
}

/** Shows the questions on an item's shared page, or hides them; `false` for one not shared. */
async function showQuestions(
  db: Db,
  { own, id, areShown }: { own: Sql; id: string; areShown: boolean },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update history_items as item set shares_questions = ${areShown}
    where ${own} and item.id = ${id} and item.share_hash is not null and item.deleted_at is null`)
  return rowCount === 1
}
