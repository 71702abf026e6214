import { setTimeout } from 'node:timers/promises'

const hour = 3_600_000

/** Stands in for a summary that takes very long. */
export async function extractInThread(): Promise<void> {
  await setTimeout(hour)
}
