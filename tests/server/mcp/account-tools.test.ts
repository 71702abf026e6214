import { PassThrough } from 'node:stream'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { ReadBuffer, serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runCommand } from '#command/program.ts'
import { createMember, createProgram, createSubscriber } from '#tests/server/security/people.ts'
import { surroundingsForTest } from '#tests/unit/command/run-precis.ts'
import { channelLink, passDay, playlistLink, startAccountWorld } from '../command/account-world.ts'
import { connectClient } from './two-nodes.ts'

let server: Awaited<ReturnType<typeof startAccountWorld>>
beforeAll(async () => {
  server = await startAccountWorld()
})
afterAll(() => server[Symbol.asyncDispose]())

/** The client's end of `precis mcp` on two streams. */
function streamTransport(key: string): Transport {
  const [input, output, read] = [new PassThrough(), new PassThrough(), new ReadBuffer()]
  const env = { PRECIS_SERVER: server.origin, PRECIS_KEY: key }
  const transport: Transport = {
    start: async () => {
      void runCommand(['mcp'], { ...surroundingsForTest({ env, fetch }), input, output }, '1').then(() =>
        transport.onclose?.(),
      )
      output.on('data', (piece: Buffer) => {
        read.append(piece)
        for (let message = read.readMessage(); message !== null; message = read.readMessage())
          transport.onmessage?.(message)
      })
    },
    send: async (message) => void input.write(serializeMessage(message)),
    close: async () => void input.end(),
  }
  return transport
}

const transports = {
  'streamable HTTP': async (key: string) => (await connectClient([server.origin], key)).client,
  'the standard streams': async (key: string) => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(streamTransport(key))
    return client
  },
} as const

const resultSchema = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ text: z.string() })).length(1),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
})

/** Calls a tool; gives its text and its data. */
async function call(client: Client, name: string, given: object) {
  const answer = resultSchema.parse(await client.callTool({ name, arguments: { ...given } }))
  return {
    isError: answer.isError === true,
    text: answer.content[0]?.text ?? '',
    data: answer.structuredContent,
  }
}

const idSchema = z.object({ id: z.string() })
const line = {
  text: expect.any(String),
  quote: expect.stringMatching(/\w/),
  second: expect.any(Number),
  link: expect.stringMatching(/&t=\d+s$/),
  state: 'quoted',
}

async function ended(id: string): Promise<void> {
  await expect
    .poll(
      async () =>
        (await server.database.pool.query('select state from collections where id = $1', [id])).rows[0]
          ?.state,
      { timeout: 60_000 },
    )
    .toBe('ended')
}

