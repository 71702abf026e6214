import type { CurrentUser } from '#contract/auth.ts'
import { plans } from '#product/plans.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { AccountPageDeps, Member } from '../context.ts'
import { exportAccount, findDetails, updatePhone } from './repo.ts'

/** The signed-in user as they go on the wire. @throws AppError `UNAUTHORIZED` when the account ended meanwhile */
export async function presentUser(deps: AccountPageDeps, member: Member): Promise<CurrentUser> {
  const { user, plan } = member
  const [details, quota] = await Promise.all([findDetails(deps.orm, user.id), deps.quota.read(member)])
  if (details === null) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  return {
    id: user.id,
    email: user.email,
    ...details,
    planType: plan,
    subscriptionType: plan,
    isSubscribed: plan !== 'free',
    remainingCount: quota.remainingCount,
    allowance: plans[plan].allowance?.summaries ?? null,
    resetTime: quota.resetTime,
    isAdmin: user.isAdmin,
    canDownload: plans[plan].canDownload || user.isPrivileged,
  }
}

/** Stores the phone number of the caller; an empty one deletes it. */
export async function changePhone(
  deps: AccountPageDeps,
  member: Member,
  phone: string,
): Promise<CurrentUser> {
  await updatePhone(deps.orm, member.user.id, phone === '' ? null : phone)
  return await presentUser(deps, member)
}

/** All data of the caller's account, as indented JSON. */
export async function exportEverything(
  { orm, accountHooks }: AccountPageDeps,
  { user }: Member,
): Promise<Buffer> {
  const account = await exportAccount(orm, user.id)
  const parts: [string, unknown][] = []
  for (const hook of accountHooks) {
    if (hook.export !== undefined) parts.push([hook.name, await hook.export(orm, user.id)])
  }
  return Buffer.from(`${JSON.stringify({ account, ...Object.fromEntries(parts) }, null, 2)}\n`)
}
