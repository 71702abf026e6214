import { afterAll, beforeAll, expect, it } from 'vitest'
import { transcriptCaptions } from '#tests/unit/command/transcript-file.ts'
import { connectClient, createUser, startTwoNodes } from './two-nodes.ts'

let nodes: Awaited<ReturnType<typeof startTwoNodes>>
beforeAll(async () => {
  nodes = await startTwoNodes()
})
afterAll(() => nodes[Symbol.asyncDispose]())

/**
 * Begins a summary that waits, and gives the way to cancel it as the client of the kit does: by a message of
 * its own.
 */
async function begin(origins: readonly string[], key: string) {
  const begun = Promise.withResolvers<void>()
  const work = Promise.withResolvers<void>()
  Object.assign(nodes.work, { begun: begun.resolve, held: work.promise })
  const connected = await connectClient(origins, key)
  const cancel = new AbortController()
  const transcript = `${transcriptCaptions}\nThis talk is for ${key}.\n`
  const call = connected.client.callTool({ name: 'summarize', arguments: { transcript } }, undefined, {
    signal: cancel.signal,
  })
  call.catch(() => undefined)
  await begun.promise
  return { ...connected, cancel, call, finish: work.resolve }
}

it.each([
  ['the node that answers it', 1],
  ['another node', 2],
])(
  'the server ends a call that is cancelled at %s, and its run, so that it does not count',
  async (_where, count) => {
    const { member, key } = await createUser(nodes.server)
    await using begun = await begin(nodes.origins.slice(0, count), key)
    begun.cancel.abort()
    await expect(begun.call).rejects.toThrow()
    const runs = async () => {
      const reply = await nodes.server.call('GET /api/runs', { headers: member.headers })
      return reply.ok && reply.body.runs.length
    }
    await expect.poll(runs).toBe(0)
    begun.finish()
    const quota = await nodes.server.call('GET /api/usage-status', { headers: member.headers })
    expect(quota.ok && quota.body).toMatchObject({ remainingCount: 2 })
    const history = await nodes.server.call('GET /api/history', { headers: member.headers })
    expect(history.ok && history.body.items).toEqual([])
  },
)

it('a cancellation does not end the call of another client with the same number, whatever key it has', async () => {
  const { member, key } = await createUser(nodes.server)
  await using begun = await begin(nodes.origins, key)
  const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled' } as const
  for (const sender of [key, (await createUser(nodes.server)).key]) {
    await using other = await connectClient(nodes.origins, sender)
    for (const requestId of [0, 1, 2, 3]) await other.transport.send({ ...cancel, params: { requestId } })
  }
  begun.finish()
  expect((await begun.call)['isError']).toBeUndefined()
  const history = await nodes.server.call('GET /api/history', { headers: member.headers })
  expect(history.ok && history.body.items).toHaveLength(1)
})

it('a call goes on when its client leaves without a word, and the summary is in the history', async () => {
  const { member, key } = await createUser(nodes.server)
  const begun = await begin(nodes.origins, key)
  await begun.transport.close()
  begun.finish()
  await expect
    .poll(async () => {
      const history = await nodes.server.call('GET /api/history', { headers: member.headers })
      return history.ok && history.body.items.length
    })
    .toBe(1)
})