describe.each(Object.entries(transports))('an agent over %s', (_name, connect) => {
  it('goes from a playlist to a collection, to a question, to an address that others read', async () => {
    const member = await createSubscriber(server, 'unlimited')
    const client = await connect((await createProgram(server, member)).secret)
    const listed = await call(client, 'list_videos', { link: playlistLink, limit: 2 })
    expect(listed.data).toMatchObject({
      list: { title: 'Lighthouses' },
      total: 3,
      yours: 0,
      videos: [{ title: 'Lighthouse 1', resource: null }, {}],
    })
    expect(listed.text).toContain('summarizing all counts as 3')

    const made = await call(client, 'make_collection', { playlist: playlistLink, first: 2, tags: ['sea'] })
    expect(made.data).toMatchObject({
      title: 'Lighthouses',
      tags: ['sea'],
      counts: { total: 2 },
      sharedAt: null,
    })
    const { id } = idSchema.parse(made.data)
    await ended(id)
    const read = await call(client, 'read_collections', { id })
    expect(read.data).toMatchObject({
      total: 2,
      collections: [{ state: 'ended', counts: { done: 2 } }],
      videos: [
        {
          title: 'Lighthouse 1',
          state: 'done',
          line,
          resource: expect.stringMatching(/^precis:\/\/result\//),
        },
        { title: 'Lighthouse 2' },
      ],
    })
    expect(read.text).toContain('<said-in-video>')

    const paragraph = await call(client, 'change_collection', { id, form: 'One paragraph' })
    expect(paragraph.data).toMatchObject({ form: { id: 'paragraph', keyInsightsBecause: null } })
    expect(paragraph.text).toContain(', in the form “One paragraph”')

    const question = 'Who wrote that no ship was lost?'
    const found = await call(client, 'search_library', { question, collection: id })
    expect(found.data).toMatchObject({ said: true })
    expect(JSON.stringify(found.data)).toContain('Captain Meyer wrote in 1852')

    const resources = z.object({ videos: z.array(z.object({ resource: z.string() })) }).parse(read.data)
    const summaries = resources.videos.map(({ resource }) => resource)
    const byHand = await call(client, 'make_collection', { title: 'By hand', summaries })
    expect(byHand.data).toMatchObject({ title: 'By hand', state: 'ended', counts: { done: 2 } })
    const shared = await call(client, 'change_collection', { id, title: 'Lights', shared: true })
    const { sharedAt } = z.object({ sharedAt: z.url() }).parse(shared.data)
    expect(shared.text).toContain(
      `Lights: 2 of 2 summarized, ended, in the form “One paragraph”. ${server.origin}/collections/${id} Shared at `,
    )
    const path = sharedAt.replace(`${server.origin}/c/`, '/api/shared-collections/')
    expect(await server.call('GET /api/shared-collections/:token', { path })).toMatchObject({ status: 200 })
    await call(client, 'change_collection', { id, shared: false, work: 'retry' })
    expect(await server.call('GET /api/shared-collections/:token', { path })).toMatchObject({ status: 404 })
    await client.close()
  })

  it('goes from following a channel to its digest', async () => {
    const member = await createSubscriber(server, 'unlimited')
    const client = await connect((await createProgram(server, member)).secret)
    expect((await call(client, 'read_digest', {})).text).toBe('There is no digest yet.')
    const early = await call(client, 'change_following', { digest: { hour: 6 } })
    expect(early).toMatchObject({ isError: true, text: expect.stringContaining('Follow something first') })
    const followed = await call(client, 'change_following', {
      follow: channelLink,
      newest: 1,
      digest: { hour: 6, zone: 'Asia/Kolkata', isMailed: false },
    })
    expect(followed.data).toMatchObject({ follows: [{ title: 'NASA', kind: 'channel' }] })
    const { follows } = z.object({ follows: z.array(idSchema) }).parse(followed.data)
    await passDay(server)
    const read = await call(client, 'read_following', { id: follows[0]?.id })
    expect(read.data).toMatchObject({
      digests: { frequency: 'daily', hour: 6, zone: 'Asia/Kolkata', isMailed: false },
      videos: [{ state: 'done', reason: null, resource: expect.any(String) }],
    })
    expect(JSON.stringify(read.data), 'the secret address of the feed').not.toContain('/feed/')
    const digest = await call(client, 'read_digest', {})
    expect(digest.data).toMatchObject({
      digest: { videos: [{ state: 'done', source: 'NASA', insights: expect.arrayContaining([line]) }] },
      others: [{ done: 1, failed: 0 }],
    })
    expect(digest.text).toMatch(/^Each line names its state\.[\s\S]+<said-in-video>[\s\S]+\[quoted\]/)
    const changed = await call(client, 'change_following', {
      change: { id: follows[0]?.id, form: 'outline' },
    })
    expect(changed.data).toMatchObject({ follows: [{ form: { name: 'Lecture outline' } }] })
    const ending = await call(client, 'change_following', { unfollow: follows[0]?.id })
    expect(ending.data).toMatchObject({ follows: [] })
    await client.close()
  })

  it('is refused with a sentence and a code, and gets nothing of another account', async () => {
    const owner = await createMember(server)
    const ownClient = await connect((await createProgram(server, owner)).secret)
    const { id } = idSchema.parse(
      (await call(ownClient, 'make_collection', { title: 'Mine', videos: [] })).data,
    )
    const thief = await connect((await createProgram(server, await createMember(server))).secret)
    const refused = [
      await call(thief, 'read_collections', { id }),
      await call(thief, 'change_collection', { id, shared: true }),
      await call(thief, 'search_library', { question: 'What is it?', collection: id }),
      await call(thief, 'read_following', { id }),
      await call(thief, 'read_digest', { id }),
      await call(thief, 'change_following', { retry: id }),
      await call(thief, 'make_collection', { summaries: [`precis://result/${id}`] }),
    ]
    for (const { isError, text } of refused) {
      expect(isError, text).toBe(true)
      expect(text).toMatch(/^[A-Z“].+ \[NOT_FOUND\]$/)
    }
    expect((await call(thief, 'read_collections', {})).data).toMatchObject({ collections: [] })
    const wrong = [
      await call(thief, 'make_collection', {}),
      await call(thief, 'change_following', {}),
      await call(thief, 'change_following', { follow: 'https://youtu.be/WZyRbnpGyzQ' }),
    ]
    expect(wrong.map(({ text }) => /\[(\w+)\]$/.exec(text)?.[1])).toEqual([
      'INVALID_REQUEST',
      'INVALID_REQUEST',
      'INVALID_LINK',
    ])
    await Promise.all([ownClient.close(), thief.close()])
  })
})
