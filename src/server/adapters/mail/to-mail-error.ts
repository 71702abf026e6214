import { z } from 'zod'
import type { MailFailure } from '#server/ports/mailer.ts'

/** What the library says of a failure, besides words of the mail server, which may hold the address. */
const errorSchema = z.object({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})

/** Why an email was not sent, and an error that says so without the address and the words of the mail server. */
export function toMailError(raised: unknown): { reason: MailFailure; cause: Error } {
  const { code = 'no code', command = '', responseCode } = errorSchema.catch({}).parse(raised)
  const reason = reasonOf({ code, command, responseCode })
  const answered = responseCode === undefined ? '' : `, answer ${responseCode}`
  return { reason, cause: new Error(`The email was not sent: ${code} ${command}${answered}`) }
}

type Facts = { code: string; command: string; responseCode: number | undefined }

function reasonOf({ code, command, responseCode }: Facts): MailFailure {
  if (code === 'ETIMEDOUT') return 'timeout'
  if (responseCode === 552 || (code === 'EMESSAGE' && command === 'MAIL FROM')) return 'too-large'
  if (code === 'EENVELOPE' && command === 'RCPT TO' && isForGood(responseCode)) return 'address-refused'
  return isForGood(responseCode) || code === 'EAUTH' ? 'refused' : 'unreachable'
}

/** Answers from 500 on are given again when asked again. */
function isForGood(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500
}
