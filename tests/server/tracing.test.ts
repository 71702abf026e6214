import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createTracing, traceModel } from '#server/deps/tracing-deps.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'

const value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() })
const attribute = z.object({ key: z.string(), value })
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
})
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

/** All that a span of ours may say. */
const known = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'precis.request_id',
  'error.type',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'gen_ai.operation.name',
  'gen_ai.request.model',
  'gen_ai.usage.input_tokens',
  'gen_ai.usage.output_tokens',
])

/** A collector that takes spans as JSON. */
async function startCollector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(pieces).toString())
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return {
    bodies,
    endpoint: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

it('a trace follows a call through its run to the model and the database, and says nothing of the person', async () => {
  await using collector = await startCollector()
  const model = traceModel({
    name: 'a-model',
    contextTokens: 1000,
    maxOutputTokens: 100,
    price: null,
    ask: async () => ({ text: 'a secret answer', finish: 'stop', inputTokens: 900, outputTokens: 100 }),
  })
  const asked = {
    system: '',
    prompt: 'a secret question',
    schema: z.string(),
    maxOutputTokens: 1,
    signal: new AbortController().signal,
    onText: () => undefined,
  }
  await using server = await startApp({
    isTraced: true,
    engine: createScriptedEngine({ insights: 1, pace: async () => void (await model.ask(asked)) }),
  })
  const settings = { otlpEndpoint: collector.endpoint, services: ['web', 'worker'] } as const
  const tracing = await createTracing(settings, server.database.db, quietLog)
  try {
    const payload = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ?secret=query', email: 'ada@example.org' }
    const headers = { 'user-agent': 'a secret browser' }
    const { videoUrl } = payload
    expect(await server.call('POST /api/summarize', { payload: { videoUrl }, headers })).toMatchObject({
      status: 200,
    })
    expect((await server.call('GET /api/history', { query: { q: payload.email } })).status).toBe(401)
  } finally {
    await tracing.stop()
  }
  const [first] = collector.bodies
  expect(first).toContain('"precis"')
  const spans = collector.bodies.flatMap((body) =>
    bodySchema
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
  const call = spans.find(({ name }) => name === 'POST /api/summarize')
  const run = spans.find(({ name }) => name === 'run')
  const children = (parent: typeof run) => spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
  expect(call?.parentSpanId).toBeFalsy()
  expect(run?.traceId).toBe(call?.traceId)
  expect(spans.some(({ spanId, traceId }) => spanId === run?.parentSpanId && traceId === call?.traceId)).toBe(
    true,
  )
  expect(children(run).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['model call', 'database query']),
  )
  expect(children(call).map(({ name }) => name)).toEqual(expect.arrayContaining(['database transaction']))
  const refused = spans.find(({ name }) => name === 'GET /api/history')
  expect(refused?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'UNAUTHORIZED' } })
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  expect([...keys].filter((key) => !known.has(key))).toEqual([])
  expect(collector.bodies.join('')).not.toMatch(/secret|ada@|WZyRbnpGyzQ|Kennedy|127\.0\.0\.1/)
})
