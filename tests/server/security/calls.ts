import { contract } from '#contract/api.ts'
import type { Api } from '#contract/api.ts'
import type { RouteSpec } from '#contract/route.ts'
import type { WrittenSummary } from '#contract/summaries.ts'
import type { CallingApp } from '#tests/harness.ts'
import { adminCalls, helpRequest } from './admin-calls.ts'
import { about, nowhere, summarize } from './call-case.ts'
import type { CallCase } from './call-case.ts'
import { collectionCalls } from './collection-calls.ts'
import { formCalls, recordingCalls, translationCalls } from './content-calls.ts'
import { destinationCalls } from './destination-calls.ts'
import { followedCalls } from './followed-calls.ts'
import { createVisitor } from './people.ts'
import type { Person } from './people.ts'
import { order, receipt, verify } from './purchases.ts'
import { webhookCalls } from './webhook-calls.ts'

/** The token of a summary that a caller shares. */
async function share(app: CallingApp, owner: Person): Promise<string> {
  const path = `/api/history/${await summarize(app, owner)}/share`
  const reply = await app.call('POST /api/history/:id/share', { path, headers: owner.headers })
  return reply.ok ? reply.body.sharePath.replace('/s/', '') : nowhere
}

/** The token of a line that a caller shares. */
async function shareLine(app: CallingApp, owner: Person): Promise<string> {
  const path = `/api/history/${await summarize(app, owner)}/moments/insight-0`
  const reply = await app.call('POST /api/history/:id/moments/:line', { path, headers: owner.headers })
  return reply.ok ? reply.body.momentPath.replace('/m/', '') : nowhere
}

/** A transcript that a user gave. */
async function give(app: CallingApp, { headers }: Person, payload = text.payload): Promise<string> {
  const given = { payload, headers: { ...text.headers, ...headers } }
  const reply = await app.call('POST /api/transcripts', given)
  return reply.ok ? reply.body.transcript.id : nowhere
}

/** A summary in the making that a user asked for. */
async function follow(app: CallingApp, { headers }: Person): Promise<string> {
  const url = '/api/summarize'
  // A text of its own, of which there is no summary yet.
  const id = await give(app, { email: '', headers }, `${text.payload} ${crypto.randomUUID()}`)
  const reply = await app.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, accept: 'text/event-stream' },
    payload: { transcriptId: id },
  })
  return /"runId":"([^"]+)"/.exec(reply.body)?.[1] ?? nowhere
}

async function keyOf(app: CallingApp, owner: Person): Promise<string> {
  const payload = { name: 'A program', scopes: ['ask'], days: 30 }
  const reply = await app.call('POST /api/keys', { headers: owner.headers, payload })
  return reply.ok ? reply.body.key.id : nowhere
}

async function deviceOf(app: CallingApp, { headers }: Person): Promise<string> {
  const reply = await app.call('GET /api/devices', { headers })
  return reply.ok ? (reply.body.devices[0]?.id ?? nowhere) : nowhere
}

const text = {
  headers: { 'content-type': 'application/octet-stream' },
  payload: 'One sentence that somebody said. Another one that they said after it.',
}

const cites = [{ sid: 's0', quote: 'One sentence that somebody said.' }]
const line = { text: 'Somebody said one sentence.', cites }
/** The summary of that text by the model of a browser. */
const written: WrittenSummary = {
  gist: line,
  chapters: [],
  insights: [{ text: line.text, sid: 's0', quote: 'One sentence that somebody said.' }],
  summary: [{ ...line, p: 1 }],
  parts: [],
}

