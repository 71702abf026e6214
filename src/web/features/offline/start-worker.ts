import { languageTag } from '#messages/language.ts'
import { offlineTexts } from '#messages/offline-texts.ts'
import {
  appCachePrefix,
  appFilesName,
  buildHeader,
  fullCache,
  shellEntry,
  workerAddress,
} from '#product/offline.ts'
import { api } from '#web/api/api.ts'
import { isPerhapsSignedIn } from '#web/session/account-state.ts'
import { pageAddress } from '#web/session/page-address.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { storeTypedLink } from '#web/ui/typed-link.ts'
import { putWithRoom } from '#web/worker/room.ts'

let isStarted = false

/**
 * Has the browser keep the application and the reader's last results. Where it can't, as on plain http or in
 * a private window, everything else works as before.
 */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in globalThis)) return
  try {
    if (!hasResults()) return
    if (!isStarted) await register()
    await keepApplication()
  } catch {
    // The disk is full or the connection is lost: the next page tries again.
  }
}

async function register(): Promise<void> {
  isStarted = true
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  if (isFirst) {
    const handleFirst = (): void => void readUnseen().catch(() => undefined)
    serviceWorker.addEventListener('controllerchange', handleFirst, { once: true })
  }
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== document.documentElement.dataset['build']) followUpdate()
  })
  await serviceWorker.register(workerAddress)
}

/** The first worker of a browser has not seen what its page read before, and stores only what it sees. */
async function readUnseen(): Promise<void> {
  if (isPerhapsSignedIn()) await api('GET /api/auth/user')
  await api('GET /api/recent', { query: {} })
}

/** Offers to reload a page that is older than the server; what is typed stays until the reader does. */
function followUpdate(): void {
  keepApplication({ isUpdated: true }).catch(() => undefined)
  showToast({
    title: offlineTexts.updated,
    action: {
      label: offlineTexts.reload,
      onSelect: () => {
        storeTypedLink()
        location.reload()
      },
    },
  })
}

/**
 * Stores the application in the browser, as far as it is not stored: the document without its page, the files
 * that the home page has loaded, and those that results are read with. After an update it is that of the new
 * version.
 */
async function keepApplication({ isUpdated = false } = {}): Promise<void> {
  const built = document.documentElement.dataset
  const known = await caches.open(appCachePrefix + (built['build'] ?? ''))
  const isStored = !isUpdated && (await known.match(shellEntry(languageTag))) !== undefined
  const list = pageAddress(`/${appFilesName}`)
  if (isStored && (await known.match(list)) !== undefined) return
  // A new version tries the disk again.
  if (!isStored) await caches.delete(fullCache)
  const cache = isStored ? known : await storeShell()
  if (cache !== null) await storeListed(cache, list)
}

/** This browser has results, or the application was installed. */
function hasResults(): boolean {
  const isInstalled = matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches
  return isPerhapsSignedIn() || localStorage.getItem('recentVideos') !== null || isInstalled
}

/** Stores the document and its files; gives the cache of its build, `null` where it has none. */
async function storeShell(): Promise<Cache | null> {
  const answer = await fetch(pageAddress('/'), { headers: { accept: 'text/html' } })
  const build = answer.headers.get(buildHeader)
  if (!answer.ok || build === null) return null
  const html = await answer.text()
  const named = [...html.matchAll(/(?:src|href|url)(?:="|\()"?([^"()]+)/g)].map(([, name = '']) => name)
  // Of pages that sell or explain nothing is stored: their files would take the room of what is read.
  const isHome = location.pathname === pageAddress('/')
  const loaded = isHome
    ? performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    : []
  const cache = await caches.open(appCachePrefix + build)
  await storeFiles(
    cache,
    [...named, ...loaded].filter((name) => name.includes('/assets/')),
  )
  const headers = new Headers(answer.headers)
  // The text is decoded already.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  await putWithRoom(cache, shellEntry(languageTag), () => new Response(withoutPage(html), { headers }))
  return cache
}

/** The scripts make the page of the address where the document has none. */
function withoutPage(html: string): string {
  return html
    .replace(/(<div id="root">)[\s\S]*(<\/div>\s*<!--\/app-->)/, '$1$2')
    .replace(/<title>[^<]*<\/title>/, '')
}

async function storeListed(cache: Cache, list: string): Promise<void> {
  const answer = await fetch(list)
  const copy = answer.clone()
  const files: unknown = answer.ok ? await answer.json() : null
  if (!Array.isArray(files)) return
  await storeFiles(
    cache,
    files.filter((file) => typeof file === 'string'),
  )
  await putWithRoom(cache, list, () => copy.clone())
}

/** Stores files of the application; most of them are in the browser's other cache already. */
async function storeFiles(cache: Cache, files: readonly string[]): Promise<void> {
  for (const file of new Set(files)) {
    if ((await cache.match(file)) !== undefined) continue
    const answer = await fetch(file)
    if (answer.ok && answer.headers.has(buildHeader)) await putWithRoom(cache, file, () => answer.clone())
  }
}
