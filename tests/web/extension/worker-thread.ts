import { createJobs } from '#extension/alone/jobs.ts'
import { replyTo } from '#extension/alone/work-in-worker.ts'
import type { JobMessage, JobWorker } from '#extension/alone/work-in-worker.ts'

/** A worker without a thread: it does the jobs of the extension's own, and answers a turn later. */
export function openThread(): JobWorker {
  const events = new EventTarget()
  const jobs = createJobs(() => Date.parse('2026-11-30T12:00:00.000Z'))
  let isOpen = true
  const reply = async (message: JobMessage): Promise<void> => {
    const data = structuredClone(await replyTo(message, jobs))
    if (isOpen) events.dispatchEvent(new MessageEvent('message', { data }))
  }
  return {
    addEventListener: events.addEventListener.bind(events),
    postMessage: (message: JobMessage) => void reply(structuredClone(message)),
    terminate: () => {
      isOpen = false
    },
  }
}
