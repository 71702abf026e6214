import type { BrowserApi } from '../browser/api.ts'

/**
 * Whether this script is the first of the extension in its page: put in twice, it would answer twice. The mark is seen by this
 * extension alone, whose world is its own, and an update begins another world.
 */
export function isFirstScript(): boolean {
  const marks: Window & { hasPrecis?: boolean } = window
  const isFirst = marks.hasPrecis !== true
  marks.hasPrecis = true
  return isFirst
}

/** Whether the extension is gone from under this script: it was updated, switched off or removed, and the page goes on. */
export function isCutOff({ runtime }: Pick<BrowserApi, 'runtime'>): boolean {
  const { id }: { id?: string } = runtime
  return id === undefined
}
