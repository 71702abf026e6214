import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EngineInput } from '#core/draft-summary.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember, createSubscriber, createVisitor } from '../security/people.ts'
import type { Person } from '../security/people.ts'

const speech = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
const asked: EngineInput['form'][] = []
const scripted = createScriptedEngine({ insights: 2, pace: async () => undefined })
const engine: typeof scripted = {
  ...scripted,
  summarize: async (input, options) => {
    asked.push(input.form)
    return await scripted.summarize(input, options)
  },
}

const content = {
  name: '  For my\nteam ',
  sections: [
    { heading: 'Numbers', shape: 'points', about: 'every number' },
    { heading: 'People', shape: 'terms', about: 'who is named: what they did' },
  ],
  guidance: 'We build rockets.',
}

let app: TestApp
let owner: Person
let other: Person
beforeAll(async () => {
  app = await startApp({ engine })
  owner = await createSubscriber(app, 'pro')
  other = await createSubscriber(app, 'pro')
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => app[Symbol.asyncDispose]())

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, by: Person, payload?: object) {
  const reply = await app.app.inject({
    method,
    url,
    headers: by.headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() }
}

async function make(by: Person, changes: object = {}): Promise<string> {
  const { body } = await call('POST', '/api/forms', by, { ...content, ...changes })
  return body.id
}

describe('an own form', () => {
  it('is made, listed, changed and deleted by its owner', async () => {
    const made = await call('POST', '/api/forms', owner, content)
    expect(made).toMatchObject({ status: 201, body: { name: 'For my team', sections: content.sections } })
    const { id } = made.body
    const changed = await call('PUT', `/api/forms/${id}`, owner, { ...content, name: 'Another' })
    expect(changed).toMatchObject({ status: 200, body: { id, name: 'Another' } })
    const listed = await call('GET', '/api/forms', owner)
    expect(listed.body).toMatchObject({ max: 20, forms: [{ id, name: 'Another' }] })
    expect(await call('DELETE', `/api/forms/${id}`, owner)).toEqual({ status: 204, body: null })
    expect((await call('DELETE', `/api/forms/${id}`, owner)).status).toBe(404)
  })

  it('is nobody else’s: neither seen nor changed nor used', async () => {
    const id = await make(owner)
    expect((await call('GET', '/api/forms', other)).body.forms).toEqual([])
    expect((await call('PUT', `/api/forms/${id}`, other, content)).status).toBe(404)
    expect((await call('DELETE', `/api/forms/${id}`, other)).status).toBe(404)
    for (const by of [other, createVisitor()]) {
      const { status, body } = await call('POST', '/api/summarize', by, { ...speech, form: id })
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
    }
    expect(asked).toEqual([])
  })

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['no section', { sections: [] }],
    ['seven sections', { sections: Array.from({ length: 7 }, () => content.sections[0]) }],
    ['an invisible heading', { sections: [{ heading: '\u200b', shape: 'points', about: '' }] }],
    ['a shape of its own', { sections: [{ heading: 'One', shape: 'table', about: '' }] }],
    ['a number of lines', { sections: [{ heading: 'One', shape: 'points', about: '', maxLines: 900 }] }],
    ['much guidance', { guidance: 'x'.repeat(2001) }],
    [
      'much in all',
      { sections: [{ heading: 'One', shape: 'points', about: 'x'.repeat(1500) }], guidance: 'x'.repeat(501) },
    ],
    ['a layout', { layout: 'chapters' }],
  ])('is refused with %s', async (_what, changes) => {
    const { status, body } = await call('POST', '/api/forms', owner, { ...content, ...changes })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_REQUEST' })
  })

  it('comes with a plan that has them, and is not used without it', async () => {
    const free = await createMember(app)
    const refused = await call('POST', '/api/forms', free, content)
    expect(refused).toMatchObject({ status: 409, body: { code: 'FORM_LIMIT' } })
    const lapsed = await createSubscriber(app, 'pro')
    const id = await make(lapsed)
    await app.database.pool.query(
      `delete from entitlements where user_id = (select id from users where email = $1)`,
      [lapsed.email],
    )
    const used = await call('POST', '/api/summarize', lapsed, { ...speech, form: id })
    expect(used.status).toBe(403)
    expect((await call('GET', '/api/forms', lapsed)).body).toMatchObject({ max: 0, forms: [{ id }] })
  })

  it('shapes a summary, which is made again once the form has changed', async () => {
    const id = await make(owner)
    const first = await call('POST', '/api/summarize', owner, { ...speech, form: id })
    const again = await call('POST', '/api/summarize', owner, { ...speech, form: id })
    expect(first.body.form).toEqual({
      id,
      name: 'For my team',
      sections: [
        { heading: 'Numbers', shape: 'points', paragraph: 0 },
        { heading: 'People', shape: 'terms', paragraph: 1000 },
      ],
    })
    expect(again.body).toMatchObject({ id: first.body.id, cached: true })
    await call('PUT', `/api/forms/${id}`, owner, { ...content, guidance: 'We build bridges.' })
    const changed = await call('POST', '/api/summarize', owner, { ...speech, form: id })
    expect(changed.body.id).not.toBe(first.body.id)
    expect(asked.map((form) => form?.guidance)).toEqual(['We build rockets.', 'We build bridges.'])
  })

  it('is in the export of the account', async () => {
    const { body } = await call('GET', '/api/account/export', owner)
    expect(JSON.stringify(body)).toContain('We build bridges.')
  })

  it('stays within the number of the plan, however many are made at once', async () => {
    const many = await createSubscriber(app, 'pro')
    const replies = await Promise.all(
      Array.from({ length: 24 }, () => call('POST', '/api/forms', many, content)),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(replies.find(({ status }) => status !== 201)?.body.code).toBe('FORM_LIMIT')
  })
})
