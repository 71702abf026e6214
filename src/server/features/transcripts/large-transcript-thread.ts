import { constants } from 'node:os'
import { lowerPriority } from '#server/lib/lower-priority.ts'

// Not the lowest: a caller waits for it, also where other programs are at work.
lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Loaded only then, since that is most of what the start of a thread takes.
const thread = await import('./transcript-thread.ts')

/** Reads a large file in a thread that lets others go first on the processor. */
export const readFileInThread = thread.readFileInThread
