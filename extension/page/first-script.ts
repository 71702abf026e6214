import type { BrowserApi } from '../browser/api.ts'

/**
 * This script is the first one of the extension in its page: a second one would answer everything twice. Only
 * this extension sees the mark, since it has a world of its own, and an update begins another world.
 */
export function isFirstScript(): boolean {
  const marks: Window & { hasPrecis?: boolean } = window
  const isFirst = marks.hasPrecis !== true
  marks.hasPrecis = true
  return isFirst
}

/** The extension is gone while its script stays in the page: it was updated, switched off or removed. */
export function isCutOff({ runtime }: Pick<BrowserApi, 'runtime'>): boolean {
  const { id }: { id?: string } = runtime
  return id === undefined
}
