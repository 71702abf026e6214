import type { Device, Measurement } from './measure-page.ts'

type Job = { page: string; device: Device }

type Plan = {
  pages: readonly string[]
  /** The number of times that a page is measured on each device. */
  runs: Readonly<Record<Device, number>>
  /** Loads a page once. @throws when that run came to nothing */
  measure: (job: Job) => Promise<Measurement>
  /** Tells whether to end before everything is measured. */
  isStopped: () => boolean
  /** Hears what happens, a line at a time. */
  tell: (line: string) => void
}

/** The number of times that a run that came to nothing is tried in all. */
const attempts = 2

/**
 * Measures pages in rounds, each page once a round, so that a busy minute of the machine touches one run of a
 * page and not all of them. A run that fails twice is left out; the others stay.
 */
export async function measureSite({ pages, runs, measure, isStopped, tell }: Plan): Promise<Measurement[]> {
  const rounds = Math.max(...Object.values(runs))
  const found: Measurement[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const devices = (['phone', 'desktop'] as const).filter((device) => runs[device] >= round)
    for (const job of pages.flatMap((page) => devices.map((device) => ({ page, device })))) {
      if (isStopped()) return found
      const one = await measureAgain(job, measure, tell)
      if (one !== null) found.push(one)
    }
    tell(`Round ${round} of ${rounds}: ${found.length} runs so far`)
  }
  return found
}

async function measureAgain(
  job: Job,
  measure: Plan['measure'],
  tell: Plan['tell'],
): Promise<Measurement | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await measure(job)
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
      tell(`${job.page} on ${job.device}, attempt ${attempt} of ${attempts} failed: ${reason}`)
    }
  }
  return null
}
