import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountMails } from '#languages/hi/account-mails.ts'
import { webhookMails } from '#languages/hi/webhook-mails.ts'
import { createSmtpMailer } from '#server/adapters/mail/mailers.ts'
import { sql } from '#server/db/sql.ts'
import { startMailSimulator } from '#tests/fakes/mail/simulator.ts'
import type { MailSimulator } from '#tests/fakes/mail/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { localSender } from '../webhooks/case.ts'

const email = 'ada@example.org'

let mailServer: MailSimulator
let app: TestApp
beforeAll(async () => {
  mailServer = await startMailSimulator()
  const mailer = createSmtpMailer({
    url: mailServer.url,
    from: 'hello@precis.example',
    limits: { sendMs: 30_000, maxBytes: 100_000 },
  })
  app = await startApp({ mailer, webhookSender: localSender })
})
afterEach(() => emptyTables(app.database))
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await mailServer[Symbol.asyncDispose]()
})

const lastMail = () => mailServer.emails.at(-1)

/** Signs a browser in by code, on a page in a language or on none. */
async function signInOn(jar: Jar, language?: string): Promise<void> {
  const page = language === undefined ? {} : { language }
  const asked = await app.call('POST /api/auth/code', {
    headers: cookieHeader(jar),
    payload: { email, ...page },
  })
  keepCookies(jar, setCookiesOf(asked.headers))
  const [code = ''] = /\d{6}/.exec(lastMail()?.text ?? '') ?? []
  const signedIn = await app.call('POST /api/auth/verify', {
    headers: cookieHeader(jar),
    payload: { email, code, ...page },
  })
  expect(signedIn.status).toBe(200)
  keepCookies(jar, setCookiesOf(signedIn.headers))
}

function setCookiesOf(headers: Record<string, unknown>): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String)
}

async function storedLanguage(): Promise<unknown> {
  const { rows } = await app.database.db.execute(
    sql`select interface_language as language from users where email = ${email}`,
  )
  return rows[0]?.['language']
}

const browserWith = (language: string): Jar => new Map([['language', language]])

describe('the language of an account', () => {
  it('is none until a page says one, and then that of the page', async () => {
    const jar: Jar = new Map()
    await signInOn(jar)
    expect([await storedLanguage(), jar.get('language')]).toEqual([null, undefined])
    await signInOn(jar, 'hi')
    expect([await storedLanguage(), jar.get('language')]).toEqual(['hi', 'hi'])
  })

  it('stays when a browser that chose none signs in on another page, and goes on in that browser', async () => {
    await signInOn(new Map(), 'hi')
    const jar: Jar = new Map()
    await signInOn(jar, 'en')
    expect([await storedLanguage(), jar.get('language')]).toEqual(['hi', 'hi'])
  })

  it('becomes the one that was chosen in the browser', async () => {
    await signInOn(new Map(), 'hi')
    const jar = browserWith('en')
    await signInOn(jar, 'hi')
    expect([await storedLanguage(), jar.get('language')]).toEqual(['en', 'en'])
  })

  it('is changed by the switch of the pages, without the phone number, and is in the export', async () => {
    const { headers } = await signIn(app.deps, email)
    await app.call('PATCH /api/account', { headers, payload: { phone: '+91 98765 43210' } })
    const changed = await app.call('PATCH /api/account', { headers, payload: { language: 'hi' } })
    expect(changed).toMatchObject({ ok: true, body: { phone: '+91 98765 43210' } })
    expect(await storedLanguage()).toBe('hi')
    const exported = await app.app.inject({ url: '/api/account/export', headers })
    expect(exported.json()).toMatchObject({ account: { language: 'hi' } })
  })

  it('is one of those of the pages', async () => {
    const { headers } = await signIn(app.deps, email)
    for (const language of ['xx', 'HI', '', "hi'; drop table users"]) {
      const refused = await app.call('PATCH /api/account', { headers, payload: { language } })
      expect(refused).toMatchObject({ status: 400, problem: { code: 'INVALID_REQUEST' } })
    }
    expect(await storedLanguage()).toBeNull()
  })
})

describe('the email with a code', () => {
  const ask = async (payload: object, jar: Jar = new Map()) => {
    await app.call('POST /api/auth/code', { headers: cookieHeader(jar), payload })
    return lastMail()
  }
  const hindi = { subject: accountMails.code.subject }
  const english = { subject: 'Your code to sign in to Précis' }

  it('is in the language of the page, else of the browser, else of the account, else English', async () => {
    expect(await ask({ email })).toMatchObject(english)
    await signInOn(new Map(), 'hi')
    expect(await ask({ email })).toMatchObject(hindi)
    expect(await ask({ email }, browserWith('en'))).toMatchObject(english)
    expect(await ask({ email, language: 'en' })).toMatchObject(english)
    expect(await ask({ email, language: 'hi' }, browserWith('en'))).toMatchObject(hindi)
  })

  it('says so in its HTML, and has the code and the minutes in both forms', async () => {
    const mail = await ask({ email, language: 'hi' })
    expect(mail?.html).toContain('<html lang="hi" dir="ltr">')
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toMatch(/\d{6}/)
      expect(form).toContain('10 मिनट')
      expect(form).not.toMatch(/\b(?:code|browser|minutes|email)\b/i)
    }
  })
})

describe('what is mailed to an account', () => {
  it('is in its language', async () => {
    const { headers } = await signIn(app.deps, email)
    await app.call('PATCH /api/account', { headers, payload: { language: 'hi' } })
    const mailed = async (subject: string): Promise<string> => {
      const find = () => mailServer.emails.find((mail) => mail.subject === subject)
      await expect.poll(find).toMatchObject({ to: email })
      const { text = '', html = '' } = find() ?? {}
      expect(html).toContain('<html lang="hi" dir="ltr">')
      return text
    }
    await app.call('POST /api/keys', {
      headers,
      payload: { name: 'Reading list', scopes: ['ask'], days: 30 },
    })
    const key = await mailed(accountMails.newKey.subject)
    expect(key).toContain(`${accountMails.newKey.name}: Reading list`)
    expect(key).toContain(`${accountMails.newKey.may}: ${accountMails.newKey.scopes.ask}`)
    await app.call('POST /api/webhooks', {
      headers,
      payload: { url: 'https://receiver.example/', events: ['digest.ready'] },
    })
    const { subject, server } = webhookMails.made
    expect(await mailed(subject)).toContain(`${server}: receiver.example`)
    await signIn(app.deps, email)
    expect(await mailed(accountMails.newDevice.subject)).toMatch(/: \d+ \S+ \d{4} को/)
    await app.call('POST /api/account/deletion', { headers, payload: { confirmation: email } })
    expect(await mailed('आपका Précis खाता हटा दिया जाएगा')).toContain('आपके इतिहास के साथ समाप्त')
  })
})
