import type { CurrentUser } from '#contract/auth.ts'
import { isSameAddress } from '#product/email.ts'
import { sendNotice } from '../send-notice.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import type { AccountPageDeps, Member } from '../context.ts'
import { presentUser } from './account.ts'
import { updateDeletion } from './repo.ts'

/**
 * Requests the deletion of the caller's account, which is mailed to it, or with `null` cancels it.
 * @throws AppError `INVALID_REQUEST` when the address that was typed is not the one of the account
 */
export async function planDeletion(
  deps: AccountPageDeps,
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
    const subject = 'Your Précis account will be deleted'
    // After the answer: the account ends with or without an email.
    void sendNotice(deps, 'a deletion', { to: user.email, subject, content: describeDeletion(endsAt, notes) })
  }
  return user
}

/** The notes of the features on the deletion, for the email. */
async function readNotes(
  { orm, accountHooks }: AccountPageDeps,
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

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Has the date of a deletion, so that an open browser alone cannot delete an account unseen; with the notes of the features. */
function describeDeletion(endsAt: Date, notes: readonly string[]): EmailContent {
  const on = day.format(endsAt)
  return {
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
}
