import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request as startRequest } from 'node:http'
import type { ClientRequest } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ClientConfig } from 'pg'
import { z } from 'zod'
import { startNodeProcess } from '#tests/durability/runs/start-node-process.ts'

const seenSchema = z.object({ slowestMs: z.number(), p99Ms: z.number(), calls: z.int(), failed: z.int() })

/**
 * The experience of another caller: the slowest answer and the 99th percentile in ms, and how many calls were
 * made and failed.
 */
type Seen = z.infer<typeof seenSchema>

/**
 * The experience of another caller while the server was attacked, the slowest answer before, and what the
 * attacker got.
 */
export type Damage = Seen & { name: string; idleMs: number; peakMb: number; said: string }

const bytes = 9_900_000
const halfUploads = 150
/** The time that it is watched before the attack, for what the machine itself adds. */
const idleSeconds = 3
const probe = fileURLToPath(new URL('probe-process.ts', import.meta.url))

/** The attacks by the names of their commands. */
const attacks = {
  paste: { name: 'four pastes of 9.9 MB of short sentences at once', attack: paste },
  uploads: { name: `${halfUploads} uploads of 9.9 MB, half sent`, attack: leaveUnfinished },
}
export type UploadAttack = keyof typeof attacks
export const uploadAttacks: readonly UploadAttack[] = ['paste', 'uploads']

/**
 * Attacks a server of its own, since what is looked at is its peak of memory, and watches it from another
 * process.
 */
export async function attackWithUploads(connection: ClientConfig, kind: UploadAttack): Promise<Damage> {
  const { name, attack } = attacks[kind]
  const node = await startNodeProcess({ connection, concurrency: 2, stepMs: 0, insights: null }, spawn)
  try {
    const port = Number(new URL(node.origin).port)
    const idle = await watch(node.origin)
    await pause(idleSeconds * 1000)
    const { slowestMs: idleMs } = await idle.end()
    const watched = await watch(node.origin)
    const said = await attack(port)
    return { name, said, idleMs, ...(await watched.end()), peakMb: await peakMb(node.pid) }
  } finally {
    await node[Symbol.asyncDispose]()
  }
}

function startUpload(port: number, network: string): ClientRequest {
  const upload = startRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/transcripts',
    agent: false,
    headers: { 'content-type': 'text/plain', 'content-length': bytes, 'x-forwarded-for': network },
  })
  upload.on('error', () => undefined)
  return upload
}

/** The status of an answer; 0 when the connection ended without one. */
async function statusOf(upload: ClientRequest): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  upload.on('response', (answer) => {
    answer.resume()
    resolve(answer.statusCode ?? 0)
  })
  upload.on('close', () => resolve(0))
  return await promise
}

async function paste(port: number): Promise<string> {
  const text = 'He did. '.repeat(Math.ceil(bytes / 8)).slice(0, bytes)
  const pastes = Array.from({ length: 4 }, async (_, turn) => {
    const upload = startUpload(port, `10.1.${turn}.1`)
    upload.end(text)
    return await statusOf(upload)
  })
  return count(await Promise.all(pastes))
}

async function leaveUnfinished(port: number): Promise<string> {
  const half = 'He did. '.repeat(bytes / 16)
  const uploads = Array.from({ length: halfUploads }, (_, turn) => startUpload(port, `10.2.${turn}.1`))
  for (const upload of uploads) upload.write(half)
  const statuses = await Promise.all(uploads.map(statusOf))
  return count(statuses)
}

function count(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, all]) => `${all.length} × ${status === 0 ? 'cut' : status}`).join(', ')
}

/** Asks for `/healthz` all the while, as another caller. */
async function watch(origin: string): Promise<{ end: () => Promise<Seen> }> {
  const child = spawn(process.execPath, [probe, origin], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  await once(lines, 'line')
  return {
    end: async () => {
      const nextLine = once(lines, 'line')
      child.stdin.end()
      const [line] = await nextLine
      return seenSchema.parse(JSON.parse(String(line)))
    },
  }
}

/** The most memory that a process had, in MB, as Linux tells it. */
export async function peakMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
