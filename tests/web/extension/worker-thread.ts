import { toOutcome } from '#core/app-error.ts'
import { createJobs } from '#extension/alone/jobs.ts'
import type { JobMessage, JobWorker } from '#extension/alone/work-in-worker.ts'

/** A worker without a thread: it does the jobs of the extension's own, and answers a turn later. */
export function openThread(): JobWorker {
  const events = new EventTarget()
  const work = createJobs(() => Date.parse('2026-11-30T12:00:00.000Z'))
  let isOpen = true
  const reply = async ({ call, job }: JobMessage): Promise<void> => {
    const outcome = await toOutcome(() => work(job)).catch(() => null)
    if (isOpen)
      events.dispatchEvent(new MessageEvent('message', { data: structuredClone({ call, outcome }) }))
  }
  return {
    addEventListener: events.addEventListener.bind(events),
    postMessage: (message: JobMessage) => void reply(structuredClone(message)),
    terminate: () => {
      isOpen = false
    },
  }
}
