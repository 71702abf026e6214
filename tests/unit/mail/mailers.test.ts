import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createOutboxMailer, createSmtpMailer } from '#server/adapters/mail/mailers.ts'
import { sweepOutbox } from '#server/adapters/mail/outbox-sweep.ts'
import type { Mail, Mailer } from '#server/ports/senders.ts'
import { startMailSimulator } from '#tests/fakes/mail/simulator.ts'
import type { MailSimulator } from '#tests/fakes/mail/simulator.ts'

const from = 'Précis <hello@precis.example>'
const { signal } = new AbortController()
const limits = { sendMs: 5000, maxBytes: 100_000 }
const email: Mail = {
  to: 'ada@example.com',
  subject: 'Sign in to Précis',
  text: 'Your code is 123 456.\n',
  html: '<p>Your code is <b>123 456</b>.</p>',
  code: '123456',
}

describe('a mail server', () => {
  let simulator: MailSimulator
  let mailer: Mailer

  beforeAll(async () => {
    simulator = await startMailSimulator()
    mailer = createSmtpMailer({ url: simulator.url, from, limits })
  })
  afterAll(async () => {
    await mailer.close()
    await simulator[Symbol.asyncDispose]()
  })

  it('gets the whole email, for nobody else', async () => {
    expect(await mailer.send(email, { signal })).toEqual({ sent: true })
    expect(simulator.emails).toEqual([
      expect.objectContaining({
        from: 'hello@precis.example',
        to: email.to,
        subject: email.subject,
        text: expect.stringContaining(email.text),
        html: expect.stringContaining(email.html),
        headers: expect.objectContaining({ 'auto-submitted': 'auto-generated' }),
      }),
    ])
  })

  it('is reached over few connections, however many emails there are', async () => {
    const before = simulator.emails.length
    const sent = Array.from({ length: 20 }, () => mailer.send(email, { signal }))
    expect((await Promise.all(sent)).every((outcome) => outcome.sent)).toBe(true)
    expect(simulator.emails.length - before).toBe(20)
    expect(simulator.connections()).toBeLessThanOrEqual(5)
  })

  it('cannot be made to send to others, or with headers of an attacker', async () => {
    const before = simulator.emails.length
    await mailer.send({ ...email, to: 'ada@example.com, eve@example.com' }, { signal })
    await mailer.send({ ...email, to: 'ada@example.com\r\nBcc: eve@example.com' }, { signal })
    await mailer.send({ ...email, subject: 'Hello\r\nBcc: eve@example.com' }, { signal })
    const sent = simulator.emails.slice(before)
    for (const { to, headers } of sent) {
      expect(to).not.toMatch(/eve@example\.com$/)
      expect(headers).not.toHaveProperty('bcc')
    }
  })

  it.each([
    ['unknown@example.com', 'address-refused'],
    ['later@example.com', 'unreachable'],
  ])('says no to %s, and the failure does not hold the address', async (to, reason) => {
    const outcome = await mailer.send({ ...email, to }, { signal })
    expect(outcome).toMatchObject({ sent: false, reason })
    expect(outcome.sent ? null : `${outcome.cause.stack}`).not.toContain('example.com')
    expect(outcome.sent ? null : outcome.cause.cause).toBeUndefined()
  })

  it('is not given what is larger than it may be', async () => {
    const large = { ...email, text: 'x'.repeat(limits.maxBytes) }
    expect(await mailer.send(large, { signal })).toMatchObject({ sent: false, reason: 'too-large' })
  })

  it('that says nothing is not waited for longer than allowed', async () => {
    const hasty = createSmtpMailer({ url: simulator.url, from, limits: { ...limits, sendMs: 200 } })
    const outcome = await hasty.send({ ...email, to: 'silent@example.com' }, { signal })
    expect(outcome).toMatchObject({ sent: false, reason: 'timeout' })
    await hasty.close()
  })

  it('is not waited for when nobody wants the email any more', async () => {
    const controller = new AbortController()
    const sending = mailer.send({ ...email, to: 'silent@example.com' }, { signal: controller.signal })
    controller.abort()
    expect(await sending).toMatchObject({ sent: false })
  })

  it('that never greets is not waited for', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    const hasty = createSmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from,
      limits: { ...limits, sendMs: 200 },
    })
    expect(await hasty.send(email, { signal })).toMatchObject({ sent: false, reason: 'timeout' })
    await hasty.close()
    silent.close()
  })

  it('that is not there is unreachable', async () => {
    const lost = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from, limits })
    expect(await lost.send(email, { signal })).toMatchObject({ sent: false, reason: 'unreachable' })
    await lost.close()
  })
})

describe('the folder that takes emails where there is no mail server', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'precis-outbox-'))
  const folder = path.join(base, 'outbox')
  const codes: string[] = []
  const mailer = createOutboxMailer({
    folder,
    from,
    clock: { now: () => Date.UTC(2026, 10, 21) },
    onCode: (code) => codes.push(code),
  })

  afterEach(() => {
    codes.length = 0
  })
  afterAll(() => rmSync(base, { recursive: true }))

  it('has each as a file that mail programs read, for its owner only, and the code is shown', async () => {
    expect(await mailer.send(email, { signal })).toEqual({ sent: true })
    const [name = '', ...others] = readdirSync(folder)
    expect(others).toEqual([])
    expect(name).toMatch(/^2026-11-21T00-00-00\.000Z-[0-9a-f]{8}\.eml$/)
    const parsed = await PostalMime.parse(readFileSync(path.join(folder, name)))
    expect(parsed).toMatchObject({ subject: email.subject, from: { name: 'Précis' } })
    expect(parsed.to).toEqual([{ name: '', address: email.to }])
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(codes).toEqual(['123456'])
  })

  it('shows nothing of an email without a code', async () => {
    await mailer.send({ ...email, code: null }, { signal })
    expect(codes).toEqual([])
  })

  it('loses each after thirty days, at the start and while Précis runs, and nothing that is no email', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const own = path.join(base, 'swept')
    const fileOf = (day: string) => `${day}T12-00-00.000Z-0123abcd.eml`
    mkdirSync(own)
    const names = [fileOf('2026-11-01'), fileOf('2026-11-02'), `${fileOf('2026-11-01')}.part`, 'notes 1']
    for (const name of names) writeFileSync(path.join(own, name), '')
    let now = Date.UTC(2026, 11, 1, 13)
    await sweepOutbox(own, { now: () => now })
    expect(readdirSync(own).toSorted()).toEqual([fileOf('2026-11-02'), 'notes 1'])
    now += 24 * 3_600_000
    vi.advanceTimersByTime(3_600_000)
    await expect.poll(() => readdirSync(own)).toEqual(['notes 1'])
    await sweepOutbox(path.join(base, 'no folder'), { now: () => now })
  })

  it('that cannot be made is a failure, and the code is not shown', async () => {
    const file = path.join(base, 'a file')
    writeFileSync(file, '')
    const lost = createOutboxMailer({
      folder: path.join(file, 'outbox'),
      from,
      clock: { now: () => 0 },
      onCode: (code) => codes.push(code),
    })
    expect(await lost.send(email, { signal })).toMatchObject({ sent: false, reason: 'unreachable' })
    expect(codes).toEqual([])
  })
})
