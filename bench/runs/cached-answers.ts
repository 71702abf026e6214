import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createBrowser } from '#tests/setup/follow.ts'
import type { Browser } from '#tests/setup/follow.ts'
import { quantile, report } from '../table.ts'
import { readResidentMegabytes } from '../resident-memory.ts'
import { ask } from './ask.ts'
import type { BenchContext } from './context.ts'

/** How many ask at once. */
const connectionCounts = [50, 100]
const secondsEach = 1
const secondsToWarmUp = 1
/** Odd, so that one of them is the median. */
const rounds = 9
/** Enough that nobody asks more often than ten times in a round. */
const people = 3000
const body = JSON.stringify({ videoUrl: 'https://youtu.be/hQVTIJBZook' })
const visitsAtOnce = 50
const publicPath = '/api/examples/hQVTIJBZook'

/** Answers every request with the bytes that it is started with; the port is printed. */
const bareServer = `
  const http = require('node:http')
  const [headers, body] = JSON.parse(process.argv[1])
  http.createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(body))
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

/**
 * Stored summaries of an hour of talk a second, beside a bare server that returns the same bytes: to people who got it
 * before, over the whole path (cookie, session, person, place, calls a minute, history, headers), and to the public.
 */
export async function measureCached(context: BenchContext): Promise<void> {
  await context.withNode({ concurrency: 4, insights: null, stepMs: 0 }, async (origin, pid) => {
    const atRest = await readResidentMegabytes(pid)
    const browsers = Array.from({ length: people }, createBrowser)
    const answer = await visit(origin, browsers)
    const stored = browsers.map((browser) => requestOf('POST /api/summarize', browser, body))
    await compare(context, origin, { name: 'stored summaries', answer, requests: stored })
    const requests = [requestOf(`GET ${publicPath}`, createBrowser(), '')]
    await compare(context, origin, {
      name: 'example summaries',
      answer: await fetch(`${origin}${publicPath}`),
      requests,
    })
    const underLoad = await readResidentMegabytes(pid)
    report({
      what: 'memory of a node after all of this load',
      measured: `${underLoad.toFixed(0)} MB`,
      beside: `at rest ${atRest.toFixed(0)} MB`,
      ratio: underLoad / atRest,
    })
  })
}

type Load = { name: string; answer: Response; requests: readonly Buffer[] }

async function compare(context: BenchContext, origin: string, load: Load): Promise<void> {
  const bytes = await load.answer.text()
  const bare = await startBare([Object.fromEntries(load.answer.headers), bytes])
  try {
    const ports = { bare: bare.port, whole: Number(new URL(origin).port) }
    for (const connections of connectionCounts) {
      const [ratios, rates] = await compareOver(connections, context, ports, load.requests)
      console.log(`whole/bare answers a second in each round: ${rates.join(', ')}`)
      report({
        what: `${load.name} (${bytes.length} bytes) over ${connections} connections`,
        measured: `at best ${Math.max(...ratios).toFixed(2)} of the answers a second`,
        beside: 'bare node:http with the same bytes, median',
        ratio: quantile(ratios, 0.5),
        wanted: load.name.startsWith('stored') ? '0.25' : '0.6',
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
    // A new minute begins: no call is refused.
    await database.pool.query('update call_counts set reset_at = ledger_now()')
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

/** Lets everybody ask once, the first one alone so that it is made once; gives the last answer. */
async function visit(origin: string, browsers: readonly Browser[]): Promise<Response> {
  const [first, ...others] = browsers.map((browser) => async () => {
    const headers = { 'content-type': 'application/json', ...browser.headers() }
    const response = await fetch(`${origin}/api/summarize`, { method: 'POST', headers, body })
    browser.remember(response)
    return response
  })
  if (first === undefined) throw new Error('nobody')
  let last = await first()
  while (others.length > 0) {
    const answers = await Promise.all(others.splice(0, visitsAtOnce).map((visitOnce) => visitOnce()))
    last = answers.pop() ?? last
    await Promise.all(answers.map((answer) => answer.text()))
  }
  return last
}

function requestOf(call: string, browser: Browser, content: string): Buffer {
  const ofBody = { 'content-type': 'application/json', 'content-length': `${content.length}` }
  const headers = { host: 'localhost', ...(content === '' ? {} : ofBody), ...browser.headers() }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${call} HTTP/1.1`, ...lines, '', content].join('\r\n'))
}

async function startBare(answer: [Record<string, string>, string]) {
  const child = spawn(process.execPath, ['-e', bareServer, JSON.stringify(answer)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { port: Number(line), stop: () => void child.kill() }
}
