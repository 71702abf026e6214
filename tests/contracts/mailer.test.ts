import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { createOutboxMailer, createSmtpMailer } from '#server/adapters/mail/mailers.ts'
import type { Mail, Mailer } from '#server/ports/senders.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startMailSimulator } from '#tests/fakes/mail/simulator.ts'

/** A mailer, and what has arrived where it sends to. */
type Sample = AsyncDisposable & {
  mailer: Mailer
  arrived: () => Promise<readonly Pick<Mail, 'to' | 'subject' | 'text'>[]>
}

const from = 'Précis <hello@precis.example>'
const email: Mail = {
  to: 'ada@example.com',
  subject: 'Sign in to Précis',
  text: 'Your code is 123 456.\n',
  html: '<p>Your code is <b>123 456</b>.</p>',
  code: '123456',
}
const { signal } = new AbortController()

const mailers: Readonly<Record<string, () => Promise<Sample>>> = {
  'a mail server': async () => {
    const simulator = await startMailSimulator()
    const limits = { sendMs: 60_000, maxBytes: 100_000 }
    const mailer = createSmtpMailer({ url: simulator.url, from, limits })
    return {
      mailer,
      arrived: async () => simulator.emails,
      [Symbol.asyncDispose]: () => mailer.close().then(() => simulator[Symbol.asyncDispose]()),
    }
  },
  'a folder': async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'precis-outbox-'))
    const mailer = createOutboxMailer({ folder, from, clock: { now: Date.now }, onCode: () => undefined })
    return {
      mailer,
      arrived: async () => {
        const files = await readdir(folder)
        const read = files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file))))
        return (await Promise.all(read)).map(({ to, subject = '', text = '' }) => {
          return { to: to?.[0]?.address ?? '', subject, text }
        })
      },
      [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
    }
  },
  'the mailbox of the tests': async () => {
    const mailbox = createMailbox()
    return { mailer: mailbox, arrived: async () => mailbox.emails, [Symbol.asyncDispose]: mailbox.close }
  },
}

describe.each(Object.entries(mailers))('the mailer: %s', (_name, make) => {
  it('says that an email was sent when it is there, with its recipient, subject and text', async () => {
    await using sample = await make()
    expect(await sample.mailer.send(email, { signal })).toEqual({ sent: true })
    expect(await sample.arrived()).toEqual([
      expect.objectContaining({
        to: email.to,
        subject: email.subject,
        text: expect.stringContaining(email.text),
      }),
    ])
  })

  it('sends each of many emails at once', async () => {
    await using sample = await make()
    const subjects = Array.from({ length: 8 }, (_, number) => `Email ${number}`)
    await Promise.all(subjects.map((subject) => sample.mailer.send({ ...email, subject }, { signal })))
    expect((await sample.arrived()).map(({ subject }) => subject).toSorted()).toEqual(subjects)
  })

  it('settles with a failure, and sends nothing, when it is aborted before it began', async () => {
    await using sample = await make()
    const outcome = await sample.mailer.send(email, { signal: AbortSignal.abort() })
    expect(outcome).toMatchObject({ sent: false, cause: expect.any(Error) })
    expect(await sample.arrived()).toEqual([])
  })
})
