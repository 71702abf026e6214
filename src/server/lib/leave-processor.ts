import { constants, getPriority, platform, setPriority } from 'node:os'

const lowPriority = constants.priority.PRIORITY_LOW

/**
 * Lets everything else go first on the processor, in a worker thread for as long as it lives. Only Linux has priorities of threads: elsewhere
 * it would be that of the process, which answers calls, and nothing is changed.
 */
export function leaveProcessor(): void {
  if (platform() === 'linux' && getPriority() < lowPriority) setPriority(lowPriority)
}
