import type { AccountHistoryEntry, AdminHelpRequest, AdminUser } from '#contract/admin.ts'
import type { SummaryAnswer } from '#contract/summaries.ts'
import { describeVideo } from '#product/describe-video.ts'
import { cutPage, readCursor } from '#server/db/paging.ts'
import type { ItemPosition } from '#server/db/paging.ts'
import {
  asMember,
  findUser,
  inviteAddress,
  listUsers as findUsers,
  registerAccount,
} from '#server/features/accounts/service.ts'
import type { ListedUser, Member } from '#server/features/accounts/service.ts'
import { changeHelpRequest, listHelpRequests } from '#server/features/help/service.ts'
import type { HelpQuery } from '#server/features/help/service.ts'
import { listAccountHistory as findAccountHistory } from '#server/features/history/service.ts'
import { readQuotas } from '#server/features/quota/service.ts'
import { summarizeToEnd } from '#server/features/summaries/service.ts'
import { audit, noSuchUser } from './audit.ts'
import type { AdminDeps, PageQuery } from './audit.ts'

const order = 'users'

/** One page of all accounts, the newest first. @throws AppError `INVALID_REQUEST` for a wrong cursor */
export async function listUsers(
  deps: AdminDeps,
  admin: Member,
  { q, invited, cursor, limit }: PageQuery & { q: string; invited?: 'true' | undefined },
) {
  const after = cursor === undefined ? null : readCursor(order, cursor, 'number')
  return await audit(deps.db, admin, { action: 'list-users', target: q === '' ? null : q }, async () => {
    const { users, total } = await findUsers(deps, {
      q,
      isInvited: invited !== undefined,
      after,
      limit: limit + 1,
    })
    const { rows, nextCursor } = cutPage(users, { order, limit })
    const quotas = await readQuotas(
      deps.db,
      rows.map((user) => asMember(deps, user)),
    )
    return {
      items: rows.map((user, position) => present(deps, user, quotas[position]?.remainingCount ?? null)),
      nextCursor,
      total,
    }
  })
}

function present({ policy }: AdminDeps, user: ListedUser, remainingCount: number | null): AdminUser {
  const { id, email, phone, isVerified, plan, givenPlan, isSuspended, createdAt } = user
  return {
    id,
    email,
    phone,
    planType: policy.planOf(user),
    isSubscribed: plan !== null,
    isVerified,
    remainingCount,
    givenPlan,
    isAdmin: policy.isAdmin(user),
    isOnHold: isSuspended,
    invitation: presentInvitation(user),
    createdAt,
  }
}

function presentInvitation(user: ListedUser): AdminUser['invitation'] {
  const { isInvited, isInvitationOpen, invitedUntil: until } = user
  if (isInvited) return { state: 'used', until: null }
  return until === null ? null : { state: isInvitationOpen ? 'open' : 'ended', until }
}

/**
 * Inserts an account for an address in lower case; an existing one gets the phone, when one is given. Where
 * accounts begin by invitation, this is one.
 */
export async function registerUser(
  { db, policy }: AdminDeps,
  admin: Member,
  { email, phone }: { email: string; phone: string | null },
): Promise<{ message: string; isNew: boolean }> {
  const action = { action: 'register-user', target: email } as const
  const isNew = await audit(db, admin, action, async () => {
    const isInserted = await registerAccount(db, email, phone)
    if (policy.signUp === 'invited') await inviteAddress(db, email, null)
    return isInserted
  })
  return { isNew, message: isNew ? 'User registered successfully' : 'This address is already registered' }
}

const historyOrder = 'usage'

/**
 * One page of the summaries of an account, the newest first.
 * @throws AppError `NOT_FOUND`, `INVALID_REQUEST`
 */
export async function listAccountHistory(
  deps: AdminDeps,
  admin: Member,
  { email, cursor, limit }: PageQuery & { email: string },
) {
  const after = cursor === undefined ? null : readCursor(historyOrder, cursor, 'number')
  return await audit(deps.db, admin, { action: 'read-usage', target: email }, () =>
    readPage(deps, { email, after, limit }),
  )
}

async function readPage(
  deps: AdminDeps,
  { email, after, limit }: { email: string; after: ItemPosition | null; limit: number },
) {
  const user = await findUser(deps, email)
  if (user === null) throw noSuchUser()
  const { entries, total } = await findAccountHistory(deps.db, user.id, { after, limit: limit + 1 })
  const { rows, nextCursor } = cutPage(entries, { order: historyOrder, limit })
  const items = rows.map((row): AccountHistoryEntry => {
    const { videoTitle, videoUrl } = describeVideo(row)
    const { id, usageDate, city, country, ipAddress } = row
    return { id, videoTitle, videoUrl, usageDate, city, country, ipAddress }
  })
  return { items, nextCursor, total }
}

/**
 * Summarizes a video for an account, whose quota is charged and whose history gets the summary.
 * @throws AppError `NOT_FOUND` for an address without an account, or why there is no summary
 */
export async function summarizeForUser(
  deps: AdminDeps,
  admin: Member,
  { email, videoUrl }: { email: string; videoUrl: string },
  signal: AbortSignal,
): Promise<SummaryAnswer> {
  const action = { action: 'summarize', target: `${email} ${videoUrl}` } as const
  return await audit(deps.db, admin, action, async () => {
    const user = await findUser(deps, email)
    if (user === null) throw noSuchUser()
    const ends = AbortSignal.any([signal, deps.runs.givenBack])
    return await summarizeToEnd(deps, { actor: asMember(deps, user), subject: { videoUrl } }, ends)
  })
}

/**
 * One page of help requests, the oldest open one first.
 * @throws AppError `INVALID_REQUEST` for a wrong cursor
 */
export async function listHelp({ db }: AdminDeps, admin: Member, query: HelpQuery) {
  const action = { action: 'list-help-requests', target: query.q === '' ? null : query.q } as const
  return await audit(db, admin, action, () => listHelpRequests(db, query))
}

/** Marks a help request as answered or open. @throws AppError `NOT_FOUND` */
export async function changeHelp(
  { db }: AdminDeps,
  admin: Member,
  { id, state }: Pick<AdminHelpRequest, 'id' | 'state'>,
): Promise<AdminHelpRequest> {
  const action = { action: 'change-help-request', target: `${id} ${state}` } as const
  return await audit(db, admin, action, () => changeHelpRequest(db, id, state))
}
