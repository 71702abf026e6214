import type { SummaryAnswer } from '#contract/summaries.ts'
import { asMember, findUser } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { summarizeToEnd } from '#server/features/summaries/service.ts'
import { noSuchUser } from './context.ts'
import { audit } from './audit-repo.ts'
import type { AdminDeps } from './context.ts'

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
  return await audit(deps.orm, admin, action, async () => {
    const user = await findUser(deps, email)
    if (user === null) throw noSuchUser()
    return await summarizeToEnd(deps, { actor: asMember(user), videoUrl }, signal)
  })
}
