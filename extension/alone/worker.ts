import { createJobs } from './jobs.ts'
import { replyTo } from './work-in-worker.ts'
import type { JobMessage } from './work-in-worker.ts'

/** The worker of the extension: it reads, summarizes, checks and answers, and reaches no network. */

const jobs = createJobs(Date.now)

addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
  void replyTo(data, jobs).then((reply) => postMessage(reply))
})
