import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingParts } from '#server/settings.ts'
import { openSite } from './open-site.ts'
import type { Site } from './open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const nowhere = 'http://127.0.0.1:9'

describe('no secret', () => {
  const marker = (variable: string): string => `marker-${variable}-of-36-characters-at-least`.slice(0, 60)
  const inAddress = (scheme: string, host = '127.0.0.1:9'): string =>
    `${scheme}://marker-user:marker-password@${host}`
  /** The values of settings that are no plain text, each with a marker in it. */
  const formed: Record<string, string> = {
    DATABASE_URL: inAddress('postgres', '127.0.0.1:9/name'),
    DATABASE_POOL_URL: inAddress('postgres', '127.0.0.1:9/name'),
    DATABASE_REPLICA_URL: inAddress('postgres', '127.0.0.1:9/name'),
    REDIS_URL: inAddress('redis'),
    SMTP_URL: `${inAddress('smtp')}?secret=marker-query`,
    OPENAI_BASE_URL: inAddress('http', '127.0.0.1:9/v1'),
    CHECK_BASE_URL: inAddress('http', '127.0.0.1:9/v1'),
    RECOGNIZER_BASE_URL: inAddress('http', '127.0.0.1:9/v1'),
    GEMINI_BASE_URL: inAddress('http', '127.0.0.1:9/v1beta'),
    YOUTUBE_BASE_URL: inAddress('http'),
    YOUTUBE_PROXY_URL: inAddress('http'),
    RAZORPAY_CHECKOUT_URL: inAddress('http'),
    PUBLIC_URL: 'https://precis.example',
    PROXY_LOGOUT_URL: inAddress('http'),
  }
  const isSecret = /KEY|SECRET|TOKEN$|PASSPHRASE|_URL$|CLIENT_ID/

  it('is in any answer with all of them set and everything outside away', async () => {
    const variables = settingParts
      .filter(({ readBy }) => readBy !== 'command')
      .flatMap(({ rows }) => Object.keys(rows))
      .filter((variable) => isSecret.test(variable))
    expect(variables.length).toBeGreaterThan(20)
    const env: Record<string, string> = {
      ...Object.fromEntries(variables.map((variable) => [variable, formed[variable] ?? marker(variable)])),
      MAIL_FROM: 'hello@precis.example',
      OPENAI_MODEL: 'a-model',
      CHECK_MODEL: 'a-checker',
      OPENID_ISSUER: nowhere,
      // There is one provider.
      GOOGLE_CLIENT_ID: '',
      GOOGLE_CLIENT_SECRET: '',
      RAZORPAY_API_BASE: nowhere,
      READWISE_BASE_URL: nowhere,
      NOTION_BASE_URL: nowhere,
    }
    await site.setUp(env)
    const answers: unknown[] = [await site.read()]
    for (const [part] of [...site.server.deps.setup].filter((entry) => entry[1].try !== null)) {
      const trials = await site.tryPart(part)
      expect([part, trials.some(({ isGood }) => isGood)]).toEqual([part, false])
      answers.push(trials)
    }
    expect(answers).toHaveLength(9)
    // The proxy is used for the real YouTube alone.
    await site.setUp({ ...env, YOUTUBE_BASE_URL: '' })
    answers.push(await site.read(), await site.tryPart('youtube'))
    expect(JSON.stringify(answers)).not.toContain('marker')
    expect(JSON.stringify(site.server.log)).not.toContain('marker')
  })
})
