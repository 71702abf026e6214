import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteBackup } from '#server/db/backup/last-backup.ts'
import { systemClock } from '#server/lib/clock.ts'
import { email, openSite } from './open-site.ts'
import type { Site } from './open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

describe('what is set up', () => {
  it('is said of a site that nobody set up', async () => {
    await site.setUp({})
    expect(await site.read()).toEqual({
      model: 'none',
      checker: 'none',
      mail: 'none triable',
      recognizer: 'none',
      recordings: 'none',
      youtube: 'direct triable',
      'sign-in': 'none',
      selling: 'demo',
      door: 'open visitors',
      backup: 'none',
    })
  })

  it('is said of one of its own, with the names of models and hosts', async () => {
    await site.setUp({
      PRECIS_OWN: '1',
      OPENAI_MODEL: 'llama3',
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
      CHECK_MODEL: 'bespoke-minicheck',
      SMTP_URL: 'smtp://mail.example:587',
      MAIL_FROM: 'hello@precis.example',
      ADMIN_EMAILS: email,
      YOUTUBE_PROXY_URL: 'http://proxy.example:8080',
      RECOGNIZER_BASE_URL: 'http://localhost:8000/v1',
      RECOGNIZER_MODEL: 'whisper-large',
    })
    expect(await site.read()).toMatchObject({
      model: 'set llama3 at localhost:11434 triable',
      checker: 'set bespoke-minicheck triable',
      mail: 'set mail.example:587 triable',
      recordings: 'set whisper-large at localhost:8000 triable',
      youtube: 'proxy triable',
      door: 'invited',
    })
    await site.setUp({ OPENAI_MODEL: 'llama3', GEMINI_API_KEY: 'key', CHECK_MODEL: 'gemini-3.8-flash' })
    expect(await site.read()).toMatchObject({ checker: 'writer gemini-3.8-flash triable' })
    await site.setUp({ OPENAI_MODEL: 'llama3', GEMINI_API_KEY: 'key' })
    expect(await site.read()).toMatchObject({ checker: 'set llama3 triable' })
  })

  it('has the age of the last backup', async () => {
    await site.setUp({})
    await noteBackup(site.dataDir)
    expect((await site.read())['backup']).toMatch(/^set \d{4}-/)
    const old = new Date(systemClock.now() - 49 * 3_600_000)
    await utimes(path.join(site.dataDir, 'last-backup'), old, old)
    expect((await site.read())['backup']).toBe(`old ${old.toISOString()}`)
  })

  it('has no word of selling where nothing is sold', async () => {
    await site.setUp({ PLANS: 'off' })
    expect(Object.keys(await site.read())).not.toContain('selling')
  })
})
