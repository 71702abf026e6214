import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookiesOf } from '#tests/setup/sign-in.ts'

const mailbox = createMailbox()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ mailer: mailbox })
  // As stored before the spellings of an address were one.
  await app.database.pool.query(`
    with person as (insert into people (mailbox) values ('ada@example.org') returning id),
      other as (insert into people (mailbox) values ('ｂo@example.org') returning id)
    insert into users (email, name, person_id)
      select 'ada@example.org', 'plain', id from person union all select 'ada@example.org.', 'dotted', id from person
      union all select 'ｂo@example.org', 'wide', id from other`)
})
afterAll(() => app[Symbol.asyncDispose]())

/**
 * Signs in by the mailed code with an address as typed; gives the account, the address of the mail and the
 * cookies.
 */
async function signInAs(email: string) {
  const asked = await app.call('POST /api/auth/code', { payload: { email } })
  const { code = '', to } = mailbox.emails.at(-1) ?? {}
  const before = cookiesOf(asked.headers)
  const done = await app.call('POST /api/auth/verify', { headers: before, payload: { email, code } })
  const headers = { cookie: `${before.cookie}; ${cookiesOf(done.headers).cookie}` }
  const user = await app.call('GET /api/auth/user', { headers })
  return { name: user.ok ? user.body.name : null, to, headers }
}

it('two accounts of one address are each found by their own spelling, with the mail to one mailbox', async () => {
  expect(await signInAs('Ada@example.org')).toMatchObject({ name: 'plain', to: 'ada@example.org' })
  expect(await signInAs(' ada@Example.org.')).toMatchObject({ name: 'dotted', to: 'ada@example.org' })
})

it('an account under an old spelling answers for its own address, however it is written', async () => {
  const { headers } = await signInAs('ada@example.org.')
  for (const email of ['ada@example.org.', 'ada@example.org'])
    expect(await app.call('GET /api/devices', { headers, query: { userEmail: email } })).toMatchObject({
      ok: true,
    })
  const path = '/api/users/ada@example.org.'
  expect(await app.call('GET /api/users/:email', { headers, path })).toMatchObject({ ok: true })
})

it('an account whose letters only look the same is not opened by a mail to another mailbox', async () => {
  expect(await signInAs('ｂo@example.org')).toMatchObject({ name: null, to: 'bo@example.org' })
})
