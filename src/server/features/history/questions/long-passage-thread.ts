import { constants } from 'node:os'
import { lowerPriority } from '#server/lib/lower-priority.ts'

lowerPriority(constants.priority.PRIORITY_LOW)

// Loaded only then, since that is most of what the start of a thread takes.
const { findLongPassagesInThread: find } = await import('./passage-thread.ts')

/** Finds passages of long transcripts in a thread that takes what all others leave of the processor. */
export const findLongPassagesInThread = find
