import type { CurrentUser } from '#contract/auth.ts'
import { normalizeEmail } from '#product/email.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { deletionLetter } from './deletion-letter.ts'
import { presentUser } from './present-user.ts'
import type { ProfileNeeds } from './profile-needs.ts'
import { updateDeletion } from './repo.ts'

/** How long the mail server may take, in ms. */
const sendingLimitMs = 30_000

/**
 * Notes that the account of whoever calls is to end, which is mailed to it, or with `null` that it is not.
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
  const isNew = await updateDeletion(needs.orm, member.user.id, confirmation !== null)
  const user = await presentUser(needs, member)
  if (isNew && user.deletionAt !== null) void tell(needs, user.email, new Date(user.deletionAt))
  return user
}

/** After the answer: whoever asked does not wait for the mail server, and the account ends with or without a letter. */
async function tell({ mailer, log }: ProfileNeeds, email: string, endsAt: Date): Promise<void> {
  const outcome = await mailer.send(deletionLetter(email, endsAt), {
    signal: AbortSignal.timeout(sendingLimitMs),
  })
  if (!outcome.sent) {
    log.error(
      { err: outcome.cause, reason: outcome.reason },
      'the letter about a deletion could not be mailed',
    )
  }
}
