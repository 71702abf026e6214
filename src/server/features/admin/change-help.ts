import type { AdminHelpRequest } from '#contract/admin.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { changeHelpRequest } from '#server/features/support/service.ts'
import { audit } from './audit-repo.ts'
import type { AdminDeps } from './needs.ts'

/** Says whether a help request is answered. @throws AppError `NOT_FOUND` */
export async function changeHelp(
  { orm }: AdminDeps,
  admin: Member,
  { id, state }: Pick<AdminHelpRequest, 'id' | 'state'>,
): Promise<AdminHelpRequest> {
  const action = { action: 'change-help-request', target: `${id} ${state}` } as const
  return await audit(orm, admin, action, () => changeHelpRequest(orm, id, state))
}
