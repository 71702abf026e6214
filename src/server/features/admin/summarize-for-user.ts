import type { SummaryAnswer } from '#contract/summaries.ts'
import { findUser } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { summarizeWhole } from '#server/features/summaries/service.ts'
import { asMember } from './as-member.ts'
import { writeAudit } from './audit-repo.ts'
import type { AdminNeeds } from './needs.ts'
import { noSuchUser } from './no-such-user.ts'

/**
 * Summarizes a video in the name of an account, which is charged for it and finds it in its history.
 * @throws AppError `NOT_FOUND` for an address without an account, or why there is no summary
 */
export async function summarizeForUser(
  needs: AdminNeeds,
  admin: Member,
  { email, videoUrl }: { email: string; videoUrl: string },
  signal: AbortSignal,
): Promise<SummaryAnswer> {
  await writeAudit(needs.orm, admin, 'summarize', `${email} ${videoUrl}`)
  const user = await findUser(needs, email)
  if (user === null) throw noSuchUser()
  return await summarizeWhole(needs, { actor: asMember(user, admin.user.deviceId), videoUrl }, signal)
}
