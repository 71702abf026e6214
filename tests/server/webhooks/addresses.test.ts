import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHttpsSender } from '#server/adapters/webhooks/https-sender.ts'
import { isGlobalAddress } from '#server/lib/outbound/guarded-request.ts'
import type { WebhookReply } from '#server/ports/senders.ts'
import { startReceiver } from '#tests/fakes/webhooks/receiver.ts'
import type { Receiver } from '#tests/fakes/webhooks/receiver.ts'

let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver[Symbol.asyncDispose]())

const { signal } = new AbortController()
const message = (url: string) => ({ url, headers: {}, body: '{}' })
const strict = { timeoutMs: 5000, isAllowed: isGlobalAddress, allowsLocal: false }

const hidden = [
  ['127.0.0.1', 'this machine'],
  ['0.0.0.0', 'every address of this machine'],
  ['10.1.2.3', 'a private network'],
  ['172.31.0.1', 'a private network'],
  ['192.168.0.1', 'a private network'],
  ['100.64.0.1', 'the network of a carrier'],
  ['169.254.169.254', 'the metadata of a cloud'],
  ['192.0.0.192', 'the metadata of a cloud'],
  ['198.18.0.1', 'a network for tests'],
  ['224.0.0.1', 'many machines at once'],
  ['255.255.255.255', 'all machines'],
  ['::', 'no address'],
  ['::1', 'this machine'],
  ['::ffff:127.0.0.1', 'this machine, as IPv6'],
  ['::ffff:a00:1', 'a private network, as IPv6'],
  ['::127.0.0.1', 'this machine, in an old form'],
  ['64:ff9b::7f00:1', 'this machine, translated'],
  ['64:ff9b:1::a00:1', 'a private network, translated'],
  ['2002:7f00:1::', 'this machine, through a tunnel'],
  ['2001:0:7f00:1::', 'this machine, through another tunnel'],
  ['fc00::1', 'a private network'],
  ['fd00:ec2::254', 'the metadata of a cloud'],
  ['fe80::1', 'this link'],
  ['fe80::1%eth0', 'this link, with a zone'],
  ['fec0::1', 'a private network of old'],
  ['ff02::1', 'many machines at once'],
  ['2001:db8::1', 'a document'],
] as const

describe('an address', () => {
  it.each(hidden)('%s is not called: %s', async (address) => {
    expect(isGlobalAddress(address)).toBe(false)
    const sender = createHttpsSender({
      ...strict,
      resolve: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
    })
    expect(await sender.send(message('https://receiver.example/'), { signal })).toMatchObject({
      failure: 'private-address',
    })
  })

  it.each(['8.8.8.8', '193.0.6.139', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s may be called',
    (address) => {
      expect(isGlobalAddress(address)).toBe(true)
      const host = address.includes(':') ? `[${address}]` : address
      expect(createHttpsSender(strict).checkUrl(`https://${host}/hook`)).toBeNull()
    },
  )

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fd00:ec2::254]/latest/meta-data/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://app.localhost/',
    'https://intranet/',
  ])('%s is refused as it is written, and at each attempt', async (url) => {
    const sender = createHttpsSender(strict)
    expect(sender.checkUrl(url)).toBe('We can only call addresses on the public internet.')
    expect((await sender.send(message(url), { signal })).failure).toBe('private-address')
  })

  it.each([
    ['http://receiver.example/', 'The address has to begin with https://.'],
    ['ftp://receiver.example/', 'The address has to begin with https://.'],
    ['javascript:alert(1)', 'The address has to begin with https://.'],
    ['https://me:secret@receiver.example/', 'Leave the name and the password out of the address.'],
    ['receiver', 'This isn’t a complete address.'],
  ])('%s is refused with a sentence', (url, sentence) => {
    expect(createHttpsSender(strict).checkUrl(url)).toContain(sentence)
  })
})

describe('a name', () => {
  const insecure = (options: Partial<Parameters<typeof createHttpsSender>[0]>) =>
    createHttpsSender({ ...strict, allowsLocal: true, ...options })
  const url = (): string => `http://localhost:${receiver.port}/right`
  const nothingCame = (reply: WebhookReply): void => {
    expect(reply.failure).toBe('private-address')
    expect(receiver.received).toEqual([])
  }

  it('that leads to a public address at first and to a private one at the next attempt is not called there', async () => {
    const answers = ['127.0.0.2', '127.0.0.1']
    const asked: string[] = []
    // The first address stands for a public one: a test calls none.
    const sender = insecure({
      isAllowed: (address) => address === '127.0.0.2',
      resolve: async (host) => {
        asked.push(host)
        return [{ address: answers[asked.length - 1] ?? '', family: 4 }]
      },
    })
    expect((await sender.send(message(url()), { signal })).failure).not.toBe('private-address')
    expect(asked, 'it is not asked again for the connection').toEqual(['localhost'])
    nothingCame(await sender.send(message(url()), { signal }))
  })

  it('with a public address and a private one is not called at all', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
    nothingCame(await insecure({ resolve }).send(message(url()), { signal }))
  })

  it('without an address, and one that nobody knows, are failures', async () => {
    nothingCame(await insecure({ resolve: async () => [] }).send(message(url()), { signal }))
    const unknown = Object.assign(new Error('No such host'), { code: 'ENOTFOUND' })
    const reply = await insecure({ resolve: () => Promise.reject(unknown) }).send(message(url()), { signal })
    expect(reply.failure).toBe('unknown-host')
  })

  it('is given up in time when it is not answered', async () => {
    const sender = insecure({ timeoutMs: 100, resolve: () => new Promise(() => undefined) })
    expect((await sender.send(message(url()), { signal })).failure).toBe('timeout')
  })
})

describe('a connection', () => {
  it('that leads to a private address after all is cut before anything is written', async () => {
    let checks = 0
    const sender = createHttpsSender({
      ...strict,
      allowsLocal: true,
      // Allowed when the name was resolved, and not when the connection is there.
      isAllowed: () => (checks += 1) === 1,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    })
    const reply = await sender.send(message(`http://localhost:${receiver.port}/right`), { signal })
    expect(reply.failure).toBe('private-address')
    expect([checks, receiver.received]).toEqual([2, []])
  })

  it('by a redirect to a private address is never made', async () => {
    const open = createHttpsSender({ ...strict, isAllowed: () => true, allowsLocal: true })
    const reply = await open.send(message(receiver.url('redirect')), { signal })
    expect([reply.status, receiver.connections()]).toEqual([302, 1])
  })

  it('ends when its caller stops, and says so', async () => {
    const stop = new AbortController()
    const open = createHttpsSender({ ...strict, isAllowed: () => true, allowsLocal: true })
    const sent = open.send(message(receiver.url('slow')), { signal: stop.signal })
    await expect.poll(() => receiver.received.length).toBe(1)
    stop.abort(new Error('The process stops'))
    await expect(sent).rejects.toThrow('The process stops')
  })

  it('without TLS where TLS is asked for, and to a closed port, are failures', async () => {
    const open = createHttpsSender({ ...strict, isAllowed: () => true, allowsLocal: true })
    const { failure } = await open.send(message(`https://127.0.0.1:${receiver.port}/right`), { signal })
    expect(failure).toBe('insecure')
    const closed = await open.send(message('http://127.0.0.1:1/'), { signal })
    expect(closed.failure).toBe('unreachable')
  })
})
