import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember } from '../security/people.ts'

const speech = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
const asked: (string | undefined)[] = []
const scripted = createScriptedEngine({ insights: 2, pace: async () => undefined })
/** A model that writes every form, two lines into its first section. */
const engine: typeof scripted = {
  ...scripted,
  summarize: async (input, options) => {
    asked.push(input.form?.id)
    const result = await scripted.summarize(input, options)
    const form = input.form ?? null
    return form === null ? result : { ...result, form, insights: [] }
  },
}

let app: TestApp
let plain: TestApp
beforeAll(async () => {
  app = await startApp({ engine })
  plain = await startApp({})
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await plain[Symbol.asyncDispose]()
})

async function summarize(on: TestApp, body: object, headers: Record<string, string> = {}) {
  const reply = await on.app.inject({ method: 'POST', url: '/api/summarize', payload: body, headers })
  return { status: reply.statusCode, body: reply.json() }
}

describe('with a language model', () => {
  it('each form is a summary of its own, made once', async () => {
    const { headers } = await createMember(app)
    const standard = await summarize(app, speech, headers)
    const steps = await summarize(app, { ...speech, form: 'steps' }, headers)
    const again = await summarize(app, { ...speech, form: 'steps' }, headers)
    expect(asked).toEqual([undefined, 'steps'])
    expect(standard.body.form).toEqual({ id: 'key-insights', name: 'Key insights', sections: [] })
    expect(steps.body.form).toEqual({
      id: 'steps',
      name: 'Steps',
      sections: [
        { heading: 'What you need', shape: 'points', paragraph: 0 },
        { heading: 'Steps', shape: 'steps', paragraph: 1000 },
        { heading: 'Watch out for', shape: 'points', paragraph: 2000 },
      ],
    })
    expect(steps.body.keyInsights).toEqual([])
    expect(steps.body.summary).toContain('What you need\n- Point 1.\n- Point 2.')
    expect(again.body).toMatchObject({ id: steps.body.id, cached: true })

    const get = async (url: string) => (await app.app.inject({ url, headers })).json()
    const { items } = await get('/api/history')
    expect(items.map(({ form }: { form: { id: string } }) => form.id)).toEqual(['steps', 'key-insights'])
    const recent = await get('/api/recent')
    expect(recent.items.map(({ form }: { form: string }) => form)).toEqual(['steps', 'key-insights'])
  })

  it('one that was stored before there were forms is key insights', async () => {
    const { headers } = await createMember(app)
    const made = await summarize(app, { ...speech, style: 'brief' }, headers)
    await app.database.pool.query(`update summaries set body = body - 'form' where id = $1`, [made.body.id])
    const reply = await app.app.inject({ url: `/api/summaries/${made.body.historyId}`, headers })
    expect(reply.json().answer.form.id).toBe('key-insights')
  })

  it('refuses one that is not there', async () => {
    const { status, body } = await summarize(app, { ...speech, form: 'haiku' })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_REQUEST' })
  })
})

describe('without a language model', () => {
  it("makes an outline, a paragraph and a line a chapter of the speaker's own sentences", async () => {
    const { headers } = await createMember(plain)
    for (const form of ['outline', 'paragraph', 'chapter-lines']) {
      const { body } = await summarize(plain, { ...speech, form }, headers)
      expect(body.form.id).toBe(form)
      expect(body.summarySentences.length).toBeGreaterThan(2)
      expect(new Set(body.summarySentences.map(({ state }: { state: string }) => state))).toEqual(
        new Set(['quoted']),
      )
      if (form === 'paragraph') continue
      expect(body.form.sections.map(({ heading }: { heading: string }) => heading)).toEqual(
        body.chapters.map(({ title }: { title: string }) => title),
      )
    }
  })

  it('makes the others of what is said for them, and key insights where nothing is', async () => {
    for (const form of ['study-notes', 'steps', 'meeting', 'interview']) {
      const { status, body } = await summarize(plain, { ...speech, form })
      expect(status).toBe(200)
      expect([form, 'key-insights']).toContain(body.form.id)
      expect(body.summarySentences.length).toBeGreaterThan(0)
    }
  })
})
