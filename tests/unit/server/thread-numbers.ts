import { threadId } from 'node:worker_threads'
import { toOutcome } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'

/** Gives the number of its thread, once as many tasks as asked for are at work. */
export function numberOfThread(task: {
  arrived: Int32Array<SharedArrayBuffer>
  tasks: number
}): Promise<ThreadOutcome<number>> {
  return toOutcome(() => {
    const { arrived, tasks } = task
    Atomics.add(arrived, 0, 1)
    Atomics.notify(arrived, 0)
    for (let here = 0; (here = Atomics.load(arrived, 0)) < tasks;) Atomics.wait(arrived, 0, here)
    return threadId
  })
}
