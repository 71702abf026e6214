import { spawn } from 'node:child_process'
import { createBrowser } from '#tests/setup/follow.ts'
import { hasPgbouncer, startPgbouncer } from '#tests/setup/pgbouncer.ts'
import { freePort } from '../../scripts/dev/free-port.ts'
import { quantile, report } from '../table.ts'
import { ask } from './ask.ts'
import { beginMinute } from './context.ts'
import type { BenchContext } from './context.ts'
import { requestsForStored, visitAll } from './visitors.ts'

const people = 3000
const connections = 50
const rounds = 7
const pooledConnections = 20
const orders = { concurrency: 4, insights: null, stepMs: 0 }

/** Stored summaries a second of one node and of two, directly and through PgBouncer, in turn. */
export async function measureNodes(context: BenchContext): Promise<void> {
  const { withNode } = context
  await withNode(orders, (first) =>
    withNode(orders, (second) =>
      withPooler(context, (pooled) =>
        pooled === null
          ? compareNodes(context, { 'one node': [first], 'two nodes': [first, second] })
          : withNode({ ...orders, pooled }, (third) =>
              withNode({ ...orders, pooled }, (fourth) =>
                compareNodes(context, {
                  'one node': [first],
                  'two nodes': [first, second],
                  'one node through PgBouncer': [third],
                  'two nodes through PgBouncer': [third, fourth],
                }),
              ),
            ),
      ),
    ),
  )
}

async function withPooler(
  { database }: BenchContext,
  work: (pooled: BenchContext['database']['connection'] | null) => Promise<void>,
): Promise<void> {
  if (!hasPgbouncer) {
    console.log('without PgBouncer, which is not on this machine')
    return await work(null)
  }
  const { host = '', port = 0, user = '', database: name = '' } = database.connection
  const at = await freePort()
  const target = { host, port, user, database: name }
  const options = { port: at, connections: pooledConnections, spawnProgram: spawn }
  const pooler = await startPgbouncer(target, options)
  try {
    await work({ ...database.connection, host: '127.0.0.1', port: at })
  } finally {
    await pooler[Symbol.asyncDispose]()
  }
}

async function compareNodes(
  { database }: BenchContext,
  ways: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const browsers = Array.from({ length: people }, createBrowser)
  const [front = ''] = Object.values(ways).flat()
  await (await visitAll(front, browsers)).text()
  const requests = requestsForStored(browsers)
  const rates = new Map(Object.keys(ways).map((way): [string, number[]] => [way, []]))
  // One round more, which is not counted: it brings the nodes to their usual pace.
  for (let round = -1; round < rounds; round += 1) {
    for (const [way, origins] of Object.entries(ways)) {
      await beginMinute(database)
      const rate = await askAll(origins, requests)
      if (round >= 0) rates.get(way)?.push(rate)
    }
  }
  const [alone = []] = rates.values()
  for (const [way, each] of rates) {
    report({
      what: `stored summaries a second over ${connections} connections, ${way}`,
      measured: quantile(each, 0.5).toFixed(0),
      beside: `one node ${quantile(alone, 0.5).toFixed(0)}`,
      ratio: quantile(
        each.map((rate, round) => rate / (alone[round] ?? Number.NaN)),
        0.5,
      ),
    })
  }
}

/** Answers a second of all nodes together, each of which is asked by as many people. */
async function askAll(origins: readonly string[], requests: readonly Buffer[]): Promise<number> {
  const rates = await Promise.all(
    origins.map((origin, position) =>
      ask({
        port: Number(new URL(origin).port),
        connections: connections / origins.length,
        requests: requests.filter((_request, at) => at % origins.length === position),
        seconds: 1,
      }),
    ),
  )
  return rates.reduce((sum, rate) => sum + rate, 0)
}
