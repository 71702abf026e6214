import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { EngineScore } from '#contract/score.ts'

const run = promisify(execFile)
const timeoutMs = 120_000
const program = path.join(import.meta.dirname, 'hour-process.ts')
const measuredSchema = z.object({ ms: z.number(), memoryMb: z.number() })

/** The time that an hour of speech takes, and how much memory it takes beyond that of an idle process. */
export type HourScore = Pick<EngineScore, 'hourMs' | 'memoryMb'>

/**
 * Gives a function that measures engines by their names, each in a process of its own, against one that does
 * nothing; nulls where it fails.
 */
export async function createHourMeasure(signal: AbortSignal): Promise<(name: string) => Promise<HourScore>> {
  const idle = await measure(null, signal)
  return async (name) => {
    const measured = await measure(name, signal).catch(() => null)
    signal.throwIfAborted()
    if (measured === null) return { hourMs: null, memoryMb: null }
    const { ms, memoryMb } = measured
    return { hourMs: Math.round(10 * ms) / 10, memoryMb: Math.round(Math.max(0, memoryMb - idle.memoryMb)) }
  }
}

async function measure(name: string | null, signal: AbortSignal): Promise<z.output<typeof measuredSchema>> {
  const args = [program, ...(name === null ? [] : [name])]
  const { stdout } = await run(process.execPath, args, { signal, timeout: timeoutMs })
  return measuredSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}
