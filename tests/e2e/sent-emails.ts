import { z } from 'zod'
import { firstPort } from './run-environment.ts'

/** The place where the mail server of the run shows its emails. */
export const mailPagePort = firstPort + 6

const emailsSchema = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** The emails to an address so far, the oldest first. */
async function emailsTo(address: string): Promise<z.output<typeof emailsSchema>> {
  const answer = await fetch(`http://127.0.0.1:${mailPagePort}/emails.json?to=${encodeURIComponent(address)}`)
  return emailsSchema.parse(await answer.json())
}

/**
 * The code in the newest email with one to an address, past receipts, whose numbers have six digits as well.
 * `null` as long as there is none, so it is asked for until it comes.
 */
export async function newestCode(address: string): Promise<string | null> {
  const emails = await emailsTo(address)
  const newest = emails.findLast(({ subject }) => subject.startsWith('Your code'))
  const digits = /\b(\d{3}) ?(\d{3})\b/.exec(newest?.text ?? '')
  return digits === null ? null : `${digits[1]}${digits[2]}`
}

/** The link in the invitation to an address; `null` as long as there is none. */
export async function invitationLink(address: string): Promise<string | null> {
  const emails = await emailsTo(address)
  const text = emails.findLast((email) => email.text.includes('#invitation='))?.text ?? ''
  return /http\S+#invitation=[\w-]+/.exec(text)?.[0] ?? null
}

/** The text of the newest digest to an address; `null` as long as there is none. */
export async function newestDigest(address: string): Promise<string | null> {
  const emails = await emailsTo(address)
  return emails.findLast(({ text }) => text.includes('/following?digest='))?.text ?? null
}
