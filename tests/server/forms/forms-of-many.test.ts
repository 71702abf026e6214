import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Collection } from '#contract/collections.ts'
import type { Follow } from '#contract/follows.ts'
import type { SummaryForm } from '#product/summary-forms.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { collect, read, readItems } from '../collections/listed-account.ts'
import { channelLink, passDay, playlistLink, startAccountWorld } from '../command/account-world.ts'
import { videoOf } from '../following/world.ts'
import { createMember, createSubscriber, givePlan } from '../security/people.ts'
import type { Person } from '../security/people.ts'

const asked: (SummaryForm | null)[] = []
/** The languages that summaries were asked for in. */
const languages: string[] = []
const scripted = createScriptedEngine({ insights: 2, pace: async () => undefined })
const engine: typeof scripted = {
  ...scripted,
  summarize: async (input, options) => {
    asked.push(input.form ?? null)
    languages.push(input.outputLanguage)
    return await scripted.summarize(input, options)
  },
}

let server: Awaited<ReturnType<typeof startAccountWorld>>
let owner: Person
let form = ''
beforeAll(async () => {
  server = await startAccountWorld({ engine, isCounted: true })
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  asked.length = 0
  owner = await createSubscriber(server, 'pro')
  form = await makeForm(owner)
})

async function makeForm({ headers }: Person): Promise<string> {
  const sections = [{ heading: 'Numbers', shape: 'points' }] as const
  const payload = { name: 'For my team', sections: [...sections], guidance: 'We build lights.' }
  const made = await server.call('POST /api/forms', { headers, payload })
  if (!made.ok) throw new Error(made.problem.detail)
  return made.body.id
}

async function endPlan({ email }: Person): Promise<void> {
  const text = 'delete from entitlements where user_id = (select id from users where email = $1)'
  await server.database.pool.query(text, [email])
}

async function left(): Promise<number | null> {
  const quota = await server.call('GET /api/usage-status', { headers: owner.headers })
  return quota.ok ? quota.body.remainingCount : null
}

async function storeList(): Promise<string> {
  const { headers } = owner
  const listed = await server.call('POST /api/playlists', { headers, payload: { url: playlistLink } })
  if (!listed.ok) throw new Error(listed.problem.detail)
  return listed.body.id
}

async function add(id: string, n: number): Promise<void> {
  const payload = { videoUrls: [`https://youtu.be/${videoOf(n)}`] }
  const path = `/api/collections/${id}/items`
  await server.call('POST /api/collections/:id/items', { headers: owner.headers, path, payload })
}

/** The forms of its videos in their order, when all are there. */
async function formsOf(id: string): Promise<(string | null)[]> {
  return await vi.waitFor(
    async () => {
      expect(await read(server, owner, id)).toMatchObject({ state: 'ended', counts: { failed: 0 } })
      return (await readItems(server, owner, id)).items.map((item) => item.form)
    },
    { timeout: 60_000, interval: 50 },
  )
}

async function change(id: string, payload: object, by = owner) {
  const path = `/api/collections/${id}`
  return await server.call('PATCH /api/collections/:id', { headers: by.headers, path, payload })
}

