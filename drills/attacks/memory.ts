import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { readResidentMegabytes } from '../../bench/resident-memory.ts'
import { startBarrages } from './barrage-thread.ts'
import type { Barrage } from './barrage-thread.ts'
import { startBuiltServer } from './built-server.ts'
import { openPerson } from './person.ts'
import { peakMb } from './uploads.ts'
import { compareInWords, hardlyNoticed, measure, pauseMs, startReading } from './waiting.ts'

const pastes = 16
const text = 'He did. '.repeat(9_900_000 / 8)
const settleSeconds = 60
/** What the process may have with the pastes, and a minute later, in MB. */
const maxPeakMb = 600
const maxLeftMb = 300
/** As `docs/deploy.md` sets it. */
const options = {
  env: { MALLOC_TRIM_THRESHOLD_: '131072' },
  execArgv: ['--max-old-space-size=512'],
}

/**
 * Sixteen pastes of 9.9 MB at once to the built server with half a gigabyte for JavaScript, beside a person who reads a summary: the
 * memory at the peak and afterwards, and what that person waits.
 */
export async function attackMemory(
  connection: ClientConfig,
): Promise<{ attack: string; result: string; isGood: boolean }> {
  await using server = await startBuiltServer(connection, options)
  const fire = await startBarrages(server.origin)
  const { origin, pid } = server
  const { read, quiet } = await startReading(openPerson(origin, '10.6.1'))
  let isOver = false
  const attacked = fire(pastesAtOnce(origin)).finally(() => {
    isOver = true
  })
  const beside = await measure(read, { goesOn: () => !isOver, pauseMs })
  const statuses = await attacked
  const peak = await peakMb(pid)
  const left = await leftMb(pid)
  const isUp = (await fetch(`${origin}/healthz`)).ok
  return {
    attack: `${pastes} pastes of 9.9 MB at once to the built server, beside a person who reads a summary`,
    result: `${statuses}; ${peak} MB at the peak, ${left.mb.toFixed(0)} MB ${left.seconds} s later; the reader ${compareInWords(quiet, beside)}`,
    isGood:
      isUp &&
      statuses.includes('× 422') &&
      !/× (?!422|503)/.test(statuses) &&
      peak < maxPeakMb &&
      left.mb < maxLeftMb &&
      hardlyNoticed(quiet, beside),
  }
}

function pastesAtOnce(origin: string): Barrage {
  const calls = Array.from({ length: pastes }, (_, turn) => ({
    method: 'POST',
    path: '/api/transcripts',
    network: `10.7.${turn}`,
  }))
  return { origin, network: '10.7.0', cookies: new Map(), calls, text, lanes: pastes, forMs: null }
}

/** The memory once it is below what may be left, or after a minute, and the seconds until then. */
async function leftMb(pid: number): Promise<{ mb: number; seconds: number }> {
  for (let seconds = 0; ; seconds += 1) {
    const mb = await readResidentMegabytes(pid)
    if (mb < maxLeftMb || seconds === settleSeconds) return { mb, seconds }
    await pause(1000)
  }
}
