import type { InjectOptions } from 'fastify'
import type { ClientConfig } from 'pg'
import { contract } from '#contract/api.ts'
import { connectDatabase } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import type { CallingApp } from '#tests/harness.ts'
import { calls, caseOf } from '#tests/server/security/calls.ts'
import { adminEmail, createMember } from '#tests/server/security/people.ts'
import { callNode } from '#tests/setup/call-node.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { createChance } from './chance.ts'
import { findFault, hasStack, isUnexpected } from './find-fault.ts'
import { mutate } from './mutate.ts'
import type { Example, Request } from './mutate.ts'
import { watchServer } from './watch-server.ts'

/** A call that was answered as no call may be. */
export type Finding = { key: string; what: string; request: Request; answer: string }

/** The outcome of the mutations of one call. */
export type CallOutcome = { requests: number; failed: number; stacks: number; slowestMs: number }

export type Outcome = {
  calls: number
  byStatus: Map<number, number>
  byCall: Map<string, CallOutcome>
  findings: Finding[]
  /** The lines, emails and connections of the server that are not allowed. */
  besides: string[]
  /** The amount of memory that the process had at the end than after its first calls, in MB. */
  growthMb: number
}

const atOnce = 8
/** More refusals of the admin in a row mean that the session has ended. */
const maxRefused = 6
/** After so many calls all code was loaded and all threads are there. */
const warmCalls = 3000
const metricsToken = 'a token that operators have'

/**
 * Makes so many calls, each of them a right one with something changed, on a whole server. The same seed
 * makes the same calls.
 */
export async function makeMutatedCalls(
  connection: ClientConfig,
  { count, seed }: { count: number; seed: number },
): Promise<Outcome> {
  const { log, mailer, faults } = watchServer()
  const database = connectDatabase(connection, log)
  const node = await startNode(database, log, {
    engine: createScriptedEngine({ insights: 2, pace: async () => undefined }),
    answerEngine: {
      identity: 'none',
      answer: async () => ({ said: false, sentences: [], language: 'en', model: 'none' }),
    },
    mailer,
    metricsToken,
    access: { adminEmails: new Set([adminEmail]) },
    trustProxy: ['127.0.0.1'],
    callsPerMinute: 10_000_000,
    writesPerMinute: 10_000_000,
  })
  try {
    const outcome = await attack(node, await prepare(node), { count, seed })
    return { ...outcome, besides: faults() }
  } finally {
    await node.close()
    await database.close()
  }
}

/** A right call of each kind, and the way to sign the admin in again who makes most of them. */
type Prepared = { examples: readonly Example[]; signInAgain: () => Promise<void> }

/** An admin gets furthest into the code. Some calls end the session that they are made in. */
async function prepare(node: TestNode): Promise<Prepared> {
  const app: CallingApp = {
    app: node.app,
    deps: node.deps,
    call: (key, input = {}) => callNode(node.app, key, input),
  }
  const admin = await createMember(app, adminEmail)
  const examples: Example[] = []
  for (const key of Object.keys(calls)) {
    const { ask } = caseOf(key)
    // Who signs out is not the one who makes all the others.
    const person = /logout|devices\//.test(key) ? await createMember(app) : admin
    const isAdmin = person === admin
    const asked = await ask(app, person)
    const [method = '', path = ''] = key.split(' ')
    examples.push({
      key,
      isAdmin,
      method,
      path: asked.path ?? path,
      headers: { ...asked.headers, ...person.headers, ...headersOf(key) },
      payload: asked.payload,
    })
  }
  async function signInAgain(): Promise<void> {
    await node.deps.db.execute(sql`delete from devices`)
    const { headers } = await createMember(app, adminEmail)
    for (const example of examples) if (example.isAdmin) Object.assign(example.headers, headers)
  }
  return { examples, signInAgain }
}

/** A call of an operator, whom the cookie of an admin does not make one. */
function headersOf(key: string): Record<string, string> {
  return key === 'GET /metrics' ? { authorization: `Bearer ${metricsToken}` } : {}
}

async function attack(
  { app }: TestNode,
  { examples, signInAgain }: Prepared,
  { count, seed }: { count: number; seed: number },
): Promise<Omit<Outcome, 'besides'>> {
  const chance = createChance(seed)
  const outcome: Omit<Outcome, 'besides'> = {
    calls: 0,
    byStatus: new Map(),
    byCall: new Map(),
    findings: [],
    growthMb: 0,
  }
  let warmMb = 0
  let refused = 0
  let signingIn: Promise<void> | null = null
  async function attackOn(): Promise<void> {
    while (outcome.calls < count) {
      outcome.calls += 1
      if (outcome.calls === Math.min(warmCalls, count)) warmMb = memoryMb()
      const example = chance.pick(examples)
      const request = mutate(example, chance)
      const began = performance.now()
      const { statusCode, body, headers } = await app.inject(toInject(request))
      addTo(outcome, example.key, { statusCode, body, ms: performance.now() - began })
      refused = statusCode === 401 && example.isAdmin ? refused + 1 : 0
      if (refused > maxRefused) {
        signingIn ??= signInAgain().finally(() => {
          signingIn = null
          refused = 0
        })
        await signingIn
      }
      const what = findFault({ status: statusCode, headers, body })
      if (what !== null)
        outcome.findings.push({ key: example.key, what, request, answer: body.slice(0, 300) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, attackOn))
  outcome.growthMb = memoryMb() - warmMb
  return outcome
}

function memoryMb(): number {
  return process.memoryUsage.rss() / 2 ** 20
}

type Answered = { statusCode: number; body: string; ms: number }

function addTo(
  { byStatus, byCall }: Omit<Outcome, 'besides'>,
  key: string,
  { statusCode, body, ms }: Answered,
): void {
  byStatus.set(statusCode, (byStatus.get(statusCode) ?? 0) + 1)
  const before = byCall.get(key) ?? { requests: 0, failed: 0, stacks: 0, slowestMs: 0 }
  byCall.set(key, {
    requests: before.requests + 1,
    failed: before.failed + (isUnexpected(statusCode) ? 1 : 0),
    stacks: before.stacks + (hasStack(body) ? 1 : 0),
    slowestMs: Math.max(before.slowestMs, ms),
  })
}

function toInject({ method, url, headers, body }: Request): InjectOptions {
  const known = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((name) => name === method)
  return { method: known ?? 'GET', url, headers, ...(body === undefined ? {} : { payload: body }) }
}

/** Every call of the contract has to have a case to begin with. */
export const missing = Object.keys(contract).filter((key) => !Object.keys(calls).includes(key))
