import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'

const email = 'ada@example.org'
const mailbox = createMailbox()
let codes = 0

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    isCounted: true,
    mailer: mailbox,
    trustProxy: ['127.0.0.1'],
    createCode: () => String((codes += 1) + 100_000),
  })
})
afterAll(() => app[Symbol.asyncDispose]())

async function askForCode(jar: Jar, address = email, from = '203.0.113.1') {
  const headers = { ...cookieHeader(jar), 'x-forwarded-for': from }
  const reply = await app.call('POST /api/auth/code', { headers, payload: { email: address } })
  keepCookies(jar, readSetCookie(reply.headers))
  return reply
}

async function tryCode(jar: Jar, code: string, address = email, from = '203.0.113.1') {
  const headers = { ...cookieHeader(jar), 'x-forwarded-for': from }
  const reply = await app.call('POST /api/auth/verify', { headers, payload: { email: address, code } })
  keepCookies(jar, readSetCookie(reply.headers))
  return reply
}

function readSetCookie(headers: Record<string, unknown>): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String)
}

const lastCode = () => mailbox.emails.at(-1)?.code ?? ''
const codeOf = (reply: Awaited<ReturnType<typeof tryCode>>) => (reply.ok ? 'ok' : reply.problem.code)
describe('a code that was typed', () => {
  it('counts for nothing in the limit of the mailbox once it came back from there', async () => {
    for (let n = 0; n < 6; n += 1) {
      const jar: Jar = new Map()
      expect((await askForCode(jar, email, `10.5.${n}.1`)).ok).toBe(true)
      expect(codeOf(await tryCode(jar, lastCode(), email, `10.5.${n}.1`))).toBe('ok')
    }
  })

  it('is taken with blanks and dashes, in the digits of any script', async () => {
    const forms = [
      (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`,
      (code: string) => `\u200b${code.slice(0, 3)}-${code.slice(3)}`,
      (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x9_66 + Number(digit))),
    ]
    for (const [n, form] of forms.entries()) {
      const jar: Jar = new Map()
      await askForCode(jar, `a${n}@example.org`)
      expect(codeOf(await tryCode(jar, form(lastCode()), `a${n}@example.org`))).toBe('ok')
    }
  })
})
