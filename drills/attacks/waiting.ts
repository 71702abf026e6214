import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './person.ts'

/** The time that another person waited, in ms, and how many of their calls did not get what they should. */
export type Waited = { medianMs: number; worstMs: number; failed: number }

/**
 * Below a tenth of a second an answer feels instant (Nielsen, Usability Engineering, 1993): more times as
 * long is no longer a wait.
 */
const instantMs = 100
const maxTimes = 3

type Pace = { goesOn: () => boolean; pauseMs: number }

/**
 * Makes one call of another person after another, each of which says whether it got what it should, while
 * `goesOn` holds.
 */
export async function measure(ask: () => Promise<boolean>, { goesOn, pauseMs }: Pace): Promise<Waited> {
  const times: number[] = []
  let failed = 0
  while (goesOn()) {
    const began = performance.now()
    if (!(await ask())) failed += 1
    times.push(performance.now() - began)
    await pause(pauseMs)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0, worstMs: sorted.at(-1) ?? 0, failed }
}

/** Between two calls of a person who reads. */
export const pauseMs = 50
const quietCalls = 200

/**
 * A person makes a summary and reads it again and again: one such call, and what they waited for it while
 * nothing else went on.
 */
export async function startReading(reader: Person): Promise<{ read: () => Promise<boolean>; quiet: Waited }> {
  const { historyId } = await reader.summarize(await reader.paste(transcript(300, 'market')))
  let calls = 0
  const read = async (): Promise<boolean> => {
    calls += 1
    return (await reader.call('GET', `/api/summaries/${historyId}`)).status === 200
  }
  // The first call starts what the others have.
  await read()
  return { read, quiet: await measure(read, { goesOn: () => calls < quietCalls, pauseMs }) }
}

/** The time that another person waited beside an attack and before it, as a sentence without its subject. */
export function compareInWords(quiet: Waited, beside: Waited): string {
  return `waited ${inWords(beside)} (${inWords(quiet)} before), ${beside.failed} calls failed`
}

/**
 * Tells whether the other person hardly noticed: nothing failed, and nothing took more than three times as
 * long, unless it felt instant.
 */
export function hardlyNoticed(quiet: Waited, beside: Waited): boolean {
  const isWithin = (figure: 'medianMs' | 'worstMs'): boolean =>
    beside[figure] <= Math.max(instantMs, maxTimes * quiet[figure])
  return beside.failed === 0 && isWithin('medianMs') && isWithin('worstMs')
}

/** A transcript of short sentences, each of its own. */
export function transcript(length: number, subject: string): string {
  return Array.from({ length }, (_, at) => `The ${subject} of day ${at} was long. `).join('')
}

/** The number of times that each status was answered. */
export function countStatuses(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, all]) => `${all.length} × ${status}`).join(', ')
}

/** Several counts of statuses as one. */
export function addCounts(counts: readonly string[]): string {
  const parts = counts.flatMap((count) => [...count.matchAll(/(\d+) × (\d+)/g)])
  return countStatuses(
    parts.flatMap(([, times, status]) => Array<number>(Number(times)).fill(Number(status))),
  )
}

function inWords({ medianMs, worstMs }: Waited): string {
  return `${medianMs.toFixed(0)} ms, at worst ${worstMs.toFixed(0)} ms`
}
