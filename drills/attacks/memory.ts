import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { limitToGigabyte } from '#drills/system/one-gigabyte.ts'
import { readResidentMegabytes } from '../../bench/resident-memory.ts'
import { startBarrages } from './barrage-thread.ts'
import type { Fire } from './barrage-thread.ts'
import { startBuiltServer } from './built-server.ts'
import { largeTranscripts } from './large-transcripts.ts'
import { openPerson } from './person.ts'
import { peakMb } from './uploads.ts'
import { addCounts, compareInWords, hardlyNoticed, measure, startReading } from './waiting.ts'

const megabytes = 9.9
const pastesAtOnce = 16
const text = 'He did. '.repeat((megabytes * 1_000_000) / 8)
const settleSeconds = 60
/**
 * The memory that a process that is limited to a gigabyte may have with the inputs, and a minute later, in
 * MB.
 */
const maxPeakMb = 600
const maxLeftMb = 400

/** Between two calls of the person beside it, who is no more than a person for as long as it takes. */
const readerPauseMs = 200

/**
 * The way a process of a gigabyte is started, as `docs/deploy.md` sets it. V8's `--max-old-space-size` is not
 * among it: it holds for every thread, in place of the limit that a thread has of its own.
 */
export const ofOneGigabyte = {
  env: { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' },
  launcher: await limitToGigabyte(),
}

/**
 * Every kind of transcript as large as a paste may be, and then sixteen at once, to the built server, beside
 * a person who reads a summary: the memory at the peak and afterwards, and what that person waits.
 */
export async function attackMemory(
  connection: ClientConfig,
): Promise<{ attack: string; result: string; isGood: boolean }> {
  await using server = await startBuiltServer(connection, ofOneGigabyte)
  const fire = await startBarrages(server.origin)
  const { origin, pid } = server
  const { read, quiet } = await startReading(openPerson(origin, '10.6.1'))
  let isOver = false
  const attacked = attack(origin, fire).finally(() => {
    isOver = true
  })
  const beside = await measure(read, { goesOn: () => !isOver, pauseMs: readerPauseMs })
  const statuses = await attacked
  const memory = await readMemory(pid)
  const isUp = (await fetch(`${origin}/healthz`)).ok
  return {
    attack: `${kinds.length} kinds of transcripts of ${megabytes} MB, then ${pastesAtOnce} at once, to the built server, beside a person who reads a summary`,
    result: `${statuses}; ${memory.said}; the reader ${compareInWords(quiet, beside)}`,
    isGood: isUp && !/× (?!201|422|503)/.test(statuses) && memory.isGood && hardlyNoticed(quiet, beside),
  }
}

const kinds = Object.entries(largeTranscripts)

async function attack(origin: string, fire: Fire): Promise<string> {
  const common = { origin, network: '10.7.0', cookies: new Map<string, string>(), forMs: null }
  const pasteOf = (turn: number) => ({ method: 'POST', path: '/api/transcripts', network: `10.7.${turn}` })
  const statuses: string[] = []
  for (const [turn, [, make]] of kinds.entries()) {
    const captions = make()
    const given = { ...browserFacts, captions: captions.slice(0, captions.length * 0.8) }
    const calls = [
      { ...pasteOf(turn), body: captions },
      {
        ...pasteOf(turn + kinds.length),
        path: '/api/transcripts?source=browser',
        body: JSON.stringify(given),
      },
    ]
    statuses.push(await fire({ ...common, calls, lanes: calls.length }))
  }
  const calls = Array.from({ length: pastesAtOnce }, (_, turn) => pasteOf(2 * kinds.length + turn))
  statuses.push(await fire({ ...common, calls, text, lanes: pastesAtOnce }))
  return addCounts(statuses)
}

const browserFacts = {
  title: null,
  channel: null,
  durationSeconds: null,
  language: 'en',
  captionKind: 'unknown',
  chapters: [],
}

/** The most memory that a process had, and what it has once that is little enough, or after a minute. */
export async function readMemory(pid: number): Promise<{ said: string; isGood: boolean }> {
  const peak = await peakMb(pid)
  const left = await leftMb(pid)
  return {
    said: `${peak} MB at the peak, ${left.mb.toFixed(0)} MB ${left.seconds} s later`,
    isGood: peak < maxPeakMb && left.mb < maxLeftMb,
  }
}

async function leftMb(pid: number): Promise<{ mb: number; seconds: number }> {
  for (let seconds = 0; ; seconds += 1) {
    const mb = await readResidentMegabytes(pid)
    if (mb < maxLeftMb || seconds === settleSeconds) return { mb, seconds }
    await pause(1000)
  }
}
