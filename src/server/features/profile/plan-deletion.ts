import type { CurrentUser } from '#contract/auth.ts'
import { normalizeEmail } from '#product/email.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { presentUser } from './present-user.ts'
import type { ProfileNeeds } from './profile-needs.ts'
import { updateDeletion } from './repo.ts'

/**
 * Notes that the account of whoever calls is to end, or with `null` that it is not.
 * @throws AppError `INVALID_REQUEST` when the address that was typed is not the one of the account
 */
export async function planDeletion(
  needs: ProfileNeeds,
  member: Member,
  confirmation: string | null,
): Promise<CurrentUser> {
  if (confirmation !== null && normalizeEmail(confirmation) !== member.user.email) {
    const reason = 'Please type the address of your account'
    throw new AppError('INVALID_REQUEST', `${reason}.`, { fields: [{ field: 'body.confirmation', reason }] })
  }
  await updateDeletion(needs.orm, member.user.id, confirmation !== null)
  return await presentUser(needs, member)
}
