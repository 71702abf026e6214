import { constants, getPriority, platform, setPriority } from 'node:os'

const lowPriority = constants.priority.PRIORITY_LOW

// This thread lets everything else go first on the processor for as long as it lives. Only Linux has priorities of threads: elsewhere it
// would be that of the process, which answers calls, and nothing is changed.
if (platform() === 'linux' && getPriority() < lowPriority) setPriority(lowPriority)

// Loaded only then, since that is most of what the start of a thread takes.
const { findLongPassagesInThread: find } = await import('./passage-thread.ts')

/** Finds passages of long transcripts in a thread that takes what all others leave of the processor. */
export const findLongPassagesInThread = find
