import { Writable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { contract } from '#contract/api.ts'
import type { Api } from '#contract/api.ts'
import { problemSchema } from '#contract/problem.ts'
import type { Problem } from '#contract/problem.ts'
import type { RouteOutput, RouteSpec } from '#contract/route.ts'
import { createSampleSource } from '#server/adapters/samples/sample-source.ts'
import { buildApp } from '#server/app.ts'
import type { AppDeps } from '#server/app.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { usualQueueLimit, usualRunTimes } from '#server/features/runs/run-queue.ts'
import type { RunTimes } from '#server/features/runs/run-queue.ts'
import { openSummaryRuns } from '#server/features/summaries/open-summary-runs.ts'
import { createSummaryReader } from '#server/features/summaries/summary-reader.ts'
import { createUncountedAllowance } from '#server/features/summaries/uncounted-allowance.ts'
import { createTranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import { logOptions } from '#server/log.ts'
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
  log: LogLine[]
  call: <K extends keyof Api>(
    key: K,
    input?: Omit<InjectOptions, 'method' | 'url'> & { path?: string },
  ) => Promise<Reply<K>>
}

type Overrides = Partial<AppDeps> & {
  times?: Partial<RunTimes>
  queueLimit?: number
  /** How many runs are worked on at once; `null` for an application without a worker. */
  concurrency?: number | null
}

/** Starts the application; `overrides` replaces what comes from outside, never our own parts. */
export async function startApp(overrides: Overrides = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const extractive = createExtractiveEngine()
  const transcriptWorker = createTranscriptWorker()
  const lines: LogLine[] = []
  const { orm } = database
  const log = pino(logOptions('info'), collect(lines))
  const { times = {}, queueLimit = usualQueueLimit, concurrency = 4, ...replaced } = overrides
  const { engine = extractive, transcriptSources = [createSampleSource()] } = overrides
  const transcripts = { orm, transcriptSources, transcriptWorker }
  const allowance = createUncountedAllowance()
  const runs = await openSummaryRuns({
    ...transcripts,
    connection: database.connection,
    clock: systemClock,
    log,
    engine,
    allowance,
    times: { ...usualRunTimes, ...times },
    queueLimit,
    concurrency,
  })
  const deps: AppDeps = {
    ...transcripts,
    log,
    isDatabaseReady: database.isReady,
    engine,
    runs,
    allowance,
    readSummary: createSummaryReader(orm),
    isWeb: true,
    pages: null,
    trustProxy: [],
    callsPerMinute: 10_000,
    maxEventLoopDelayMs: 0,
    ...replaced,
  }
  const app = await buildApp(deps)
  return {
    app,
    deps,
    log: lines,
    call: (key, input = {}) => call(app, key, input),
    async [Symbol.asyncDispose]() {
      await app.close()
      await runs.stop()
      await Promise.all([extractive.close(), transcriptWorker.close()])
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
  return { ok: true, status, headers, body: parseOutput(key, spec.response.parse(answer.json())) }
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
