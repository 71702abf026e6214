import { languagePath, splitLanguage } from '#product/interface-languages.ts'
import { appCachePrefix, shellEntry } from '#product/offline.ts'

/** A file of the application whose name has its hash, from the browser where it has it. */
export async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request))
}

/** The build whose pages are shown without a connection: the last that was stored. */
export async function storedBuild(): Promise<string | null> {
  for (const name of (await appCaches()).toReversed()) {
    if ((await shellsOf(name)).length > 0) return name.slice(appCachePrefix.length)
  }
  return null
}

/**
 * The document of a page without the page in it, which the scripts then make; for an address without a
 * language, the way to the one that is stored.
 */
export async function answerPage({ url }: Request): Promise<Response | null> {
  const { pathname, search } = new URL(url)
  const cacheName = appCachePrefix + ((await storedBuild()) ?? '')
  const { tag, address } = splitLanguage(pathname)
  const found = await caches.match(shellEntry(tag), { cacheName })
  if (found !== undefined) return found
  const [other] = await shellsOf(cacheName)
  if (other === undefined) return null
  const otherTag = new URL(other.url).pathname.slice(shellEntry('').length)
  return Response.redirect(languagePath(otherTag) + address + search)
}

/**
 * Removes what is stored of all builds but that of the server. The last of them loses its documents alone:
 * its files serve pages that are open.
 */
export async function dropOtherBuilds(build: string): Promise<void> {
  const others = (await appCaches()).filter((name) => name !== appCachePrefix + build)
  for (const name of others.slice(0, -1)) await caches.delete(name)
  const last = others.at(-1)
  if (last === undefined) return
  const cache = await caches.open(last)
  for (const shell of await shellsOf(last)) await cache.delete(shell)
}

async function appCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(appCachePrefix))
}

async function shellsOf(cacheName: string): Promise<readonly Request[]> {
  if (!(await caches.has(cacheName))) return []
  const keys = await (await caches.open(cacheName)).keys()
  return keys.filter(({ url }) => new URL(url).pathname.startsWith(shellEntry('')))
}
