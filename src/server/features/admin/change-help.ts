import type { AdminHelpRequest } from '#contract/admin.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { changeHelpRequest } from '#server/features/support/service.ts'
import { writeAudit } from './audit-repo.ts'
import type { AdminNeeds } from './needs.ts'

/** Says whether a help request is answered. @throws AppError `NOT_FOUND` */
export async function changeHelp(
  { orm }: AdminNeeds,
  admin: Member,
  { id, state }: Pick<AdminHelpRequest, 'id' | 'state'>,
): Promise<AdminHelpRequest> {
  return await transaction(orm, async (tx) => {
    await writeAudit(tx, admin, 'change-help-request', `${id} ${state}`)
    return await changeHelpRequest(tx, id, state)
  })
}
