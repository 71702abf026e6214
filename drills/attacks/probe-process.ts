import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/*
 * Asks for `/healthz` until its input ends, and prints what it met as JSON. A process of its own: the
 * attacker is so busy that it would measure itself.
 *
 * node drills/attacks/probe-process.ts ORIGIN
 */

const pauseMs = 25
const p99 = 0.99
const url = `${process.argv[2] ?? ''}/healthz`
const times: number[] = []
let failed = 0
process.stdin.resume()
await ask()
writeSync(1, 'ready\n')
while (!process.stdin.readableEnded) {
  const ms = await ask()
  if (ms === null) failed += 1
  else times.push(ms)
  await pause(pauseMs)
}
const sorted = times.toSorted((one, other) => one - other)
const seen = {
  slowestMs: sorted.at(-1) ?? 0,
  p99Ms: sorted[Math.ceil(sorted.length * p99) - 1] ?? 0,
  calls: times.length + failed,
  failed,
}
writeSync(1, `${JSON.stringify(seen)}\n`)
process.exit()

async function ask(): Promise<number | null> {
  const began = performance.now()
  const answer = await fetch(url).catch(() => null)
  await answer?.text()
  return answer?.ok === true ? performance.now() - began : null
}
