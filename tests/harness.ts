import { Writable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { contract } from '#contract/api.ts'
import type { Api } from '#contract/api.ts'
import { problemSchema } from '#contract/problem.ts'
import type { Problem } from '#contract/problem.ts'
import type { RouteOutput, RouteSpec } from '#contract/route.ts'
import type { AppDeps } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { logOptions } from '#server/log.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { Overrides } from '#tests/setup/start-node.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

/** One logged line, parsed. */
export type LogLine = Record<string, unknown>

type Reply<K extends keyof Api> =
  | { ok: true; status: number; headers: Record<string, unknown>; body: RouteOutput<Api[K]> }
  | { ok: false; status: number; headers: Record<string, unknown>; problem: Problem }

/** The real application on a real database of its own, its log, and a client that parses every answer. */
export type TestApp = AsyncDisposable & {
  app: FastifyInstance
  deps: AppDeps
  database: Database
  log: LogLine[]
  call: <K extends keyof Api>(
    key: K,
    input?: Omit<InjectOptions, 'method' | 'url'> & { path?: string },
  ) => Promise<Reply<K>>
}

/** Starts the application; `overrides` replaces what comes from outside, never our own parts. */
export async function startApp(overrides: Overrides = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const log: LogLine[] = []
  const node = await startNode(database, pino(logOptions('info'), collect(log)), overrides)
  return {
    app: node.app,
    deps: node.deps,
    database,
    log,
    call: (key, input = {}) => call(node.app, key, input),
    async [Symbol.asyncDispose]() {
      await node.close()
      await database.close()
    },
  }
}

async function call<K extends keyof Api>(
  app: FastifyInstance,
  key: K,
  { path, ...options }: Omit<InjectOptions, 'method' | 'url'> & { path?: string },
): Promise<Reply<K>> {
  const spec: RouteSpec = contract[key]
  const [method = '', url = ''] = key.split(' ')
  const answer = await app.inject({ ...options, method: toInjectMethod(method), url: path ?? url })
  const { statusCode: status, headers } = answer
  if (status >= 400)
    return { ok: false, status, headers, problem: problemSchema.strict().parse(answer.json()) }
  if (spec.response === 'bytes') throw new Error(`${key} gives bytes: ask it by app.inject`)
  const body: unknown = status === 204 ? undefined : answer.json()
  return { ok: true, status, headers, body: parseOutput(key, spec.response.parse(body)) }
}

function toInjectMethod(method: string): NonNullable<InjectOptions['method']> {
  const known = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((name) => name === method)
  if (known === undefined) throw new Error(`No such method: ${method}`)
  return known
}

/** The cast holds because the value was just parsed by the response schema of this very route. */
function parseOutput<K extends keyof Api>(_key: K, value: unknown): RouteOutput<Api[K]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return value as RouteOutput<Api[K]>
}

function collect(lines: LogLine[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line))
      done()
    },
  })
}
