import { inBatches } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { AccountPageDeps } from '../context.ts'
import { sendNotice } from '../secret.ts'
import { readMailLanguage } from '../users/mail-language.ts'
import { deleteUser, findOverdue, takeAccount, takeOverdue } from './repo.ts'

/** Dependencies of ending an account. */
export type EndDeps = Pick<AccountPageDeps, 'db' | 'accountHooks' | 'mailer' | 'log' | 'publicUrl'>

/**
 * Deletes the accounts whose waiting time is over, each in one transaction; gives how many were deleted.
 * @throws Error with the first failure as its cause, once all others are deleted
 */
export async function deleteOverdue(deps: EndDeps, signal: AbortSignal): Promise<number> {
  let deleted = 0
  const left: string[] = []
  const failures: unknown[] = []
  const step = async (id: string): Promise<void> => {
    try {
      if (await deleteAccount(deps, id)) deleted += 1
      else left.push(id)
    } catch (error) {
      // A failure must not keep the other accounts from being deleted.
      left.push(id)
      failures.push(error)
    }
  }
  await inBatches({ size: 1, signal }, async () => {
    const overdue = await findOverdue(deps.db, left)
    for (const id of overdue) await step(id)
    return overdue.length
  })
  if (failures.length > 0) {
    throw new Error(`${failures.length} accounts could not be deleted`, { cause: failures[0] })
  }
  return deleted
}

/**
 * Deletes an account at once, as the person who runs the site decided, and mails it so.
 * @throws Error where a feature fails to delete its part; then nothing is deleted
 */
export async function endAccount(deps: EndDeps, id: string): Promise<void> {
  await deleteAccount(deps, id, { isByAdmin: true })
}

async function deleteAccount(deps: EndDeps, id: string, { isByAdmin = false } = {}): Promise<boolean> {
  const gone = await transaction(deps.db, async (tx) => {
    const user = isByAdmin ? await takeAccount(tx, id) : await takeOverdue(tx, id)
    if (user === null) return null
    const language = await readMailLanguage(tx, user.email)
    for (const hook of deps.accountHooks) await hook.purge(tx, user.id)
    await deleteUser(tx, user)
    return { ...user, language }
  })
  if (gone === null) return false
  const { email: to, language } = gone
  const { subject } = language.words.accountMails.deleted
  const write = () => ({ subject, content: describeDeleted(deps.publicUrl, isByAdmin, language) })
  // An address that was only typed never was an account to its owner.
  if (gone.isKnown) await sendNotice(deps, 'a deleted account', { to, language, write })
  return true
}

/** The last email to an account: what is gone, and that its owner can come back. */
function describeDeleted(publicUrl: string | null, isByAdmin: boolean, language: MailLanguage): EmailContent {
  const { deleted: words, open } = language.words.accountMails
  const said = { preview: words.text, heading: words.subject }
  const text = { kind: 'paragraph' as const, text: words.text }
  if (isByAdmin) return { ...said, parts: [text], reason: words.byAdmin }
  return {
    ...said,
    parts: [
      text,
      { kind: 'paragraph', text: words.back },
      ...(publicUrl === null ? [] : [{ kind: 'action' as const, label: open, url: `${publicUrl}/account` }]),
    ],
    reason: words.reason,
  }
}
