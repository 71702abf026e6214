import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/*
 * Asks for `/healthz` until its input ends, and prints what it met as JSON. A process of its own: the attacker is so busy
 * that it would measure itself.
 *
 *   node tests/attacks/probe-process.ts ORIGIN
 */

const pauseMs = 25
const url = `${process.argv[2] ?? ''}/healthz`
const seen = { slowestMs: 0, calls: 0, failed: 0 }
process.stdin.resume()
await ask()
writeSync(1, 'ready\n')
while (!process.stdin.readableEnded) {
  const ms = await ask()
  seen.calls += 1
  if (ms === null) seen.failed += 1
  else seen.slowestMs = Math.max(seen.slowestMs, ms)
  await pause(pauseMs)
}
writeSync(1, `${JSON.stringify(seen)}\n`)
process.exit()

async function ask(): Promise<number | null> {
  const began = performance.now()
  const answer = await fetch(url).catch(() => null)
  await answer?.text()
  return answer?.ok === true ? performance.now() - began : null
}
