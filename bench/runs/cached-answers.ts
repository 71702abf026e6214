import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { storeTranscripts } from './context.ts'
import type { BenchContext } from './context.ts'

const connections = 50
const secondsEach = 4

/** Answers every request with the bytes that it is started with; the port is printed. */
const bareServer = `
  const http = require('node:http')
  const [headers, body] = JSON.parse(process.argv[1])
  http.createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(body))
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

/** Stored summaries a second over the whole path, beside a bare server that returns the same bytes. */
export async function measureCached(context: BenchContext): Promise<void> {
  const [transcriptId = ''] = await storeTranscripts(context.database, 1)
  await context.withNode({ concurrency: 4, insights: 8 }, (origin) => compare(origin, transcriptId))
}

async function compare(origin: string, transcriptId: string): Promise<void> {
  const body = JSON.stringify({ transcriptId })
  const headers = { 'content-type': 'application/json' }
  const ask = () => fetch(`${origin}/api/summarize`, { method: 'POST', headers, body })
  await (await ask()).text()
  const stored = await ask()
  const bytes = await stored.text()
  const port = Number(new URL(origin).port)
  const request = `POST /api/summarize HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  const bare = await startBare([Object.fromEntries(stored.headers), bytes])
  await load(port, request, 1)
  const whole: number[] = []
  const reference: number[] = []
  for (let round = 0; round < 3; round++) {
    reference.push(await load(bare.port, request, secondsEach))
    whole.push(await load(port, request, secondsEach))
  }
  bare.stop()
  const best = Math.max(...whole)
  const beside = Math.max(...reference)
  console.log(
    `stored summaries (${bytes.length} bytes): ${best.toFixed(0)} a second, bare node:http ${beside.toFixed(0)}: ratio ${(best / beside).toFixed(2)}`,
  )
}

async function startBare(answer: [Record<string, string>, string]) {
  const child = spawn(process.execPath, ['-e', bareServer, JSON.stringify(answer)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { port: Number(line), stop: () => void child.kill() }
}

/** Answers a second over so many connections, each asking again when it has its answer. */
async function load(port: number, request: string, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(connect(port, '127.0.0.1'), request, until)),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function askUntil(socket: Socket, request: string, until: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let answers = 0
  let missing = 0
  socket.setNoDelay(true)
  socket.on('connect', () => socket.write(request))
  socket.on('error', reject)
  socket.on('data', (piece: Buffer) => {
    if (missing === 0) missing = wholeLength(piece)
    missing -= piece.length
    if (missing > 0) return
    answers += 1
    if (performance.now() < until) socket.write(request)
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
