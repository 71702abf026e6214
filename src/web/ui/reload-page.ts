import { storeTypedLink } from './typed-link.ts'

/**
 * Loads the page again where the server has its files, and then never resolves; else does nothing. Chromium
 * remembers that a file did not load (whatwg/html #6768), so that only a new page gets it. What stands in the
 * field for a link stays.
 */
export async function reloadIfServed(): Promise<void> {
  const isServed = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isServed) return
  storeTypedLink()
  location.reload()
  await new Promise(() => undefined)
}
