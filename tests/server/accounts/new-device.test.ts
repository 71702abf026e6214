import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const email = 'ada@example.org'
const mailbox = createMailbox()
const devices = {
  describeBrowser: () => ({
    deviceName: 'Firefox on Windows',
    deviceType: 'desktop' as const,
    browser: 'Firefox',
    operatingSystem: 'Windows',
  }),
  findLocation: async () => ({ city: 'Pune', country: 'India' }),
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    mailer: mailbox,
    devices,
    publicUrl: 'https://precis.example',
    clock: { now: () => Date.UTC(2026, 10, 22, 9, 30) },
  })
})
afterEach(async () => {
  mailbox.emails.length = 0
  await emptyTables(app.database)
})
afterAll(() => app[Symbol.asyncDispose]())

describe('the email about a new device', () => {
  it('says which, where and when, and leads to the account', async () => {
    await signIn(app.deps, email)
    await signIn(app.deps, email)
    expect(mailbox.emails).toMatchObject([
      { to: email, subject: 'New sign-in to your Précis account', code: null },
    ])
    const text = mailbox.emails[0]?.text ?? ''
    for (const part of [
      'Device: Firefox on Windows',
      'Near: Pune, India',
      'IP address: 127.0.0.1',
      'Time: November 22, 2026 at 3:00 PM (India Standard Time)',
      'https://precis.example/account',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('is not sent for the first device of an account, nor for one that it knows', async () => {
    const { jar } = await signIn(app.deps, email)
    await signIn(app.deps, email, { jar })
    expect(mailbox.emails).toEqual([])
  })

  it('is sent for a device that waits', async () => {
    for (let count = 0; count < 4; count += 1) await signIn(app.deps, email)
    expect(mailbox.emails).toHaveLength(3)
  })

  it('holds nobody up, and says in the log when it cannot be sent', async () => {
    await using failing = await startApp({
      devices,
      mailer: {
        ...mailbox,
        send: async () => ({ sent: false, reason: 'unreachable', cause: new Error('no route') }),
      },
    })
    await signIn(failing.deps, email)
    await signIn(failing.deps, email)
    const isLogged = () =>
      failing.log.some(({ msg }) => msg === 'the email about a new device could not be sent')
    await expect.poll(isLogged).toBe(true)
    expect(JSON.stringify(failing.log)).not.toContain('ada@')
  })
})
