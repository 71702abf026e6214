import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { CheckState } from '#contract/evidence.ts'
import { checkStateSchema } from '#contract/evidence.ts'
import { startReceiver } from '#tests/fakes/webhooks/receiver.ts'
import { runPrecis } from '#tests/unit/command/run-precis.ts'
import { connectClient } from '../mcp/two-nodes.ts'
import { createProgram } from '../security/people.ts'
import { createWebhook, deliver, localSender, stopDelivering } from '../webhooks/case.ts'
import { expectNoFalseVerified, linesIn, reported, seenThrough, speech, startLying } from './shown-lines.ts'

let lying: Awaited<ReturnType<typeof startLying>>
let origin = ''
let key = ''
/** The state that the server itself shows of each line, which has its findings. */
const states = new Map<string, CheckState>()
const transcript = speech(reported('en'))
beforeAll(async () => {
  lying = await startLying({ webhookSender: localSender, trustProxy: ['127.0.0.1'] })
  const { server, headers, summary } = lying
  for (const { text, state } of linesIn(summary)) states.set(text, state)
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  key = (await createProgram(server, { email: 'ada@example.org', headers })).secret
})
afterAll(async () => {
  await stopDelivering()
  await lying[Symbol.asyncDispose]()
})

const statementsSchema = z.array(z.object({ text: z.string(), state: checkStateSchema }))
const toolSchema = z.object({
  content: z.array(z.object({ text: z.string() })),
  structuredContent: z.object({ summary: statementsSchema, insights: statementsSchema }),
})

it('an agent gets the state of each line, and of no lie that it is verified', async () => {
  await using connected = await connectClient([origin], key)
  const called = await connected.client.callTool({ name: 'summarize', arguments: { transcript } })
  const { content, structuredContent } = toolSchema.parse(called)
  const lines = [...structuredContent.summary, ...structuredContent.insights]
  expect(lines.some(({ state }) => state === 'verified')).toBe(true)
  for (const { text, state } of lines) expect([text, state]).toEqual([text, states.get(text)])
  const notes = content.flatMap(({ text }) => text.split('\n'))
  for (const lie of seenThrough) {
    for (const line of notes.filter((each) => each.includes(lie))) expect(line).toMatch(/Differs/i)
  }
})

it('the command marks each line by its state, and no lie as verified', async () => {
  const env = { PRECIS_SERVER: origin, PRECIS_KEY: key }
  const asData = await runPrecis(['-', '--json', '-q'], { env, input: transcript, fetch })
  expectNoFalseVerified(JSON.parse(asData.output))
  const plain = { ...env, NO_COLOR: '1' }
  const { output } = await runPrecis(['-', '-q'], { env: plain, input: transcript, fetch, isTerminal: true })
  const printed = output.split('\n')
  const marked = printed.filter((line) => line.startsWith('✓'))
  expect(marked.length).toBeGreaterThan(0)
  const verified = [...states].filter(([, state]) => state === 'verified').map(([text]) => text)
  for (const line of marked) expect(verified.filter((text) => line.includes(text))).toHaveLength(1)
  for (const lie of seenThrough) {
    for (const line of printed.filter((each) => each.includes(lie))) expect(line).toMatch(/^! .*\[/)
  }
})

it('a webhook says where the summary is, and nothing of its lines', async () => {
  const { server, headers } = lying
  await using receiver = await startReceiver()
  deliver(server)
  const owner = { email: 'ada@example.org', headers }
  await createWebhook(server, owner, { url: receiver.url('right') })
  const payload = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
  await server.call('POST /api/summarize', { headers, payload })
  await expect.poll(() => receiver.received.length).toBe(1)
  const sent = receiver.received[0]?.body ?? ''
  expect(sent).toContain('summary.completed')
  expect(sent).not.toMatch(/verified|words-found|differs/i)
  for (const text of states.keys()) expect(sent).not.toContain(text)
})
