import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSmtpMailer } from '#server/adapters/mail/mailers.ts'
import type { Mailer } from '#server/ports/senders.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startMailSimulator } from '#tests/fakes/mail/simulator.ts'
import type { MailSimulator } from '#tests/fakes/mail/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'

const email = 'ada@example.org'
const mailbox = createMailbox()
/** The sender of emails from now on. */
let mailer: Mailer = mailbox
let browsers = 0

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    mailer: { send: (mail, options) => mailer.send(mail, options), close: async () => undefined },
    trustProxy: ['127.0.0.1'],
  })
})
afterAll(() => app[Symbol.asyncDispose]())

/** A browser on a network of its own. */
function createBrowser(): { jar: Jar; from: string } {
  browsers += 1
  return { jar: new Map(), from: `10.7.${browsers}.1` }
}
type Browser = ReturnType<typeof createBrowser>

async function call(
  key: 'POST /api/auth/code' | 'POST /api/auth/verify',
  { jar, from }: Browser,
  payload: { email: string; code?: string },
) {
  const headers = { ...cookieHeader(jar), 'x-forwarded-for': from }
  const reply = await app.call(key, { headers, payload })
  keepCookies(jar, [reply.headers['set-cookie'] ?? []].flat().map(String))
  return reply
}

const askForCode = (browser: Browser, address = email) =>
  call('POST /api/auth/code', browser, { email: address })
const tryCode = (browser: Browser, code: string) => call('POST /api/auth/verify', browser, { email, code })
const lastCode = () => mailbox.emails.at(-1)?.code ?? ''
/** An answer without what is never the same twice. */
const said = (reply: Awaited<ReturnType<typeof call>>) =>
  reply.ok ? reply.body : [reply.status, reply.problem.code, reply.problem.detail]

describe('a code that the mail server does not take', () => {
  const from = 'Précis <hello@precis.example>'
  const limits = { sendMs: 60_000, maxBytes: 100_000 }
  const mailers: Mailer[] = []
  let server: MailSimulator
  let goneUrl = ''
  beforeAll(async () => {
    server = await startMailSimulator()
    const gone = await startMailSimulator()
    goneUrl = gone.url
    await gone[Symbol.asyncDispose]()
  })
  afterEach(() => {
    mailer = mailbox
  })
  afterAll(async () => {
    await Promise.all(mailers.map((each) => each.close()))
    await server[Symbol.asyncDispose]()
  })

  function mailBy(url: string, sendMs = limits.sendMs): void {
    mailer = createSmtpMailer({ url, from, limits: { ...limits, sendMs } })
    mailers.push(mailer)
  }

  it('is said at once, in the same words for every address, and to the log without the address', async () => {
    const browser = createBrowser()
    await askForCode(browser)
    await tryCode(browser, lastCode())
    mailBy(goneUrl)
    const [known, unknown] = [
      await askForCode(createBrowser()),
      await askForCode(createBrowser(), 'bob@example.org'),
    ]
    expect(known).toMatchObject({ status: 503, problem: { code: 'MAIL_UNAVAILABLE', remedies: ['retry'] } })
    expect(known.headers['retry-after']).toBe('30')
    expect(said(known)).toEqual(said(unknown))
    const logged = app.log.filter(({ msg }) => msg === 'a code could not be mailed')
    expect(logged).toMatchObject([{ reason: 'unreachable' }, { reason: 'unreachable' }])
    expect(JSON.stringify(app.log)).not.toMatch(/ada@|bob@/)
  })

  it('is said of a server that hangs, and of one that takes nothing for now', async () => {
    mailBy(server.url, 50)
    expect((await askForCode(createBrowser(), 'silent@example.org')).status).toBe(503)
    mailBy(server.url)
    expect((await askForCode(createBrowser(), 'later@example.org')).status).toBe(503)
  })

  it('looks like one that it takes where it has no such mailbox', async () => {
    mailBy(server.url)
    const [taken, refused] = [
      await askForCode(createBrowser()),
      await askForCode(createBrowser(), 'unknown@example.org'),
    ]
    expect(said(refused)).toEqual(said(taken))
    expect(taken.ok).toBe(true)
    expect(server.emails.map(({ to }) => to)).toEqual([email])
  })

  it('counts for no limit, and leaves the code before it good', async () => {
    const browser = createBrowser()
    await askForCode(browser)
    const before = lastCode()
    mailBy(goneUrl)
    for (let turn = 0; turn < 6; turn += 1) expect((await askForCode(browser)).status).toBe(503)
    mailer = mailbox
    for (let turn = 0; turn < 4; turn += 1)
      expect((await askForCode(browser, 'bob@example.org')).ok).toBe(true)
    expect((await askForCode(browser, 'bob@example.org')).status).toBe(429)
    expect((await tryCode(browser, before)).ok).toBe(true)
  })
})
