import { constants } from 'node:os'
import { lowerPriority } from '#server/lib/lower-priority.ts'

// Not the lowest: beside busy programs a thread of that got no time at all, and its caller no answer.
lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Loaded only then, since that is most of what the start of a thread takes.
const { findLongPassagesInThread: find } = await import('./passage-thread.ts')

/** Finds passages of long transcripts in a thread that lets others go first on the processor. */
export const findLongPassagesInThread = find
