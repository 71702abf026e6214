import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepDestinations } from '#server/features/destinations/emails.ts'
import { readwiseToken } from '#tests/fakes/readwise/simulator.ts'
import { createMember, createSubscriber, createVisitor } from '../security/people.ts'
import { asReadwise, openDestinations } from './case.ts'

let on: Awaited<ReturnType<typeof openDestinations>>
beforeAll(async () => {
  on = await openDestinations()
})
afterAll(() => on.app[Symbol.asyncDispose]())
beforeEach(() => on.begin())
afterEach(() => on.end())

describe('a token', () => {
  it('that is revoked stops the destination, is mailed about once, and a new one goes on', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    const id = await on.summarize(owner)
    const { id: there } = await on.connect(owner, asReadwise)
    on.at.readwise.state.isRevoked = true
    on.send()
    await on.sendNow(owner, there, id)
    await expect.poll(async () => (await on.list(owner))[0]?.state).toBe('off')
    expect((await on.list(owner))[0]).toMatchObject({
      offReason: 'gone',
      failures: [{ historyId: id, failure: 'token-refused' }],
    })
    const before = on.mailbox.emails.length
    const { signal } = new AbortController()
    await sweepDestinations({ ...on.app.deps, mailer: on.mailbox }, signal)
    await sweepDestinations({ ...on.app.deps, mailer: on.mailbox }, signal)
    expect(on.mailbox.emails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, 'We stopped sending to Readwise'],
    ])
    expect((await on.sendNow(owner, there, id)).status).toBe(409)
    on.at.readwise.state.isRevoked = false
    await on.connect(owner, asReadwise)
    await on.untilSent(owner, 1)
  })

  it('is stored encrypted, and in no answer and no export', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    await on.connect(owner, asReadwise)
    const { rows } = await on.app.database.pool.query('select token from destinations')
    expect(String(rows[0].token)).not.toContain(readwiseToken)
    expect(JSON.stringify(await on.list(owner))).not.toContain(readwiseToken)
    const exported = await on.app.app.inject({ url: '/api/account/export', headers: owner.headers })
    expect(exported.body).toMatch(/"kind":\s*"readwise"/u)
    expect(exported.body).not.toContain(readwiseToken)
  })

  it('that the service refuses has a code of its own, as a location has', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    const payload = { kind: 'readwise', token: 'wrong', rule: 'button' }
    const reply = await on.app.call('POST /api/destinations', { headers: owner.headers, payload })
    expect(reply).toMatchObject({ status: 400, problem: { code: 'DESTINATION_TOKEN' } })
    const missing = { kind: 'folder', location: 'Missing', rule: 'button' }
    const again = await on.app.call('POST /api/destinations', { headers: owner.headers, payload: missing })
    expect(again).toMatchObject({ status: 400, problem: { code: 'DESTINATION_LOCATION' } })
  })
})

describe('a summary that did not arrive', () => {
  it('says where and why, and is sent again where its owner removed it', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    const id = await on.summarize(owner)
    const { id: notes } = await on.connect(owner, { kind: 'folder' })
    on.send()
    await on.sendNow(owner, notes, id)
    await on.untilSent(owner, 1)
    const [name = ''] = await readdir(on.at.folder)
    await rm(path.join(on.at.folder, name))
    await on.highlight(owner, id, 'more')
    await expect
      .poll(async () => (await on.list(owner))[0]?.failures)
      .toMatchObject([{ historyId: id, failure: 'removed', isTriedAgain: false }])
    await on.sendNow(owner, notes, id)
    await on.untilSent(owner, 1)
    expect(await readdir(on.at.folder)).toEqual([name])
  })
})

describe('destinations', () => {
  it('are of accounts whose plan saves summaries', async () => {
    const payload = { ...asReadwise, rule: 'button' }
    const { headers } = await createMember(on.app)
    expect((await on.app.call('POST /api/destinations', { headers, payload })).status).toBe(403)
    const visitor = await on.app.call('GET /api/destinations', { headers: createVisitor().headers })
    expect(visitor.status).toBe(401)
  })

  it('are switched off and on, and what waited goes then', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    const { id } = await on.connect(owner, { ...asReadwise, rule: 'summaries' })
    const change = async (payload: object) =>
      await on.app.call('PATCH /api/destinations/:id', {
        headers: owner.headers,
        path: `/api/destinations/${id}`,
        payload,
      })
    await on.summarize(owner)
    await change({ isOn: false })
    on.send()
    expect((await on.list(owner))[0]).toMatchObject({ state: 'off', offReason: 'owner', waiting: 1 })
    await change({ isOn: true })
    await on.untilSent(owner, 1)
  })

  it('are sent to and deleted by their owner alone', async () => {
    const [owner, other] = [await createSubscriber(on.app, 'pro'), await createSubscriber(on.app, 'pro')]
    const { id } = await on.connect(owner, asReadwise)
    const historyId = await on.summarize(other)
    const at = `/api/destinations/${id}`
    const asked = { headers: other.headers, path: `${at}/items`, payload: { historyId } }
    expect((await on.app.call('POST /api/destinations/:id/items', asked)).status).toBe(404)
    const remove = async ({ headers }: { headers: Record<string, string> }) =>
      (await on.app.call('DELETE /api/destinations/:id', { headers, path: at })).status
    expect(await remove(other)).toBe(404)
    expect(await remove(owner)).toBe(204)
    expect(await on.list(owner)).toEqual([])
  })
})