describe('a collection in an own form', () => {
  it('has each video in it, counted and stored as a single summary is', async () => {
    const before = await left()
    const made = await collect(server, owner, { list: { id: await storeList(), first: 2 }, form })
    expect(made.form).toEqual({ id: form, name: 'For my team', keyInsightsBecause: null })
    expect(await formsOf(made.id)).toEqual(['For my team', 'For my team'])
    expect(asked.map((each) => each?.guidance)).toEqual(['We build lights.', 'We build lights.'])
    expect(await left()).toBe((before ?? 0) - 2)
    const payload = { videoUrl: `https://youtu.be/${videoOf(1)}`, form }
    const single = await server.call('POST /api/summarize', { headers: owner.headers, payload })
    expect(single.ok && single.body).toMatchObject({ cached: true, form: { name: 'For my team' } })
    expect(await left()).toBe((before ?? 0) - 2)
    const { items } = await readItems(server, owner, made.id)
    expect(items[0]?.line).toMatchObject({ text: expect.any(String) })
  })

  it('makes what the account has in another form alone, and says so before', async () => {
    const first = await collect(server, owner, { title: 'Plain' })
    await add(first.id, 1)
    expect(await formsOf(first.id)).toEqual(['Key insights'])
    const { headers } = owner
    const yours = async (wanted?: string) => {
      const payload = { url: playlistLink, ...(wanted === undefined ? {} : { form: wanted }) }
      const listed = await server.call('POST /api/playlists', { headers, payload })
      return listed.ok ? listed.body.yours : null
    }
    expect([await yours(), await yours(form)]).toEqual([1, 0])
    const plain = await collect(server, owner, { list: { id: await storeList(), first: 1 } })
    expect(plain.counts).toMatchObject({ skipped: 1 })
    const own = await collect(server, owner, { list: { id: await storeList(), first: 1 }, form })
    expect(own.counts).toMatchObject({ total: 1, skipped: 0 })
    expect(await formsOf(own.id)).toEqual(['For my team'])
    expect([await yours(), await yours(form)]).toEqual([1, 1])
  })

  it('keeps what was made when another form is chosen for what comes', async () => {
    const { id } = await collect(server, owner, { title: 'Changed' })
    await add(id, 1)
    expect(await formsOf(id)).toEqual(['Key insights'])
    expect(await change(id, { form: 'study-notes' })).toMatchObject({
      body: { form: { name: 'Study notes' } },
    })
    await add(id, 2)
    expect(await formsOf(id)).toEqual(['Key insights', 'Study notes'])
    expect(await change(id, { title: 'Renamed' })).toMatchObject({ body: { form: { id: 'study-notes' } } })
  })

  it('falls back to key insights while the plan has no own forms, and says why', async () => {
    const { id } = await collect(server, owner, { title: 'Lapsed', form })
    await endPlan(owner)
    const because = (reason: Collection['form']['keyInsightsBecause']) => ({
      form: { id: form, name: 'For my team', keyInsightsBecause: reason },
    })
    expect(await read(server, owner, id)).toMatchObject(because('plan'))
    await add(id, 1)
    expect(await formsOf(id)).toEqual(['Key insights'])
    expect(await change(id, { form })).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN' } })
    await givePlan(server, owner.email, 'pro')
    expect(await read(server, owner, id)).toMatchObject(because(null))
    await add(id, 2)
    expect(await formsOf(id)).toEqual(['Key insights', 'For my team'])
  })

  it('falls back to key insights when the form is deleted, and says so', async () => {
    const { id } = await collect(server, owner, { title: 'Orphaned', form })
    const path = `/api/forms/${form}`
    await server.call('DELETE /api/forms/:id', { headers: owner.headers, path })
    await add(id, 1)
    expect(await formsOf(id)).toEqual(['Key insights'])
    expect((await read(server, owner, id)).form).toEqual({
      id: form,
      name: '',
      keyInsightsBecause: 'deleted',
    })
  })

  it('is refused in the form of another account, and on a plan without any', async () => {
    const other = await createSubscriber(server, 'pro')
    const { id } = await collect(server, other, { title: 'Theirs' })
    expect(await change(id, { form }, other)).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
    expect(await change(id, { form: 'nonsense' }, other)).toMatchObject({ status: 400 })
    await endPlan(owner)
    for (const [by, status] of [
      [owner, 403],
      [await createMember(server), 404],
    ] as const) {
      const payload = { title: 'Refused', form }
      expect(await server.call('POST /api/collections', { headers: by.headers, payload })).toMatchObject({
        status,
      })
    }
    expect(await read(server, other, id)).toMatchObject({ form: { id: 'key-insights' } })
  })
})

describe('a follow in a form', () => {
  async function follow(payload: object): Promise<Follow> {
    const made = await server.call('POST /api/follows', {
      headers: owner.headers,
      payload: { url: channelLink, ...payload },
    })
    if (!made.ok) throw new Error(made.problem.detail)
    return made.body
  }

  async function digest() {
    const { headers } = owner
    const list = await server.call('GET /api/digests', { headers })
    const id = list.ok ? list.body.items[0]?.id : undefined
    const one = await server.call('GET /api/digests/:id', { headers, path: `/api/digests/${id}` })
    return one.ok ? one.body.entries : []
  }

  it('brings its videos in it, whose lines stand in the digest', async () => {
    const made = await follow({ backlog: 1, form })
    expect(made.form).toEqual({ id: form, name: 'For my team', keyInsightsBecause: null })
    await passDay(server)
    const [entry] = await digest()
    expect(entry).toMatchObject({ state: 'done', form: 'For my team', gist: 'Point 1.' })
    expect(entry?.insights.map(({ text }) => text)).toEqual(['Point 2.'])
    expect(asked.at(-1)?.guidance).toBe('We build lights.')
    expect(languages.at(-1)).toBe('en')
  })

  it('brings its videos in the language of the account', async () => {
    const text = `update users set interface_language = 'hi' where email = $1`
    await server.database.pool.query(text, [owner.email])
    await follow({ backlog: 1 })
    await passDay(server)
    expect(languages.at(-1)).toBe('hi')
  })

  it('is given another form, and key insights while the plan has no own ones', async () => {
    const { id } = await follow({ form: 'study-notes' })
    const path = `/api/follows/${id}`
    const { headers } = owner
    const changed = await server.call('PATCH /api/follows/:id', { headers, path, payload: { form } })
    expect(changed.ok && changed.body.form.name).toBe('For my team')
    await endPlan(owner)
    const listed = await server.call('GET /api/follows', { headers })
    expect(listed.ok && listed.body.follows[0]?.form).toMatchObject({ id: form, keyInsightsBecause: 'plan' })
    expect(await server.call('PATCH /api/follows/:id', { headers, path, payload: { form } })).toMatchObject({
      status: 403,
    })
    const stranger = await createSubscriber(server, 'pro')
    for (const [by, payload, status] of [
      [stranger, { form: 'steps' }, 404],
      [owner, { form: 'nonsense' }, 400],
    ] as const) {
      const given = { headers: by.headers, path, payload: { ...payload } }
      expect(await server.call('PATCH /api/follows/:id', given)).toMatchObject({ status })
    }
    const still = await server.call('GET /api/follows', { headers })
    expect(still.ok && still.body.follows[0]?.form.id).toBe(form)
  })
})
