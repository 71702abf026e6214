import type { ListedUser, Member } from '#server/features/accounts/service.ts'

/** An account as the one who calls, for what is left to it and what is done in its name; asked from `deviceId`. */
export function asMember(
  { id, email, personId, plan, paidSince }: ListedUser,
  deviceId: string,
): Member & { visitorId: string } {
  return {
    // Nobody's browser: an account is counted by its person.
    visitorId: id,
    user: { id, email, personId, deviceId, isAdmin: false, isPrivileged: false },
    plan: plan ?? 'free',
    paidSince: paidSince === null ? null : new Date(paidSince),
    network: '',
  }
}
