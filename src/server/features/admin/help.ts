import type { AdminHelpRequest } from '#contract/admin.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { changeHelpRequest, listHelpRequests } from '#server/features/help/service.ts'
import type { HelpQuery } from '#server/features/help/service.ts'
import { audit } from './audit-repo.ts'
import type { AdminDeps } from './context.ts'

/** One page of help requests, the oldest open one first. @throws AppError `INVALID_REQUEST` for a wrong cursor */
export async function listHelp({ orm }: AdminDeps, admin: Member, query: HelpQuery) {
  const action = { action: 'list-help-requests', target: query.q === '' ? null : query.q } as const
  return await audit(orm, admin, action, () => listHelpRequests(orm, query))
}

/** Marks a help request as answered or open. @throws AppError `NOT_FOUND` */
export async function changeHelp(
  { orm }: AdminDeps,
  admin: Member,
  { id, state }: Pick<AdminHelpRequest, 'id' | 'state'>,
): Promise<AdminHelpRequest> {
  const action = { action: 'change-help-request', target: `${id} ${state}` } as const
  return await audit(orm, admin, action, () => changeHelpRequest(orm, id, state))
}
