import type { BrowserApi } from '../browser/api.ts'
import type { Surroundings } from '../reading/surroundings.ts'

/**
 * Begins in the page, where this script is the first one of the extension: a second one would answer
 * everything twice. Only this extension sees the mark, since it has a world of its own, and an update begins
 * another world.
 */
export function beginInPage(begin: (around: Omit<Surroundings, 'loadedCaptions'>) => void): void {
  const marks: Window & { hasPrecis?: boolean } = window
  if (marks.hasPrecis === true) return
  marks.hasPrecis = true
  begin({
    document,
    address: () => location.href,
    fetch: (address, init) => fetch(address, init),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
}

/** The extension is gone while its script stays in the page: it was updated, switched off or removed. */
export function isCutOff({ runtime }: Pick<BrowserApi, 'runtime'>): boolean {
  const { id }: { id?: string } = runtime
  return id === undefined
}
