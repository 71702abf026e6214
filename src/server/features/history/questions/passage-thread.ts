import { toOutcome } from '#server/lib/thread-outcome.ts'
import type { ThreadOutcome } from '#server/lib/thread-outcome.ts'
import { checkPassages } from './check-passages.ts'
import type { FoundPassages, PassageTask } from './check-passages.ts'

/** Runs `checkPassages` in a worker thread. */
export function checkPassagesInThread(task: PassageTask): Promise<ThreadOutcome<FoundPassages>> {
  return toOutcome(() => checkPassages(task))
}
