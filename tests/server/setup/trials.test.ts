import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { startMailSimulator } from '#tests/fakes/mail/simulator.ts'
import { startOpenidSimulator } from '#tests/fakes/openid/simulator.ts'
import { startRazorpaySimulator } from '#tests/fakes/razorpay/simulator.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { eager, email, openSite } from './open-site.ts'
import type { Site } from './open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

describe('a trial', () => {
  it('has a model write and its checker check', async () => {
    await using simulator = await startModelSimulator()
    await site.setUp({
      OPENAI_MODEL: 'honest',
      OPENAI_BASE_URL: simulator.openaiBaseUrl,
      OPENAI_PRICE_USD: '0.1/0.5',
    })
    const [model] = await site.tryPart('model')
    expect(model).toMatchObject({
      isGood: true,
      verdict: 'It works.',
      name: expect.stringMatching(/^honest at /),
    })
    expect(model?.rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Quotes', 'Checker', 'Speed']),
    )
    expect(await site.tryPart('checker')).toEqual([
      {
        name: '',
        isGood: true,
        verdict: 'It answers.',
        rows: [{ name: 'Checker', text: expect.stringContaining('honest, the model that writes') }],
      },
    ])
    // It counts among the costs of the day.
    await expect
      .poll(async () => {
        const status = await site.server.call('GET /api/admin/status', { headers: site.admin })
        return (
          status.ok && status.body.models.some(({ model: name, calls }) => name === 'honest' && calls > 1)
        )
      })
      .toBe(true)
  })

  it('says that a model is not asked whose costs would exceed the ceiling', async () => {
    await using simulator = await startModelSimulator()
    const { openaiBaseUrl: OPENAI_BASE_URL } = simulator
    await site.setUp({
      OPENAI_MODEL: 'honest',
      OPENAI_BASE_URL,
      OPENAI_PRICE_USD: '9/9',
      MODEL_MAX_COST_PER_RUN_USD: '0',
    })
    expect(await site.tryPart('model')).toMatchObject([
      { isGood: false, verdict: expect.stringContaining('It was not asked, because') },
    ])
    expect(simulator.questions).toEqual([])
  })

  it('mails the admin who asks, and says where mail only becomes a file', async () => {
    await using mail = await startMailSimulator()
    await site.setUp({ SMTP_URL: mail.url, MAIL_FROM: 'hello@precis.example' })
    expect(await site.tryPart('mail')).toMatchObject([{ isGood: true, name: email }])
    expect(mail.emails).toMatchObject([{ to: email, subject: 'A trial of the mail of your Précis' }])
    await site.setUp({})
    expect(await site.tryPart('mail')).toMatchObject([
      { isGood: false, verdict: expect.stringContaining('DATA_DIR/outbox') },
    ])
  })

  it('asks YouTube by each of its ways', async () => {
    await using youtube = await startYoutubeSimulator()
    await site.setUp({ YOUTUBE_BASE_URL: youtube.origin })
    expect(await site.read()).toMatchObject({ youtube: `elsewhere ${new URL(youtube.origin).host} triable` })
    const [tried] = await site.tryPart('youtube')
    expect(tried?.rows.map(({ name }) => name.split(' ')[0])).toEqual(['VISIONOS', 'ANDROID', 'IOS'])
  })

  it('asks the provider of sign-ins, and that of payments', async () => {
    await using openid = await startOpenidSimulator()
    await using razorpay = await startRazorpaySimulator()
    await site.setUp({
      ...openid.settings,
      RAZORPAY_KEY_ID: 'rzp_test_simulated',
      RAZORPAY_KEY_SECRET: 'simulated-secret',
      RAZORPAY_WEBHOOK_SECRET: 'simulated-webhook-secret',
      RAZORPAY_API_BASE: razorpay.origin,
    })
    expect(await site.tryPart('sign-in')).toMatchObject([{ isGood: true }])
    const [payments] = await site.tryPart('selling')
    expect(razorpay.calls.map(({ call }) => call)).toEqual([expect.stringContaining('/v1/subscriptions')])
    expect(payments).toMatchObject({ name: 'Razorpay' })
  })

  it('is refused for a part that is none or has nothing outside, and after thirty in ten minutes', async () => {
    await site.setUp({})
    await expect(site.tryPart('coffee')).rejects.toThrow(/^400 /)
    await expect(site.tryPart('backup')).rejects.toThrow(/^400 Nothing outside of this server/)
    const quick = { isGood: true, name: '', rows: [], verdict: 'Yes.' }
    const mail = { read: () => Promise.reject(new Error('Nobody asks')), try: () => Promise.resolve([quick]) }
    site.replaceSetup(new Map([['mail', mail]]))
    const { headers } = await signIn(site.server.deps, eager)
    const tries = async (): Promise<unknown> => {
      for (;;) await site.tryPart('mail', headers)
    }
    await expect(tries()).rejects.toThrow(/^429 You have tried the parts of this site many times/)
  })
})
