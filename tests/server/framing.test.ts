import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { contract } from '#contract/api.ts'
import { problemSchema } from '#contract/problem.ts'
import type { RouteSpec } from '#contract/route.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createOwner, outsideOfCalls } from './security/call-case.ts'
import { calls, caseOf } from './security/calls.ts'
import { adminEmail, createMember } from './security/people.ts'
import type { Person } from './security/people.ts'
import type { Asked } from './security/purchases.ts'

let server: TestApp
let port: number
let admin: Person
beforeAll(async () => {
  server = await startApp({
    ...outsideOfCalls(),
    callsPerMinute: 100_000,
    writesPerMinute: 100_000,
  })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  admin = await createMember(server, adminEmail)
})
afterAll(() => server[Symbol.asyncDispose]())

/** A call before it is written as bytes. */
type Message = { method: string; path: string; headers: Record<string, string>; body: string }

/** Sends bytes and gives the answer, whole, after the connection has ended. */
async function send(bytes: string): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  const answer = (await text(socket)).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
  const [head = ''] = answer.split('\r\n\r\n', 1)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), body: answer.slice(head.length + 4) }
}

function write({ method, path, headers, body }: Message, version = '1.1'): string {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `${method} ${path} HTTP/${version}\r\n${lines.join('')}\r\n${body}`
}

const withLength = ({ headers, body, ...rest }: Message): Message => ({
  ...rest,
  headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  body,
})

/** Two pieces, and none of a body that is empty. */
function inPieces(body: string): string {
  const half = Math.ceil(body.length / 2)
  const pieces = [body.slice(0, half), body.slice(half)].filter((piece) => piece !== '')
  return [...pieces, ''].map((piece) => `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`).join('')
}

const isJson = { 'content-type': 'application/json' }

/** The way the same call may be written by clients and by the proxies between. */
const plainForms: Readonly<Record<string, (message: Message) => string>> = {
  'with its length': (message) => write(withLength(message)),
  'as HTTP/1.0': (message) => write(withLength(message), '1.0'),
}
const forms: typeof plainForms = {
  ...(inject('everyWay') ? plainForms : {}),
  'in pieces, after a question whether to send them, with a slash at its end': ({
    path,
    headers,
    body,
    ...rest
  }) =>
    write({
      ...rest,
      path: path.replace(/(?=\?|$)/, '/'),
      headers: { ...headers, expect: '100-continue', 'transfer-encoding': 'chunked' },
      body: inPieces(body),
    }),
}

/**
 * In the long run all of these calls; else two of each method and kind of owner. What a call is written as is
 * read before the server looks for its route, and the table of `docs/security.md` has each call.
 */
function someOf(keys: readonly string[]): readonly string[] {
  if (inject('everyWay')) return keys
  const alike = Map.groupBy(keys, (key) => `${key.split(' ')[0]} ${caseOf(key).owner ?? 'member'}`)
  return [...alike.values()].flatMap((group) => group.slice(0, 2))
}

/** The call of a key as its owner makes it, about something new. */
async function messageOf(key: string): Promise<Message> {
  const { ask, owner: kind } = caseOf(key)
  const owner = await createOwner(server, admin, kind)
  const { path, payload, headers }: Asked = await ask(server, owner)
  const [method = '', url = ''] = key.split(' ')
  const isText = typeof payload === 'string' || payload === undefined
  return {
    method,
    path: path ?? url,
    headers: { ...(isText ? {} : { 'content-type': 'application/json' }), ...headers, ...owner.headers },
    body: isText ? (payload ?? '') : JSON.stringify(payload),
  }
}

/** The status that a call gets, where any of those that let its owner in counts as one. */
async function statusOf(key: string, form: (message: Message) => string): Promise<number | 'answer'> {
  const { letIn = [] } = caseOf(key)
  const { status, body } = await send(form(await messageOf(key)))
  if (status >= 400) problemSchema.strict().parse(JSON.parse(body))
  return status < 400 || letIn.includes(status) ? 'answer' : status
}

describe('every call is answered, however it is written', () => {
  it.each(someOf(Object.keys(calls)))('%s', async (key) => {
    for (const [name, form] of Object.entries(forms)) expect(await statusOf(key, form), name).toBe('answer')
  })

  const withoutBody = Object.entries<RouteSpec>(contract).flatMap(([key, { body }]) =>
    body === undefined && !key.startsWith('GET') ? [key] : [],
  )
  it.each(someOf(withoutBody))('%s takes an empty body that is said to be JSON for none', async (key) => {
    const toJson = ({ headers, ...rest }: Message): string =>
      write(withLength({ ...rest, headers: { ...headers, ...isJson } }))
    expect(await statusOf(key, toJson)).toBe('answer')
  })

  it.each(someOf(Object.keys(calls).filter((key) => key.startsWith('GET'))))(
    '%s without its body, as HEAD',
    async (key) => {
      const message = await messageOf(key)
      const [whole, head] = [await send(write(message)), await send(write({ ...message, method: 'HEAD' }))]
      expect(head).toMatchObject({ status: whole.status, body: '' })
    },
  )
})

describe('a body that a call does not take', () => {
  it.each([
    ['in pieces, of no kind', { 'transfer-encoding': 'chunked' }, inPieces('a text'), 415],
    [
      'in pieces, of another kind',
      { 'transfer-encoding': 'chunked', 'content-type': 'text/plain' },
      inPieces('a'),
      415,
    ],
    [
      'in pieces, larger than it may be',
      { 'transfer-encoding': 'chunked', ...isJson },
      inPieces('1'.repeat(70_000)),
      413,
    ],
    [
      'of a length that is larger than it may be',
      { 'content-length': '70000', ...isJson },
      '1'.repeat(70_000),
      413,
    ],
  ])('%s, is refused', async (_what, headers, body, status) => {
    const answer = await send(write({ method: 'POST', path: '/api/auth/logout', headers, body }))
    expect(problemSchema.strict().parse(JSON.parse(answer.body)).status).toBe(status)
  })
})
