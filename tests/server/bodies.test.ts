import { request as startRequest } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import type { Problem } from '#contract/problem.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'

const megabytes = 9 * 1024 * 1024

let server: TestApp
beforeAll(async () => {
  server = await startApp({
    trustProxy: ['127.0.0.1'],
    writesPerMinute: 1000,
    bodyTimes: { waitMs: 10_000, paceMs: 300 },
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server[Symbol.asyncDispose]())

function portOf({ app }: TestApp): number {
  const address = app.server.address()
  return isAddress(address) ? address.port : 0
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

/** An upload of nine megabytes of which some bytes are sent and no more. */
function startUpload(target: TestApp, network: string): ClientRequest {
  const upload = startRequest({
    port: portOf(target),
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/transcripts',
    agent: false,
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': megabytes,
      'x-forwarded-for': network,
    },
  })
  upload.on('error', () => undefined)
  upload.write('The beginning of a talk. ')
  return upload
}

/** The failure that an upload is answered with; `null` when its connection ends without an answer. */
async function readProblem(upload: ClientRequest): Promise<Problem | null> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage | null>()
  upload.on('response', resolve)
  upload.on('close', () => resolve(null))
  const answer = await promise
  if (answer === null) return null
  let text = ''
  for await (const piece of answer) text += String(piece)
  return problemSchema.parse(JSON.parse(text))
}

/** The failures that came at once, as soon as there are so many. */
async function collectProblems(uploads: readonly ClientRequest[], count: number): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const upload of uploads) {
    void readProblem(upload).then((problem) => (problem === null ? 0 : problems.push(problem)))
  }
  await vi.waitUntil(() => problems.length >= count, { timeout: 10_000 })
  return problems
}

/** The status that a whole transcript gets, of so many sentences. */
async function giveTranscript(sentences: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}/api/transcripts`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-forwarded-for': '198.51.100.1' },
    body: Array.from({ length: sentences }, (_, turn) => `Somebody said sentence ${turn}.`).join(' '),
  })
  await answer.text()
  return answer.status
}

/** The fate of an upload that is sent whole. */
async function giveLarge(network: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}/api/transcripts`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-forwarded-for': network },
    body: 'He did. '.repeat(megabytes / 8),
  })
  await answer.text()
  return answer.status
}

/** Resolves once the server has the heads of so many uploads, which a call behind them shows. */
async function arrive(): Promise<void> {
  await fetch(`http://127.0.0.1:${portOf(server)}/healthz`)
}

it('the server lets no large body wait for those that stand still: each of them loses its slot', async () => {
  const uploads = Array.from({ length: 6 }, (_, turn) => startUpload(server, `203.0.${turn}.1`))
  const lost = collectProblems(uploads, 1)
  await arrive()
  expect(await giveLarge('198.51.100.1')).toBe(422)
  expect((await lost)[0]).toMatchObject({ code: 'REQUEST_TIMEOUT', status: 408 })
  for (const upload of uploads) upload.destroy()
})

it('the server leaves room for other networks, and for smaller bodies, while one sends large ones', async () => {
  const uploads = Array.from({ length: 4 }, () => startUpload(server, '192.0.2.1'))
  await arrive()
  expect(await giveLarge('198.51.100.1')).toBe(422)
  expect(await giveTranscript(1)).toBe(201)
  expect(await giveTranscript(3000)).toBe(201)
  for (const upload of uploads) upload.destroy()
})

it('the server tells one network to wait before it has sent anything, when too many of its bodies wait', async () => {
  const uploads = Array.from({ length: 7 }, () => startUpload(server, '192.0.2.9'))
  const problems = await collectProblems(uploads, 2)
  expect(problems.map(({ code }) => code)).toContain('OVERLOADED')
  expect(problems[0]?.retryAfterSeconds).toBe(5)
  for (const upload of uploads) upload.destroy()
})

it('the server counts a call before its body has arrived', async () => {
  await using strict = await startApp({ writesPerMinute: 1 })
  await strict.app.listen({ port: 0, host: '127.0.0.1' })
  await strict.call('POST /api/users/register', { payload: { email: 'ada@example.org' } })
  const upload = startUpload(strict, '127.0.0.1')
  expect(await readProblem(upload)).toMatchObject({ code: 'RATE_LIMITED' })
  upload.destroy()
})

it('the server gives up a body that does not arrive in time, with a problem document', async () => {
  await using quick = await startApp({ requestTimeoutMs: 1000 })
  await quick.app.listen({ port: 0, host: '127.0.0.1' })
  const upload = startUpload(quick, '127.0.0.1')
  expect(await readProblem(upload)).toMatchObject({ code: 'REQUEST_TIMEOUT', status: 408 })
})

it('the server does not take a caller who leaves in the middle of a body for a lost database', async () => {
  const upload = startUpload(server, '192.0.2.77')
  await giveTranscript(1)
  const before = server.log.length
  upload.destroy()
  await giveTranscript(1)
  expect(server.log.slice(before).filter(({ level }) => level === 50)).toEqual([])
})

it('the server answers what is no HTTP with a problem document', async () => {
  const socket = connect(portOf(server), '127.0.0.1')
  socket.end('Hello\r\n\r\n')
  let text = ''
  for await (const piece of socket) text += String(piece)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  expect(head).toContain('content-type: application/problem+json')
  expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ code: 'INVALID_REQUEST' })
})
