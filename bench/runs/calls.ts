import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { createBrowser } from '#tests/setup/follow.ts'
import type { Browser } from '#tests/setup/follow.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { startNode } from '#tests/setup/start-node.ts'
import { readResidentMegabytes } from '../resident-memory.ts'
import { seedRows, sizeOf } from '../rows/seed.ts'
import { quantile, report } from '../table.ts'
import { ask } from './ask.ts'
import { beginMinute } from './context.ts'
import type { BenchContext } from './context.ts'
import { requestOf } from './visitors.ts'

/** Answers every request with the bytes that it reads first; the port is printed. */
const program = `
  const http = require('node:http')
  const [headers, body] = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
  http.createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(body))
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

/**
 * Starts a bare `node:http` server, a process of its own, that answers every request with the same headers
 * and text.
 */
async function startBare(
  headers: Record<string, string>,
  body: string,
): Promise<{ port: number; stop: () => void }> {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify([headers, body]))
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { port: Number(line), stop: () => void child.kill() }
}

const secondsEach = 1
const secondsToWarmUp = 1
/** Odd, so that one of them is the median. */
const rounds = 5
/** Enough that nobody asks more often than ten times in a round. */
const people = 3000
const examplePath = '/api/examples/hQVTIJBZook'
const pagesFolder = path.resolve(import.meta.dirname, '../../dist/pages')
/** The account with the most of so many summaries. */
const seeded = { summaries: 1000, email: 'user-1@example.org' }

type Answer = { headers: Record<string, string>; text: string }

/**
 * The call that is made, over how many connections at once, and the answer that a bare server gives in its
 * place.
 */
type Load = {
  name: string
  requests: readonly Buffer[]
  answer: Answer
  connections: readonly number[]
  wanted?: string
}

/**
 * The calls beside a stored summary that are made all day, beside a bare server that returns the same bytes:
 * what is public, and what a page asks of the account that is signed in. The home page is served where there
 * is a build.
 */
export async function measureCalls(context: BenchContext): Promise<void> {
  await seedRows(context.database, sizeOf(seeded.summaries))
  const orders = { concurrency: 4, insights: null, stepMs: 0, pagesFolder }
  await context.withNode(orders, async (origin, pid) => {
    const atRest = await readResidentMegabytes(pid)
    const browsers = Array.from({ length: people }, createBrowser)
    for (const load of await readLoads(context, origin, browsers)) await compare(context, origin, load)
    const underLoad = await readResidentMegabytes(pid)
    report({
      what: 'memory of a node after all of this load',
      measured: `${underLoad.toFixed(0)} MB`,
      beside: `at rest ${atRest.toFixed(0)} MB`,
      ratio: underLoad / atRest,
    })
  })
}

/** The calls that only read; each comes from many networks, of which none may call too often. */
async function readLoads(
  context: BenchContext,
  origin: string,
  browsers: readonly Browser[],
): Promise<Load[]> {
  const { cookie, item } = await enter(context)
  const networks = browsers.map((browser) => browser.headers()['x-forwarded-for'] ?? '')
  const load = async (name: string, url: string, own: Record<string, string>): Promise<Load> => ({
    name,
    requests: networks.map((network) => requestOf(`GET ${url}`, { ...own, 'x-forwarded-for': network })),
    answer: await readAnswer(
      await fetch(`${origin}${url}`, { headers: { ...own, 'accept-encoding': 'identity' } }),
    ),
    connections: [50],
  })
  return [
    { ...(await load('an example', examplePath, {})), connections: [50, 100], wanted: '0.6' },
    await load('a page of the history', '/api/history', { cookie }),
    await load('a result', `/api/summaries/${item}`, { cookie }),
    await load('what is left of the quota', '/api/usage-status', { cookie }),
    await load('the session', '/api/auth/user', { cookie }),
    await load('the home page', '/', {}),
  ]
}

/** Signs the account in, by a node of this process that shares the database. */
async function enter({ database }: BenchContext): Promise<{ cookie: string; item: string }> {
  const node = await startNode(database, pino({ level: 'warn' }), { concurrency: null })
  const { headers } = await signIn(node.deps, seeded.email)
  await node.close()
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from history_items where user_id = (select id from users where email = $1) limit 1`,
    [seeded.email],
  )
  return { ...headers, item: rows[0]?.id ?? '' }
}

/** Reads a whole answer at once. @throws Error for any but a good one */
async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`)
  return { headers: Object.fromEntries(response.headers), text }
}

async function compare(context: BenchContext, origin: string, load: Load): Promise<void> {
  const { headers, text } = load.answer
  const bare = await startBare(headers, text)
  try {
    const ports = { bare: bare.port, whole: Number(new URL(origin).port) }
    for (const connections of load.connections) {
      const [ratios, rates] = await compareOver(connections, context, ports, load.requests)
      console.log(`whole/bare answers a second in each round: ${rates.join(', ')}`)
      report({
        what: `${load.name} (${Buffer.byteLength(text)} bytes) over ${connections} connections`,
        measured: `at best ${Math.max(...ratios).toFixed(2)} of the answers a second`,
        beside: 'bare node:http with the same bytes, median',
        ratio: quantile(ratios, 0.5),
        wanted: load.wanted ?? '',
      })
    }
  } finally {
    bare.stop()
  }
}

async function compareOver(
  connections: number,
  { database }: BenchContext,
  ports: { bare: number; whole: number },
  requests: readonly Buffer[],
): Promise<[ratios: number[], rates: string[]]> {
  const rateOf = async (port: number, seconds: number): Promise<number> => {
    await beginMinute(database)
    return await ask({ port, connections, requests, seconds })
  }
  await rateOf(ports.bare, secondsToWarmUp)
  await rateOf(ports.whole, secondsToWarmUp)
  const ratios: number[] = []
  const rates: string[] = []
  for (let round = 0; round < rounds; round++) {
    const reference = await rateOf(ports.bare, secondsEach)
    const whole = await rateOf(ports.whole, secondsEach)
    ratios.push(whole / reference)
    rates.push(`${whole.toFixed(0)}/${reference.toFixed(0)}`)
  }
  return [ratios, rates]
}
