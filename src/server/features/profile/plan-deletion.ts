import type { CurrentUser } from '#contract/auth.ts'
import { normalizeEmail } from '#product/email.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { deletionEmail } from './deletion-email.ts'
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
  if (isNew && user.deletionAt !== null) {
    const endsAt = new Date(user.deletionAt)
    const notes = await readNotes(needs, member.user.id, endsAt)
    void sendEmail(needs, deletionEmail(user.email, endsAt, notes))
  }
  return user
}

/** What the email says of all that hangs on the account. */
async function readNotes(
  { orm, accountHooks }: ProfileNeeds,
  userId: string,
  endsAt: Date,
): Promise<string[]> {
  const notes: string[] = []
  for (const { deletionNote } of accountHooks) {
    const note = await deletionNote?.(orm, userId, endsAt)
    if (note !== null && note !== undefined) notes.push(note)
  }
  return notes
}

/** After the answer: the caller does not wait for the mail server, and the account ends with or without an email. */
async function sendEmail({ mailer, log }: ProfileNeeds, email: Mail): Promise<void> {
  const outcome = await mailer.send(email, { signal: AbortSignal.timeout(sendingLimitMs) })
  if (!outcome.sent) {
    log.error({ err: outcome.cause, reason: outcome.reason }, 'the email about a deletion could not be sent')
  }
}
