import { spawn } from 'node:child_process'
import { request as startRequest } from 'node:http'
import type { ClientRequest } from 'node:http'
import type { ClientConfig } from 'pg'
import { withClient } from '#server/db/pool.ts'
import { startNodeProcess } from '#tests/durability/runs/start-node-process.ts'
import { startBarrages } from './barrage-thread.ts'
import { openPerson } from './person.ts'
import { compareInWords, hardlyNoticed, measure, pauseMs, startReading } from './waiting.ts'

const largeBytes = 9_900_000
const rounds = 8
const longTranscriptSentences = 3000
const maxRatio = 3
const diskPastes = 20
const maxDiskMb = 8

/** The outcome of an attack by pastes, as a sentence, and whether it held. */
export type PasteAttack = { attack: string; result: string; isGood: boolean }

/**
 * Eight uploads of two networks that stand still halfway, beside a person who gives a talk of some hours and
 * a file of 9.9 MB again and again: how long theirs take, and how long they took before.
 */
export async function attackSlowly(connection: ClientConfig): Promise<PasteAttack> {
  await using node = await startNodeProcess(
    { connection, concurrency: null, stepMs: 0, insights: null },
    spawn,
  )
  await timePastes(node.origin, '10.3.0.1')
  const quiet = await timePastes(node.origin, '10.3.0.2')
  const port = Number(new URL(node.origin).port)
  const halves = Array.from({ length: 8 }, (_, turn) => startHalf(port, `10.4.${turn % 2}.1`))
  const beside = await timePastes(node.origin, '10.3.0.3')
  for (const half of halves) half.destroy()
  return {
    attack: 'eight halves of 9.9 MB from two networks that stand still',
    result: `pastes of another person: ${describe(beside)}, quiet ${describe(quiet)}`,
    isGood:
      beside.failed === 0 &&
      beside.medianMs <= maxRatio * quiet.medianMs &&
      beside.slowestMs <= maxRatio * quiet.slowestMs,
  }
}

/**
 * One visitor who pastes twenty different texts of the largest size, beside a person who reads a summary:
 * what the database grows by, how many are refused, and what that person waits.
 */
export async function attackDisk(connection: ClientConfig): Promise<PasteAttack> {
  await using node = await startNodeProcess({ connection, concurrency: 2, stepMs: 0, insights: null }, spawn)
  const { origin } = node
  const fire = await startBarrages(origin, diskPastes)
  const { read, quiet } = await startReading(openPerson(origin, '10.6.1'))
  const before = await databaseMb(connection)
  const calls = Array.from({ length: diskPastes }, (_, turn) => ({
    method: 'POST',
    path: '/api/transcripts',
    textNumber: turn,
  }))
  let isOver = false
  const attacked = fire({
    origin,
    network: '10.5.0',
    cookies: new Map(),
    calls,
    lanes: 1,
    forMs: null,
  }).finally(() => {
    isOver = true
  })
  const beside = await measure(read, { goesOn: () => !isOver, pauseMs })
  const statuses = await attacked
  const grownMb = (await databaseMb(connection)) - before
  return {
    attack: `${diskPastes} pastes of one visitor, each a day of random words, beside a person who reads a summary`,
    result: `${statuses}; the database grew by ${grownMb.toFixed(1)} MB; the reader ${compareInWords(quiet, beside)}`,
    isGood: statuses.includes('× 429') && grownMb < maxDiskMb && hardlyNoticed(quiet, beside),
  }
}

type Times = { medianMs: number; slowestMs: number; failed: number }

/** Pastes of another person, small and large in turn. */
async function timePastes(origin: string, network: string): Promise<Times> {
  const times: number[] = []
  let failed = 0
  for (let round = 0; round < rounds; round += 1) {
    const isLarge = round % 2 === 1
    const text = isLarge
      ? 'He did. '.repeat(largeBytes / 8)
      : Array.from({ length: longTranscriptSentences }, (_, at) => `${network} said ${round} ${at}.`).join(
          ' ',
        )
    const began = performance.now()
    const { status } = await paste(origin, { text, network, cookie: '' })
    times.push(performance.now() - began)
    // The large one is no transcript, and refused for that once it was read.
    if (status !== (isLarge ? 422 : 201)) failed += 1
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { medianMs: sorted[rounds >> 1] ?? 0, slowestMs: sorted.at(-1) ?? 0, failed }
}

async function paste(
  origin: string,
  { text, network, cookie }: { text: string; network: string; cookie: string },
): Promise<Response> {
  const answer = await fetch(`${origin}/api/transcripts`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': network, cookie },
    body: text,
  })
  await answer.arrayBuffer()
  return answer
}

function startHalf(port: number, network: string): ClientRequest {
  const upload = startRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/transcripts',
    agent: false,
    headers: { 'content-type': 'text/plain', 'content-length': largeBytes, 'x-forwarded-for': network },
  })
  upload.on('error', () => undefined)
  upload.on('response', (answer) => answer.resume())
  upload.write('He did. '.repeat(largeBytes / 16))
  return upload
}

async function databaseMb(connection: ClientConfig): Promise<number> {
  return await withClient(connection, async (client) => {
    const { rows } = await client.query<{ mb: number }>(
      'select pg_database_size(current_database())::float8 / 1048576 as mb',
    )
    return rows[0]?.mb ?? 0
  })
}

function describe({ medianMs, slowestMs, failed }: Times): string {
  return `median ${medianMs.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms, ${failed} failed`
}
