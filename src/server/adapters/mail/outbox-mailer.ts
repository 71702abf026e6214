import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '#server/lib/clock.ts'
import type { Mailer } from '#server/ports/senders.ts'
import { toMessage } from './smtp-mailer.ts'

type Options = {
  /** Made when it is not there. */
  folder: string
  from: string
  clock: Pick<Clock, 'now'>
  /** Called with each code, for developers: emails in a folder reach nobody. */
  onCode: (code: string) => void
}

/** Writes each email as a file that mail programs open, for machines without a mail server. */
export function createOutboxMailer({ folder, from, clock, onCode }: Options): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail, { signal }) => {
      try {
        signal.throwIfAborted()
        const { message } = await transport.sendMail(toMessage(mail, from, new Date(clock.now())))
        if (!Buffer.isBuffer(message)) throw new Error('The email was not put together')
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(path.join(folder, nameAt(clock.now())), message)
      } catch (error) {
        const cause = error instanceof Error ? error : new Error('The email could not be written')
        return { sent: false, reason: 'unreachable', cause }
      }
      if (mail.code !== null) onCode(mail.code)
      return { sent: true }
    },
    close: async () => undefined,
  }
}

/** Sorts by time. */
function nameAt(now: number): string {
  return `${new Date(now).toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
}

/** A reader of the folder never finds half an email. */
async function writeWhole(file: string, message: Buffer): Promise<void> {
  const draft = `${file}.part`
  await writeFile(draft, message, { mode: 0o600 })
  await rename(draft, file)
}
