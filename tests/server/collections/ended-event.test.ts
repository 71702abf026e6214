import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSubscriber } from '#tests/server/security/people.ts'
import { playlistLink, startAccountWorld } from '../command/account-world.ts'
import { createWebhook } from '../webhooks/case.ts'
import { collect } from './listed-account.ts'

let server: Awaited<ReturnType<typeof startAccountWorld>>
beforeAll(async () => {
  server = await startAccountWorld()
})
afterAll(() => server[Symbol.asyncDispose]())

it('a collection calls a webhook once when all videos of a collection were worked on', async () => {
  const owner = await createSubscriber(server, 'unlimited')
  await createWebhook(server, owner, { url: 'https://receiver.example/hook', events: ['collection.ended'] })
  const { headers } = owner
  const list = await server.call('POST /api/playlists', { headers, payload: { url: playlistLink } })
  const { id } = await collect(server, owner, { list: { id: list.ok && list.body.id } })
  const sent = async () => (await server.database.pool.query('select body from webhook_deliveries')).rows
  await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(1)
  expect((await sent()).map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      type: 'collection.ended',
      data: { collectionId: id, title: 'Lighthouses', total: 3, summarized: 3, failed: 0 },
    },
  ])
})
