import type { CurrentUser } from '#contract/auth.ts'
import { isSameAddress } from '#product/email.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { ProfileDeps } from './context.ts'
import { presentUser } from './profile.ts'
import { updateDeletion } from './repo.ts'

/** How long the mail server may take, in ms. */
const sendTimeoutMs = 30_000

/**
 * Requests the deletion of the caller's account, which is mailed to it, or with `null` cancels it.
 * @throws AppError `INVALID_REQUEST` when the address that was typed is not the one of the account
 */
export async function planDeletion(
  deps: ProfileDeps,
  member: Member,
  confirmation: string | null,
): Promise<CurrentUser> {
  if (confirmation !== null && !isSameAddress(confirmation, member.user.email)) {
    const reason = 'Please type the address of your account'
    throw new AppError('INVALID_REQUEST', `${reason}.`, { fields: [{ field: 'body.confirmation', reason }] })
  }
  const isNew = await updateDeletion(deps.orm, member.user.id, confirmation !== null)
  const user = await presentUser(deps, member)
  if (isNew && user.deletionAt !== null) {
    const endsAt = new Date(user.deletionAt)
    const notes = await readNotes(deps, member.user.id, endsAt)
    void sendEmail(deps, deletionEmail(user.email, endsAt, notes))
  }
  return user
}

/** The notes of the features on the deletion, for the email. */
async function readNotes(
  { orm, accountHooks }: ProfileDeps,
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
async function sendEmail({ mailer, log }: ProfileDeps, email: Mail): Promise<void> {
  const outcome = await mailer.send(email, { signal: AbortSignal.timeout(sendTimeoutMs) })
  if (!outcome.sent) {
    log.error({ err: outcome.cause, reason: outcome.reason }, 'the email about a deletion could not be sent')
  }
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The email with the date of a deletion, so that an open browser alone cannot delete an account unseen; with the notes of the features. */
function deletionEmail(to: string, endsAt: Date, notes: readonly string[]): Mail {
  const on = day.format(endsAt)
  const content: EmailContent = {
    preview: `On ${on}, unless you keep it`,
    heading: 'Your account will be deleted',
    parts: [
      { kind: 'paragraph', text: `You asked to delete your account. It ends on ${on}, with your history.` },
      ...notes.map((text) => ({ kind: 'paragraph' as const, text })),
      {
        kind: 'paragraph',
        text: 'To keep it, sign in before then and open your account page. If you didn’t ask for this, do so now and sign out everywhere.',
      },
    ],
    reason: 'You get this email because someone who is signed in to your Précis account asked for this.',
  }
  return {
    to,
    subject: 'Your Précis account will be deleted',
    text: writeText(content),
    html: writeHtml(content),
    code: null,
  }
}
