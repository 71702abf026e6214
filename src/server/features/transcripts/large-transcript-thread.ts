import { constants } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import { lowerPriority } from '#server/lib/lower-priority.ts'

// Not the lowest: a caller waits for it, also where other programs are at work.
lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Loaded only then, since that is most of what the start of a thread takes.
const thread = await import('./transcript-thread.ts')
setFlagsFromString('--expose-gc')
const collect = z
  .custom<NodeJS.GCFunction>((found) => typeof found === 'function')
  .parse(runInNewContext('gc'))

/**
 * A large file, read in a thread that lets others go first on the processor and gives its memory back.
 * V8 keeps the pages that a thread has at its end for eight seconds, beside those of the next file.
 */
export const readFileInThread: typeof thread.readFileInThread = async (task) => {
  const outcome = await thread.readFileInThread(task)
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  return outcome
}
