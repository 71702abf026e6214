import { Writable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import type { Api } from '#contract/api.ts'
import type { AppDeps } from '#server/app-deps.ts'
import type { Database } from '#server/db/database.ts'
import { logOptions } from '#server/lib/log.ts'
import { callNode } from '#tests/setup/call-node.ts'
import type { Reply } from '#tests/setup/call-node.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { Overrides, TestNode } from '#tests/setup/start-node.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

/** One logged line, parsed. */
export type LogLine = Record<string, unknown>

/** The real application on a real database of its own, its log, and a client that parses every answer. */
export type TestApp = AsyncDisposable & {
  app: FastifyInstance
  deps: AppDeps
  runs: TestNode['runs']
  database: Database
  log: LogLine[]
  call: <K extends keyof Api>(
    key: K,
    input?: Omit<InjectOptions, 'method' | 'url'> & { path?: string },
  ) => Promise<Reply<K>>
}

/** The parts that it takes to make calls as a caller. */
export type CallingApp = Pick<TestApp, 'app' | 'deps' | 'call'>

/** Starts the application; `overrides` replaces what comes from outside, never our own parts. */
export async function startApp(overrides: Overrides = {}, given: Database | null = null): Promise<TestApp> {
  const database = given ?? (await createTestDatabase())
  const log: LogLine[] = []
  const node = await startNode(database, pino(logOptions('info'), collect(log)), overrides)
  return {
    app: node.app,
    deps: node.deps,
    runs: node.runs,
    database,
    log,
    call: (key, input = {}) => callNode(node.app, key, input),
    async [Symbol.asyncDispose]() {
      await node.close()
      await database.close()
    },
  }
}

function collect(lines: LogLine[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line))
      done()
    },
  })
}
