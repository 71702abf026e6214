import { expect, it } from 'vitest'
import { movedStatus, reachServer } from '#extension/server/reach-server.ts'
import type { Call } from '#web/api/api.ts'

const nothing = { params: {}, query: {}, body: undefined }
const usageCall: Call = { key: 'GET /api/usage-status', ...nothing }
const summarizeCall: Call = { key: 'POST /api/summarize', ...nothing }
const usage = {
  resetTime: null,
  remainingCount: 2,
  canSummarize: true,
  showPaywall: false,
  questions: { remaining: null, resetTime: null },
}

/** A server that gives this answer, and what it was asked. */
function serverOf(answer: () => Response, key: string | null = null) {
  const asked: [string, RequestInit][] = []
  const reach = reachServer({ server: 'https://precis.example', key }, async (address, request) => {
    asked.push([address, request])
    return answer()
  })
  return { reach, asked }
}

it('the extension calls with the key alone, and as a visitor with the cookie alone', async () => {
  const withKey = serverOf(() => Response.json(usage), 'precis_key')
  expect(await (await withKey.reach('/api/usage-status', {}, usageCall)).json()).toEqual(usage)
  const [address, request] = withKey.asked[0] ?? ['', {}]
  expect(address).toBe('https://precis.example/api/usage-status')
  expect(request).toMatchObject({ credentials: 'omit', redirect: 'manual' })
  expect(request.headers).toMatchObject({ authorization: 'Bearer precis_key', 'x-precis-extension': '1' })

  const visitor = serverOf(() => Response.json(usage))
  await visitor.reach('/api/usage-status', {}, usageCall)
  expect(visitor.asked[0]?.[1]).toMatchObject({ credentials: 'include', redirect: 'manual' })
  expect(visitor.asked[0]?.[1].headers).not.toHaveProperty('authorization')
})

it.each([
  ['other JSON', () => Response.json({ ...usage, remainingCount: 'many' })],
  ['no JSON', () => new Response('<html>')],
  [
    'the answer to another call',
    () => Response.json(usage),
    { key: 'GET /api/keys', ...nothing } satisfies Call,
  ],
])('the extension takes %s for no answer', async (_what, answer, call: Call = usageCall) => {
  const response = await serverOf(answer).reach(call.key.replace('GET ', ''), {}, call)
  expect([response.status, await response.text()]).toEqual([502, ''])
})

it('the extension takes a way to another address for a server that has moved, and follows it nowhere', async () => {
  const moved = new Response('')
  Object.defineProperty(moved, 'type', { value: 'opaqueredirect' })
  const { reach, asked } = serverOf(() => moved, 'precis_key')
  expect((await reach('/api/usage-status', {}, usageCall)).status).toBe(movedStatus)
  expect(asked).toHaveLength(1)
})

it('the extension passes on a failure of the contract, and no other text', async () => {
  const problem = {
    type: 'urn:precis:problem:NO_CAPTIONS',
    title: 'No captions',
    status: 422,
    detail: 'This video has no captions.',
    code: 'NO_CAPTIONS',
    requestId: 'x',
    remedies: ['paste'],
  }
  const refused = await serverOf(() => Response.json(problem, { status: 422 })).reach(
    '/api/usage-status',
    {},
    usageCall,
  )
  expect(await refused.json()).toEqual(problem)
  const odd = await serverOf(() => new Response('<script>', { status: 500 })).reach(
    '/api/usage-status',
    {},
    usageCall,
  )
  expect([odd.status, await odd.text()]).toEqual([500, ''])
})

it('the extension ends a stream at the first event that the contract does not know', async () => {
  const stage = 'event: stage\ndata: {"stage":"transcript","text":"Fetching transcript..."}\n\n'
  const stream = (body: string) => () =>
    new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  const post = { method: 'POST' }
  const good = await serverOf(stream(stage)).reach('/api/summarize', post, summarizeCall)
  expect(await good.text()).toBe(stage)
  // A model that thinks for long is known to be alive by them.
  const slow = await serverOf(stream(`: alive\n\n${stage}`)).reach('/api/summarize', post, summarizeCall)
  expect(await slow.text()).toBe(`:alive\n\n${stage}`)
  const bad = await serverOf(stream(`${stage}event: stage\ndata: {"stage":"theft"}\n\n`)).reach(
    '/api/summarize',
    post,
    summarizeCall,
  )
  await expect(bad.text()).rejects.toThrow('something else')
})

it('the extension hears an answer without an end no further than an answer can be long', async () => {
  const maxBytes = 40_000_000
  let given = 0
  const piece = new TextEncoder().encode(' '.repeat(1_000_000))
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    given += piece.length
    // Without a limit it would end here, and not the machine.
    if (given > 2 * maxBytes) controller.close()
    else controller.enqueue(piece)
  }
  const response = await serverOf(() => new Response(new ReadableStream({ pull }))).reach(
    '/api/usage-status',
    {},
    usageCall,
  )
  expect(response.status).toBe(502)
  expect(given).toBeLessThan(1.2 * maxBytes)
})
