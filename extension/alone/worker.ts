import { toOutcome } from '#core/app-error.ts'
import { createJobs } from './jobs.ts'
import type { JobMessage } from './work-in-worker.ts'

/** The worker of the extension: it reads, summarizes, checks and answers, and reaches no network. */

const work = createJobs(Date.now)

addEventListener('message', ({ data }: MessageEvent<JobMessage>) => void reply(data))

async function reply({ call, job }: JobMessage): Promise<void> {
  const outcome = await toOutcome(() => work(job)).catch(() => null)
  postMessage({ call, outcome })
}
