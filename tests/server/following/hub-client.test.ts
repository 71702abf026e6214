import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { createHubClient } from '#server/adapters/feeds/feed-client.ts'
import { createHubs } from '#server/deps/outbound-deps.ts'
import { isGlobalAddress } from '#server/lib/outbound/guarded-request.ts'
import { startReceiver } from '#tests/fakes/webhooks/receiver.ts'
import type { Behaviour, Receiver } from '#tests/fakes/webhooks/receiver.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver[Symbol.asyncDispose]())

const request = {
  callback: 'https://precis.example/api/hubs/token',
  topic: 'https://feed.example/?a=1&b=2',
  secret: 'a secret',
  leaseSeconds: 60,
}
const { signal } = new AbortController()

async function ask(
  url: string,
  options: Partial<Parameters<typeof createHubClient>[0]> = {},
): Promise<string> {
  const hubs = createHubClient({
    callbackOrigin: 'https://precis.example',
    youtubeHub: null,
    timeoutMs: 60_000,
    isAllowed: () => true,
    allowsLocal: true,
    ...options,
  })
  return await hubs.subscribe(url, request, { signal }).then(
    () => 'asked',
    (error: unknown) => (error instanceof AppError ? error.code : `unforeseen: ${String(error)}`),
  )
}

describe('a hub', () => {
  it('is asked by a form that says where to push what, for how long and signed with what', async () => {
    expect(await ask(receiver.url('right'))).toBe('asked')
    const [got] = receiver.received
    expect(got?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(got?.body))).toEqual({
      'hub.mode': 'subscribe',
      'hub.callback': request.callback,
      'hub.topic': request.topic,
      'hub.secret': request.secret,
      'hub.lease_seconds': '60',
    })
  })

  it.each<Behaviour>(['failing', 'gone', 'redirect', 'closes'])(
    'that is %s has not been asked',
    async (behaviour) => {
      expect(await ask(receiver.url(behaviour))).toBe('FEED_UNREACHABLE')
    },
  )

  it('that does not answer is left in time, and of an answer without end nothing is read', async () => {
    expect(await ask(receiver.url('slow'), { timeoutMs: 100 })).toBe('FEED_UNREACHABLE')
    expect(await ask(receiver.url('endless'))).toBe('asked')
    expect(await ask(receiver.url('trickle'))).toBe('asked')
  })

  it('inside, and one without TLS, is never called', async () => {
    const before = receiver.connections()
    const inside = { isAllowed: isGlobalAddress, allowsLocal: false }
    expect(await ask(receiver.url('right'), inside)).toBe('INVALID_LINK')
    expect(await ask(`https://127.0.0.1:${receiver.port}/right`, inside)).toBe('INVALID_LINK')
    const resolve = async () => [{ address: '10.0.0.7', family: 4 }]
    expect(await ask('https://hub.example/', { ...inside, resolve })).toBe('INVALID_LINK')
    // It would be given the secret for all to read.
    const here = { allowsLocal: false, resolve: async () => [{ address: '127.0.0.1', family: 4 }] }
    expect(await ask(`http://hub.example:${receiver.port}/right`, here)).toBe('INVALID_LINK')
    expect(receiver.connections()).toBe(before)
  })
})

describe('hubs', () => {
  it.each([null, 'http://localhost:3000', 'https://10.0.0.1', 'http://127.0.0.1', 'https://precis.internal'])(
    'are not asked to call %s',
    (publicUrl) => expect(createHubs({ publicUrl, youtubeOrigin: null })).toBeNull(),
  )

  it('are asked to call a public address, and that of YouTube where YouTube itself is asked', () => {
    const publicUrl = 'https://precis.example'
    expect(createHubs({ publicUrl, youtubeOrigin: null })).toMatchObject({
      callbackOrigin: publicUrl,
      youtubeHub: 'https://pubsubhubbub.appspot.com/subscribe',
    })
    expect(createHubs({ publicUrl, youtubeOrigin: 'http://127.0.0.1:1' })?.youtubeHub).toBeNull()
  })
})
