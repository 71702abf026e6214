import type { CurrentUser } from '#contract/auth.ts'
import { plans } from '#product/plans.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { readUsage } from '#server/features/quota/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { ProfileDeps } from './context.ts'
import { exportAccount, findProfile, updatePhone } from './repo.ts'

/** The signed-in user as they go on the wire. @throws AppError `UNAUTHORIZED` when the account ended meanwhile */
export async function presentUser(deps: ProfileDeps, member: Member): Promise<CurrentUser> {
  const { user, plan } = member
  const [profile, usage] = await Promise.all([findProfile(deps.orm, user.id), readUsage(deps.orm, member)])
  if (profile === null) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  return {
    id: user.id,
    email: user.email,
    ...profile,
    planType: plan,
    subscriptionType: plan,
    isSubscribed: plan !== 'free',
    remainingCount: usage.remainingCount,
    allowance: plans[plan].allowance?.summaries ?? null,
    resetTime: usage.resetTime,
    isAdmin: user.isAdmin,
    canDownload: plans[plan].canDownload || user.isPrivileged,
  }
}

/** Stores the phone number of the caller; an empty one deletes it. */
export async function changePhone(deps: ProfileDeps, member: Member, phone: string): Promise<CurrentUser> {
  await updatePhone(deps.orm, member.user.id, phone === '' ? null : phone)
  return await presentUser(deps, member)
}

/** All data of the caller's account, as indented JSON. */
export async function exportEverything(
  { orm, accountHooks }: ProfileDeps,
  { user }: Member,
): Promise<Buffer> {
  const account = await exportAccount(orm, user.id)
  const parts: [string, unknown][] = []
  for (const hook of accountHooks) {
    if (hook.export !== undefined) parts.push([hook.name, await hook.export(orm, user.id)])
  }
  return Buffer.from(`${JSON.stringify({ account, ...Object.fromEntries(parts) }, null, 2)}\n`)
}
