import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { createLanguageModels } from './adapters/language-model/language-models.ts'
import { createSampleSource } from './adapters/samples/sample-source.ts'
import type { AppDeps } from './app.ts'
import type { Orm } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { createExtractiveEngine } from './engines/extractive/extractive-engine.ts'
import { createModelEngine } from './engines/model/model-engine.ts'
import { createCostKeeper } from './features/model-costs/keep-costs.ts'
import { createTranscriptWorker } from './features/transcripts/transcript-worker.ts'
import { readPages } from './http/pages.ts'
import { systemClock } from './lib/system-clock.ts'
import type { SummaryEngine } from './ports/summary-engine.ts'
import type { Settings } from './settings.ts'

const pagesDir = fileURLToPath(new URL('../../dist/pages', import.meta.url))
const callsPerMinute = 600
const maxEventLoopDelayMs = 1000

/**
 * Makes everything that the application needs from outside: database, sources, engine. `close` undoes it.
 * `onDatabaseLost` is called when the database ended for good.
 */
export async function createDeps(
  settings: Settings,
  log: FastifyBaseLogger,
  onDatabaseLost: () => void,
): Promise<AppDeps & { close: () => Promise<void> }> {
  const { dataDir, databaseUrl } = settings
  const address = `http://${settings.host}:${settings.port}`
  const database = await openDatabase({ dataDir, databaseUrl, log, address, onGaveUp: onDatabaseLost })
  const engine = createEngine(settings, database.orm, log)
  const transcriptWorker = createTranscriptWorker()
  return {
    log,
    orm: database.orm,
    isDatabaseReady: database.isReady,
    transcriptSources: [createSampleSource()],
    transcriptWorker,
    engine,
    pages: await readPages(pagesDir),
    trustProxy: settings.trustProxy,
    callsPerMinute,
    maxEventLoopDelayMs,
    close: async () => {
      await Promise.all([engine.close(), transcriptWorker.close()])
      await database.close()
    },
  }
}

/** The engine of the language models that are set, backed by the extractive one; that one alone where none is set. */
function createEngine(
  { models: settings }: Settings,
  orm: Orm,
  log: FastifyBaseLogger,
): SummaryEngine & { close: () => Promise<void> } {
  const extractive = createExtractiveEngine()
  const clock = systemClock
  const [first, ...others] = createLanguageModels(settings, { fetch: globalThis.fetch, clock })
  if (first === undefined) return extractive
  const costs = createCostKeeper({ orm, clock, log, ceilings: settings })
  const { allowCall, onCall } = costs
  const models = [first, ...others] as const
  const engine = createModelEngine({ models, fallback: extractive, clock, random, allowCall, onCall })
  return {
    ...engine,
    close: async () => {
      await costs.settled()
      await extractive.close()
    },
  }
}

/** From 0 up to 1, and not to be guessed: prompts are fenced by it. */
function random(): number {
  return randomInt(2 ** 32) / 2 ** 32
}
