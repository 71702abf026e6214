import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { z } from 'zod'
import type { Database, Statement } from '#server/db/database.ts'
import type { Browser } from '#tests/setup/follow.ts'
import { startNode } from '#tests/setup/start-node.ts'

/** The answer of a bare route, and the statements that it runs for each caller in turn. */
export const bareRouteOrders = z.object({
  connection: z.looseObject({}),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  callers: z.array(z.array(z.object({ text: z.string(), values: z.array(z.unknown()) }))),
})
type Orders = Omit<z.input<typeof bareRouteOrders>, 'callers'> & {
  callers: readonly (readonly Statement[])[]
}

const program = path.resolve(import.meta.dirname, 'bare-route-process.ts')
const body = JSON.stringify({ videoUrl: 'https://youtu.be/hQVTIJBZook' })

/** Starts a bare route of Fastify, a process of its own, with a pool of its own on the same database. */
export async function startBareRoute(
  orders: Orders,
): Promise<{ port: number; pid: number; stop: () => void }> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(orders))
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { port: Number(line), pid: child.pid ?? 0, stop: () => void child.kill() }
}

/** The statements that a node runs for each of them who asks for the summary again. */
export async function recordStatements(
  database: Database,
  browsers: readonly Browser[],
): Promise<Statement[][]> {
  let own: Statement[] = []
  const execute = async (statement: Statement) => {
    own.push({ text: statement.text, values: [...statement.values] })
    return await database.db.execute(statement)
  }
  const recorded = { ...database, db: { ...database.db, execute } }
  const node = await startNode(recorded, pino({ level: 'warn' }), {
    concurrency: null,
    isCounted: true,
    trustProxy: ['127.0.0.1'],
    callsPerMinute: 1_000_000,
    writesPerMinute: 1_000_000,
  })
  const callers: Statement[][] = []
  try {
    for (const browser of browsers) {
      own = []
      const headers = { 'content-type': 'application/json', ...browser.headers() }
      const answer = await node.app.inject({ method: 'POST', url: '/api/summarize', headers, body })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      callers.push(own)
    }
  } finally {
    await node.close()
  }
  // A node reads the summary again now and then; most callers get it out of its memory.
  const few = Math.min(...callers.map(({ length }) => length))
  return callers.filter(({ length }) => length === few)
}
