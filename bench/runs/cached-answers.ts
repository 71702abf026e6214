import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { createBrowser } from '#tests/setup/follow.ts'
import type { Browser } from '#tests/setup/follow.ts'
import { quantile } from './context.ts'
import type { BenchContext } from './context.ts'

const connections = 50
const secondsEach = 2
const secondsToWarmUp = 1
const rounds = 4
/** Enough that nobody asks more often than ten times a minute, the first visit and the warming up included. */
const people = 9000
const body = JSON.stringify({ videoUrl: 'https://youtu.be/hQVTIJBZook' })
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
  await context.withNode({ concurrency: 4, insights: null, stepMs: 0 }, async (origin) => {
    const browsers = Array.from({ length: people }, createBrowser)
    const answer = await visit(origin, browsers)
    await compare('stored summaries', origin, {
      answer,
      requests: browsers.map((browser) => requestOf('POST /api/summarize', browser, body)),
    })
    const open = await fetch(`${origin}${publicPath}`)
    await compare('example summaries', origin, {
      answer: open,
      requests: [requestOf(`GET ${publicPath}`, createBrowser(), '')],
    })
  })
}

type Load = { answer: Response; requests: readonly string[] }

async function compare(name: string, origin: string, { answer, requests }: Load): Promise<void> {
  const bytes = await answer.text()
  const bare = await startBare([Object.fromEntries(answer.headers), bytes])
  const ratios: number[] = []
  const rates: string[] = []
  const port = Number(new URL(origin).port)
  await load(bare.port, requests, secondsToWarmUp)
  await load(port, requests, secondsToWarmUp)
  for (let round = 0; round < rounds; round++) {
    const reference = await load(bare.port, requests, secondsEach)
    const whole = await load(port, requests, secondsEach)
    ratios.push(whole / reference)
    rates.push(`${whole.toFixed(0)}/${reference.toFixed(0)}`)
  }
  bare.stop()
  console.log(
    `${name} (${bytes.length} bytes) a second beside bare node:http, ${rates.join(', ')}: ratio ${quantile(ratios, 0.5).toFixed(2)}, at best ${Math.max(...ratios).toFixed(2)}`,
  )
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
    const answers = await Promise.all(others.splice(0, connections).map((ask) => ask()))
    last = answers.pop() ?? last
    await Promise.all(answers.map((answer) => answer.text()))
  }
  return last
}

function requestOf(call: string, browser: Browser, content: string): string {
  const ofBody = { 'content-type': 'application/json', 'content-length': `${content.length}` }
  const headers = { host: 'localhost', ...(content === '' ? {} : ofBody), ...browser.headers() }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${call} HTTP/1.1`, ...lines, '', content].join('\r\n')
}

async function startBare(answer: [Record<string, string>, string]) {
  const child = spawn(process.execPath, ['-e', bareServer, JSON.stringify(answer)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { port: Number(line), stop: () => void child.kill() }
}

/** Answers a second over so many connections, each of which asks again, for the next person, when it has its answer. */
async function load(port: number, requests: readonly string[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, place) => {
      const own = requests.filter((_request, at) => at % connections === place % requests.length)
      return askUntil(connect(port, '127.0.0.1'), own, until)
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function askUntil(socket: Socket, requests: readonly string[], until: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let answers = 0
  let missing = 0
  const ask = (): void => void socket.write(requests[answers % requests.length] ?? '')
  socket.setNoDelay(true)
  socket.on('connect', ask)
  socket.on('error', reject)
  socket.on('data', (piece: Buffer) => {
    try {
      if (missing === 0) missing = wholeLength(piece)
    } catch (error) {
      reject(error)
    }
    missing -= piece.length
    if (missing > 0) return
    answers += 1
    if (performance.now() < until) ask()
    else resolve(answers)
  })
  return promise.finally(() => void socket.destroy())
}

/** The length of an answer, by its head, which comes in one piece. */
function wholeLength(piece: Buffer): number {
  const head = piece.toString('latin1', 0, Math.min(piece.length, 4096))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(head)
  return head.indexOf('\r\n\r\n') + 4 + Number(length)
}
