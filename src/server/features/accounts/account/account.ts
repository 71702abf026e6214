import type { CurrentUser } from '#contract/auth.ts'
import { AppError } from '#core/app-error.ts'
import { isSameAddress } from '#product/email.ts'
import { plans } from '#product/plans.ts'
import { savableFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { writeMoment } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { AccountPageDeps, Member, Actor } from '../context.ts'
import { sendNotice } from '../secret.ts'
import { exportAccount, findDetails, updateDeletion, updateLanguage, updatePhone } from './repo.ts'

/**
 * The signed-in user as they go on the wire.
 * @throws AppError `UNAUTHORIZED` when the account ended meanwhile
 */
export async function presentUser(deps: AccountPageDeps, member: Member): Promise<CurrentUser> {
  const { user, plan } = member
  const [details, quota] = await Promise.all([findDetails(deps.db, user.id), deps.quota.read(member)])
  if (details === null) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  return {
    id: user.id,
    email: user.email,
    ...details,
    planType: plan,
    subscriptionType: plan,
    isSubscribed: plan !== 'free',
    remainingCount: quota.remainingCount,
    allowance: plans[plan].allowance?.summaries ?? null,
    resetTime: quota.resetTime,
    isAdmin: user.isAdmin,
    canDownload: canDownload(member),
  }
}

/** Stores the caller's phone number, of which an empty one is deleted, and their language. */
export async function changeAccount(
  deps: AccountPageDeps,
  member: Member,
  { phone, language }: { phone?: string | undefined; language?: string | undefined },
): Promise<CurrentUser> {
  if (phone !== undefined) await updatePhone(deps.db, member.user.id, phone === '' ? null : phone)
  if (language !== undefined) await updateLanguage(deps.db, member.user.id, language)
  return await presentUser(deps, member)
}

/** All data of the caller's account, as indented JSON. */
export async function exportEverything(
  { db, accountHooks }: AccountPageDeps,
  { user }: Member,
): Promise<Buffer> {
  const account = await exportAccount(db, user.id)
  const parts: [string, unknown][] = []
  for (const hook of accountHooks) {
    if (hook.export !== undefined) parts.push([hook.name, await hook.export(db, user.id)])
  }
  return Buffer.from(`${JSON.stringify({ account, ...Object.fromEntries(parts) }, null, 2)}\n`)
}

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
  const isNew = await updateDeletion(deps.db, member.user.id, confirmation !== null)
  const user = await presentUser(deps, member)
  if (isNew && user.deletionAt !== null) {
    const endsAt = new Date(user.deletionAt)
    // The account ends with or without an email.
    await sendNotice(deps, 'a deletion', {
      to: user.email,
      write: async (language) => {
        const notes = await readNotes(deps, member.user.id, { endsAt, language })
        const { subject } = language.words.accountMails.deletion
        return { subject, content: describeDeletion(endsAt, notes, language) }
      },
    })
  }
  return user
}

/** The notes of the features on the deletion, for the email. */
async function readNotes(
  { db, accountHooks }: AccountPageDeps,
  userId: string,
  about: { endsAt: Date; language: MailLanguage },
): Promise<string[]> {
  const notes: string[] = []
  for (const { deletionNote } of accountHooks) {
    const note = await deletionNote?.(db, userId, about)
    if (note !== null && note !== undefined) notes.push(note)
  }
  return notes
}

/** Has the date, so that an open browser alone cannot delete an account unseen, and features' notes. */
function describeDeletion(endsAt: Date, notes: readonly string[], language: MailLanguage): EmailContent {
  const words = language.words.accountMails.deletion
  const on = writeMoment(language, endsAt)
  return {
    preview: words.preview(on),
    heading: words.heading,
    parts: [
      { kind: 'paragraph', text: words.text(on) },
      ...notes.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'paragraph', text: words.keep },
    ],
    reason: words.reason,
  }
}

type Caller = Pick<Actor, 'plan' | 'user'>

/** The caller may save summaries, by their plan or by the operator's setting. */
export function canDownload({ plan, user }: Caller): boolean {
  return plans[plan].canDownload || user?.isPrivileged === true
}

/** Refuses a caller who may not save files of this format. @throws AppError `FORBIDDEN` */
export function requireDownload(caller: Caller, format: SummaryFormat): void {
  if (!savableFormats(canDownload(caller)).includes(format)) throw noDownloads()
}

/** The failure of a call that would save what the plan does not let. */
export function noDownloads(): AppError {
  return new AppError('FORBIDDEN', "Your plan doesn't include downloads of summaries.")
}