/** Every call of the contract. */
export const calls = {
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /metrics': { owner: 'operator' },
  'POST /api/transcribe': {},
  'POST /api/transcripts': { ask: async () => text },
  'GET /api/browser-transcripts/:videoId': {
    ask: async () => ({ path: '/api/browser-transcripts/WZyRbnpGyzQ' }),
  },
  'GET /api/transcripts/:id': about((app, owner) => give(app, owner), '/api/transcripts/:id'),
  'POST /api/transcripts/:id/written-summaries': {
    ask: async (app, owner) => ({
      path: `/api/transcripts/${await give(app, owner)}/written-summaries`,
      payload: { written },
    }),
  },
  'PATCH /api/transcripts/:id': {
    ask: async (app, owner) => ({
      path: `/api/transcripts/${await give(app, owner)}`,
      payload: { revision: 0, operations: [{ sentence: 0, text: 'Another sentence.' }] },
    }),
  },
  'GET /api/words': {},
  'PUT /api/words': {},
  ...recordingCalls,
  ...translationCalls,
  'GET /api/transcripts/:id/file': about((app, owner) => give(app, owner), '/api/transcripts/:id/file'),
  'GET /api/engine': {},
  'GET /api/examples/:videoId': { ask: async () => ({ path: '/api/examples/WZyRbnpGyzQ' }) },
  'POST /api/summarize': {},
  'GET /api/runs': {},
  'GET /api/runs/:id/events': about(follow, '/api/runs/:id/events'),
  'DELETE /api/runs/:id': about(follow, '/api/runs/:id'),
  ...collectionCalls,
  'GET /api/recent': {},
  'GET /api/library': {},
  'POST /api/recent/:id/seen': about(summarize, '/api/recent/:id/seen'),
  'GET /api/summaries/:id': about(summarize, '/api/summaries/:id'),
  'DELETE /api/history/:id': about(summarize, '/api/history/:id'),
  'POST /api/history/:id/restore': {
    ask: async (app, owner) => {
      const id = await summarize(app, owner)
      await app.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers: owner.headers })
      return { path: `/api/history/${id}/restore` }
    },
  },
  'GET /api/summaries/:id/file': about(summarize, '/api/summaries/:id/file?format=csl'),
  'GET /api/history': {},
  'GET /api/history/file': about(summarize, '/api/history/file?format=csl&ids=:id'),
  'GET /api/transcriptions': {},
  'POST /api/history/:id/share': about(summarize, '/api/history/:id/share'),
  'DELETE /api/history/:id/share': about(summarize, '/api/history/:id/share'),
  'PUT /api/history/:id/share/questions': {
    ask: async (app, owner) => {
      const path = `/api/history/${await summarize(app, owner)}/share`
      await app.call('POST /api/history/:id/share', { path, headers: owner.headers })
      return { path: `${path}/questions` }
    },
  },
  'GET /api/shared/:token': about(share, '/api/shared/:id'),
  'GET /api/shared/:token/image.png': about(share, '/api/shared/:id/image.png'),
  'GET /api/history/:id/moments': about(summarize, '/api/history/:id/moments'),
  'POST /api/history/:id/moments/:line': about(summarize, '/api/history/:id/moments/insight-0'),
  'DELETE /api/history/:id/moments/:line': about(summarize, '/api/history/:id/moments/insight-0'),
  'GET /api/moments/:token': about(shareLine, '/api/moments/:id'),
  'GET /api/moments/:token/image.png': about(shareLine, '/api/moments/:id/image.png'),
  'GET /api/history/:id/highlights': about(summarize, '/api/history/:id/highlights'),
  'PUT /api/history/:id/highlights/:line': about(summarize, '/api/history/:id/highlights/insight-0'),
  'DELETE /api/history/:id/highlights/:line': about(summarize, '/api/history/:id/highlights/insight-0'),
  'POST /api/ask': {
    ask: async (app, owner) => ({
      path: '/api/ask',
      payload: { question: 'What is a good part?', historyId: await summarize(app, owner) },
    }),
  },
  'GET /api/history/:id/questions': about(summarize, '/api/history/:id/questions'),
  'DELETE /api/history/:id/questions/:question': about(summarize, `/api/history/:id/questions/${nowhere}`),
  ...followedCalls,
  'POST /api/help-request': {
    ask: async () => helpRequest(),
  },
  // There is no picture of it, which everybody learns.
  'GET /api/thumbnails/:videoId': {
    ask: async () => ({ path: '/api/thumbnails/WZyRbnpGyzQ' }),
    letIn: [404],
  },
  'GET /api/extension': {},
  // It was not built, which everybody learns.
  'GET /api/extension/:file': {
    ask: async () => ({ path: '/api/extension/precis-chromium.zip' }),
    letIn: [404],
  },
  'GET /api/usage-status': {},
  'POST /api/users/register': { ask: async () => ({ payload: { email: createVisitor().email } }) },
  'GET /api/users/:email': { ask: async (_app, { email }) => ({ path: `/api/users/${email}` }) },
  'PATCH /api/account': {},
  'GET /api/account/export': {},
  'POST /api/account/deletion': { ask: async (_app, { email }) => ({ payload: { confirmation: email } }) },
  'DELETE /api/account/deletion': {},
  'GET /api/auth/options': {},
  'GET /api/auth/user': {},
  'POST /api/auth/code': { ask: async () => ({ payload: { email: createVisitor().email } }) },
  'POST /api/auth/verify': {
    ask: async (app, { email, headers }) => {
      await app.call('POST /api/auth/code', { headers, payload: { email } })
      return { payload: { email, code: '123456' } }
    },
  },
  'POST /api/auth/invitation': { letIn: [410] },
  'POST /api/auth/logout': {},
  'POST /api/auth/logout-everywhere': {},
  'GET /api/auth/logout': {},
  'GET /api/auth/signin': {},
  'GET /api/login': {},
  'GET /api/auth/google': {},
  'GET /api/auth/callback': {},
  'GET /api/devices': { ask: async (_app, { email }) => ({ path: `/api/devices?userEmail=${email}` }) },
  'DELETE /api/devices/:id': about(deviceOf, '/api/devices/:id'),
  ...formCalls,
  'GET /api/keys': {},
  'POST /api/keys': {},
  'DELETE /api/keys/:id': about(keyOf, '/api/keys/:id'),
  'GET /api/keys/:id/calls': about(keyOf, '/api/keys/:id/calls'),
  'POST /mcp': {
    owner: 'program',
    ask: async () => ({ headers: { accept: 'application/json, text/event-stream' } }),
  },
  ...webhookCalls,
  ...destinationCalls,
  'GET /api/subscription-plans': {},
  'POST /api/create-subscription-order': {
    ask: async (_app, { email }) => ({ payload: { planId: 'pro', email } }),
  },
  'POST /api/verify-payment': { ask: verify },
  // It is paid once; a later caller gets an answer that says so.
  'POST /api/demo-payment': {
    letIn: [200, 400],
    ask: async (app, owner) => ({ payload: { orderId: await order(app, owner), email: owner.email } }),
  },
  'GET /api/billing': {},
  // Nobody of these has bought anything: there is nothing to cancel, to resume, or to print.
  'POST /api/billing/cancel': { letIn: [409] },
  'POST /api/billing/undo-cancellation': { letIn: [409] },
  'POST /api/billing/resume': { letIn: [409] },
  'GET /api/billing/receipts/:number': about(receipt, '/api/billing/receipts/:id'),
  // Without keys of a payment provider there is no such call.
  'POST /api/webhooks/razorpay': { letIn: [404] },
  ...adminCalls,
} as const satisfies Partial<Record<keyof Api, CallCase>>

/** The way a call is made: with the contract's body where none is given. @throws when nobody said so */
export function caseOf(key: string): CallCase & Required<Pick<CallCase, 'ask'>> {
  const cases: Readonly<Record<string, CallCase>> = calls
  const found = cases[key]
  if (found === undefined) throw new Error(`tests/server/security/calls.ts does not say how to make ${key}`)
  const specs: Readonly<Record<string, RouteSpec>> = contract
  const payload = specs[key]?.example
  return {
    ...found,
    ask: async (app, owner) => ({
      ...(payload === undefined ? {} : { payload }),
      ...(await found.ask?.(app, owner)),
    }),
  }
}
