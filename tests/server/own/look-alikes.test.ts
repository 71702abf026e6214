import { afterEach, describe, expect, it } from 'vitest'
import type { AccessSettings } from '#server/features/accounts/access-policy.ts'
import type { IdentityProvider } from '#server/ports/sign-in.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, cookiesOf, keepCookies } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'

let app: TestApp | null = null
afterEach(async () => {
  await app?.[Symbol.asyncDispose]()
  app = null
})

const access: Partial<AccessSettings> = {
  allowedEmails: ['@family.example', '@keep.example', 'kim@home.example'],
}
const kelvin = '\u{212A}'
const cyrillicA = '\u{430}'
const dotlessI = '\u{131}'
const wideAt = '\u{FF20}'
/** The name of a domain with a Cyrillic letter, as the DNS has it. */
const inAscii = new URL(`http://f${cyrillicA}mily.example`).hostname

/** Addresses of other mailboxes, which only look like those of the list, as a person may type them. */
const others = [
  `ada@f${cyrillicA}mily.example`,
  `ada@${inAscii}`,
  'ada@sub.family.example',
  'ada@family.example.evil.example',
  'ada@xfamily.example',
  'ada%family.example@evil.example',
  `k${dotlessI}m@home.example`,
  `kim@h${cyrillicA}me.example`,
]
/** No address at all, however many signs are taken for an @. */
const none = [`eve@evil.example${wideAt}family.example`, `eve${wideAt}family.example@evil.example`]

describe('a code for an address that looks like an allowed one', () => {
  /** Signs in by the code of the mailbox that it was mailed to; gives the mailbox and the answer. */
  async function signInAs(email: string) {
    const mailbox = createMailbox()
    app = await startApp({ access, mailer: mailbox })
    const asked = await app.call('POST /api/auth/code', { payload: { email } })
    const [{ to, code } = { to: null, code: '' }] = mailbox.emails
    const payload = { email, code: code ?? '' }
    const done = await app.call('POST /api/auth/verify', { headers: cookiesOf(asked.headers), payload })
    return { to, status: done.status }
  }

  it.each(others)('opens nothing to who reads the emails of %s', async (email) => {
    expect(inAscii).toMatch(/^xn--/)
    const { to, status } = await signInAs(email)
    expect(to).not.toMatch(/@(?:family|keep)\.example$|^kim@home\.example$/)
    expect(status).toBe(403)
  })

  it.each(none)('is mailed to nobody for %s', async (email) => {
    expect(await signInAs(email)).toEqual({ to: null, status: 400 })
  })

  it.each([
    [`ada@${kelvin}eep.example`, 'ada@keep.example'],
    [`${kelvin}im@home.example`, 'kim@home.example'],
    [`ada${wideAt}family.example`, 'ada@family.example'],
  ])('for %s goes to %s, whose address it is', async (email, mailbox) => {
    expect(await signInAs(email)).toEqual({ to: mailbox, status: 200 })
  })
})

describe('a provider that verified an address which looks like an allowed one', () => {
  /** Comes back from a provider that names this address; gives where the browser ends. */
  async function comeWith(email: string): Promise<string> {
    const provider: IdentityProvider = {
      name: 'The house',
      begin: () =>
        Promise.resolve({
          url: 'https://id.example/',
          attempt: { state: 'a', nonce: 'b', codeVerifier: 'c' },
        }),
      finish: () =>
        Promise.resolve({
          email,
          issuer: 'https://id.example',
          subject: email,
          name: null,
          isAdmin: null,
          logoutUrl: null,
        }),
    }
    app = await startApp({ access, identityProvider: provider })
    const jar: Jar = new Map()
    const begun = await app.app.inject({ url: '/api/auth/google' })
    keepCookies(jar, begun.headers['set-cookie'])
    const back = await app.app.inject({ url: '/api/auth/callback?state=a', headers: cookieHeader(jar) })
    const { rowCount } = await app.database.pool.query(
      'select from users where email_verified_at is not null',
    )
    return `${String(back.headers.location)} ${rowCount}`
  }

  it.each(others)('lets nobody in as %s', async (email) => {
    expect(await comeWith(email)).toBe('/login?error=refused&returnTo=%2F 0')
  })

  it.each([...none, `${kelvin}im@home.example`, `ada${wideAt}family.example`])(
    'is not believed with %s, which may be of another mailbox there',
    async (email) => {
      expect(await comeWith(email)).toBe('/login?error=signin_failed&returnTo=%2F 0')
    },
  )

  it('lets in who is on the list', async () => {
    expect(await comeWith('Kim@home.example')).toBe('/ 1')
  })
})

describe('a proxy that names an address which looks like an allowed one', () => {
  it.each(others)('lets nobody in as %s', async (email) => {
    const proxy = { header: 'x-forwarded-email', logoutUrl: null }
    app = await startApp({ trustProxy: ['127.0.0.1'], access: { ...access, proxy } })
    const status = async (value: string) =>
      (await app?.app.inject({ url: '/api/auth/user', headers: { [proxy.header]: value } }))?.statusCode
    expect([401, 403]).toContain(await status(Buffer.from(email).toString('latin1')))
    const { rowCount } = await app.database.pool.query('select from users')
    expect(rowCount).toBe(0)
    expect(await status('kim@home.example')).toBe(200)
  })
})
