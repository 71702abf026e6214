import { writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'
import { connectDatabase } from '#server/db/database.ts'
import { createRecognizer } from '#server/deps/recognizer-deps.ts'
import { readPages } from '#server/http/pages.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { podcastReader } from '#tests/server/following/world.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startNode } from '#tests/setup/start-node.ts'

/** The options of a node, as JSON in its first argument. */
export type NodeOrders = {
  connection: ClientConfig
  /** The number of runs it works on at once; `null` when it only answers calls. */
  concurrency: number | null
  /** Between two steps of the engine. */
  stepMs: number
  /**
   * The step that its engine never takes, for a node that is stopped in the middle of a run, however long
   * that takes.
   */
  heldStep?: number
  /** The number that the engine finds; `null` is the extractive engine instead. */
  insights: number | null
  /** The same database behind a connection pooler. */
  pooled?: ClientConfig
  /** The speech recognizer that hears for it; without one it hears nothing. */
  recognizerUrl?: string
  /** The folder of built pages, which it serves then. */
  pagesFolder?: string
}

/*
 * A node of the application in a process of its own, with an engine that takes its time in place of a model.
 * Prints `ready PORT`.
 *
 * node tests/durability/runs/node-process.ts ORDERS
 */

/** The values that a timer can be set to. */
const longestWaitMs = 2 ** 31 - 1

// The process that started this one is gone.
process.stdin.resume().on('end', () => process.exit())
const orders = readOrders()
const engine =
  orders.insights === null ? {} : { engine: createScriptedEngine({ insights: orders.insights, pace }) }
// As the product logs: it waits where the pipe is full.
const log = pino({ level: 'warn' }, pino.destination({ sync: true }))
const database = connectDatabase(orders.connection, quietLog, orders.pooled ?? null)
const { app } = await startNode(database, log, {
  ...engine,
  ...(orders.pagesFolder === undefined ? {} : { pages: await readPages(orders.pagesFolder) }),
  ...(orders.recognizerUrl === undefined ? {} : hearingAt(orders.recognizerUrl)),
  concurrency: orders.concurrency,
  isCounted: true,
  feeds: podcastReader(),
  trustProxy: ['127.0.0.1'],
  callsPerMinute: 1_000_000,
  writesPerMinute: 1_000_000,
})
await app.listen({ port: 0, host: '127.0.0.1' })
writeSync(1, `ready ${portOf(app.server.address())}\n`)

function hearingAt(baseUrl: string) {
  const limits = { maxPieceBytes: 1_000_000, maxPieceSeconds: 600, timeoutMs: 60_000, hourMicroUsd: null }
  return {
    hears: true,
    recognizer: createRecognizer({ baseUrl, model: 'simulated', apiKey: null, ...limits }, log),
  }
}

function pace(step: number, signal: AbortSignal): Promise<void> {
  return systemClock.wait(step === orders.heldStep ? longestWaitMs : orders.stepMs, signal)
}

/** The cast holds because only `startNodeProcess` starts this program. */
function readOrders(): NodeOrders {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(process.argv[2] ?? '') as NodeOrders
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
