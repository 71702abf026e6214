import type { ListedUser, Member } from '#server/features/accounts/service.ts'

/** A user as the caller, for reading what is left to them and for what an admin does for them: from no device of theirs. */
export function asMember({ id, email, personId, plan, paidSince }: ListedUser): Member {
  return {
    visitorId: null,
    user: { id, email, personId, deviceId: null, isAdmin: false, isPrivileged: false },
    plan: plan ?? 'free',
    paidSince: paidSince === null ? null : new Date(paidSince),
    network: '',
  }
}
