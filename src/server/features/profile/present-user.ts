import type { CurrentUser } from '#contract/auth.ts'
import { plans } from '#product/plans.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { readUsage } from '#server/features/quota/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { ProfileNeeds } from './profile-needs.ts'
import { findProfile } from './repo.ts'

/** Whoever is signed in, as they see themselves. @throws AppError `UNAUTHORIZED` when the account ended meanwhile */
export async function presentUser(needs: ProfileNeeds, member: Member): Promise<CurrentUser> {
  const { user, plan } = member
  const [profile, usage] = await Promise.all([findProfile(needs.orm, user.id), readUsage(needs.orm, member)])
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
