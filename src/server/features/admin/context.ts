import type { AccountDeps, ListedUser, Member } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'

/** Dependencies of the admins' calls. */
export type AdminDeps = AccountDeps & SummaryDeps

/** The query of a page of a list. */
export type PageQuery = { cursor?: string | undefined; limit: number }

/** A user as the caller, to read their quota or to act for them without a device of theirs. */
export function asMember({ id, email, personId, plan, paidSince }: ListedUser): Member {
  return {
    visitorId: null,
    user: { id, email, personId, deviceId: null, isAdmin: false, isPrivileged: false },
    plan: plan ?? 'free',
    paidSince: paidSince === null ? null : new Date(paidSince),
    network: '',
  }
}

/** The failure to find an account by its address; only admins see it. */
export function noSuchUser(): AppError {
  return new AppError('NOT_FOUND', 'No user has this address.')
}
