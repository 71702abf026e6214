import { getPriority, platform, setPriority } from 'node:os'

/**
 * Lets what has a lower number than `priority`, one of `constants.priority` of `node:os`, go first on the
 * processor for as long as the calling thread lives. Only Linux has priorities of threads: elsewhere it would
 * be that of the process, which answers calls, and nothing is changed.
 */
export function lowerPriority(priority: number): void {
  if (platform() === 'linux' && getPriority() < priority) setPriority(priority)
}
