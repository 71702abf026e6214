import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { digestMail } from '#languages/hi/digest-mail.ts'
import { videoOf } from '../following/world.ts'
import {
  app,
  failures,
  follower,
  listOf,
  mailbox,
  origin,
  passDay,
  publish,
  secret,
  settle,
  openDigestCase,
} from './digest-case.ts'

openDigestCase()

describe('the email of a digest', () => {
  it('is in the language of the account, the summaries as they are', async () => {
    failures.set(videoOf(2), new AppError('MEMBERS_ONLY', 'This video is for channel members only.'))
    const ada = await follower(2, 3, 4, 5)
    await app.call('PATCH /api/account', { headers: ada.headers, payload: { language: 'hi' } })
    await passDay()
    const { subject, text, html } = mailbox.emails[0] ?? { subject: '', text: '', html: '' }
    expect(subject).toMatch(/^\d+ \S+: 2 नए वीडियो संक्षेप में$/)
    for (const words of [`== ${digestMail.failed} ==`, `== ${digestMail.waiting} ==`, digestMail.stop])
      expect(text).toContain(words)
    expect(text).toMatch(/(?:सत्यापित|शब्द मिले|उद्धृत), \d+:\d\d: http/)
    expect(text).not.toMatch(/members only|Words found|Not summarized|this digest/i)
    expect(html).toContain('<html lang="hi" dir="ltr">')
  })
})

describe('unsubscribing', () => {
  const stop = (path: string, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url: path,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  it('takes one call without cookies, by the address in the header', async () => {
    const ada = await follower(2)
    await passDay()
    const url = new URL(mailbox.emails[0]?.unsubscribeUrl ?? '')
    expect(mailbox.emails[0]?.text).toContain(`${origin}/following?stop=${url.pathname.split('/').at(-1)}`)
    expect((await stop(url.pathname)).json()).toEqual({ isStopped: true })
    expect((await listOf(ada)).settings).toMatchObject({ isMailed: false, stoppedBy: 'unsubscribed' })
    publish(3)
    await passDay()
    expect(mailbox.emails).toHaveLength(1)
    // The digest itself goes on.
    expect((await listOf(ada)).items).toHaveLength(2)
    await settle(ada)
    expect((await listOf(ada)).settings).toMatchObject({ isMailed: true, stoppedBy: null })
  })

  it('is asked for on a page where the address in the header is opened, and opening it stops nothing', async () => {
    const ada = await follower(2)
    await passDay()
    const { pathname } = new URL(mailbox.emails[0]?.unsubscribeUrl ?? '')
    const opened = await app.app.inject({ method: 'GET', url: pathname })
    expect(opened.statusCode).toBe(302)
    expect(opened.headers['location']).toBe(`/following?stop=${pathname.split('/').at(-1)}`)
    expect((await listOf(ada)).settings?.isMailed).toBe(true)
  })

  it('does not know other tokens', async () => {
    const ada = await follower(2)
    await passDay()
    const token = mailbox.emails[0]?.unsubscribeUrl?.split('/').at(-1) ?? ''
    const [id = ''] = token.split('.')
    for (const wrong of [
      'x',
      id,
      `${id}.x`,
      `${token}x`,
      `00000000-0000-4000-8000-000000000000.${token.split('.')[1]}`,
    ])
      expect((await stop(`/api/digests/unsubscribe/${wrong}`)).statusCode).toBe(404)
    expect((await listOf(ada)).settings?.isMailed).toBe(true)
  })
})

describe('an address that bounces', () => {
  const report = (body: object, key = secret, age = 0) => {
    const text = JSON.stringify(body)
    const timestamp = String(Math.floor(Date.now() / 1000) - age)
    const mac = createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
      .update(`msg_1.${timestamp}.${text}`)
      .digest('base64')
    return app.app.inject({
      method: 'POST',
      url: '/api/webhooks/mail',
      payload: text,
      headers: {
        'content-type': 'application/json',
        'svix-id': 'msg_1',
        'svix-timestamp': timestamp,
        'svix-signature': `v1,${mac}`,
      },
    })
  }
  const bounced = (email: string, type = 'Permanent') => ({
    type: 'email.bounced',
    data: { to: [email], bounce: { type } },
  })

  it('gets no more digests, whether the server refuses it or the provider reports it', async () => {
    const ada = await follower(2)
    mailbox.outcome = { sent: false, reason: 'address-refused', cause: new Error('550') }
    await passDay()
    expect((await listOf(ada)).settings).toMatchObject({ isMailed: false, stoppedBy: 'bounced' })
    mailbox.outcome = { sent: true }
    const ben = await follower()
    expect((await report(bounced(ben.email, 'Transient'))).statusCode).toBe(200)
    expect((await listOf(ben)).settings?.isMailed).toBe(true)
    expect((await report(bounced(ben.email.toUpperCase()))).statusCode).toBe(200)
    expect((await listOf(ben)).settings).toMatchObject({ isMailed: false, stoppedBy: 'bounced' })
  })

  it('is not believed of a report that is forged, old or of nobody', async () => {
    const ada = await follower()
    expect((await report(bounced(ada.email), 'whsec_b3RoZXI=')).statusCode).toBe(403)
    expect((await report(bounced(ada.email), secret, 3600)).statusCode).toBe(403)
    expect(
      (await app.app.inject({ method: 'POST', url: '/api/webhooks/mail', payload: bounced(ada.email) }))
        .statusCode,
    ).toBe(403)
    expect((await report(bounced('nobody@example.com'))).statusCode).toBe(200)
    expect((await listOf(ada)).settings?.isMailed).toBe(true)
  })

  it('takes the form of Mailgun as well', async () => {
    const ben = await follower()
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}token`).digest('hex')
    const payload = {
      signature: { timestamp, token: 'token', signature },
      'event-data': { event: 'failed', severity: 'permanent', recipient: ben.email },
    }
    expect((await app.app.inject({ method: 'POST', url: '/api/webhooks/mail', payload })).statusCode).toBe(
      200,
    )
    expect((await listOf(ben)).settings?.stoppedBy).toBe('bounced')
  })

  it('is tried again where the mail server is only away', async () => {
    const ada = await follower(2)
    mailbox.outcome = { sent: false, reason: 'unreachable', cause: new Error('away') }
    await passDay()
    expect((await listOf(ada)).settings?.isMailed).toBe(true)
    mailbox.outcome = { sent: true }
    await passDay()
    expect(mailbox.emails).toHaveLength(1)
  })
})
