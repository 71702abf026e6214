import { isAsset } from '#product/interface-languages.ts'
import { buildHeader } from '#product/offline.ts'
import { answerFile, answerPage, dropOtherBuilds, storedBuild } from './app-files.ts'
import { accountCall, changedResult, changesReader, isStored, listedIds, summaryId, textOf } from './calls.ts'
import type { ResultChange } from './calls.ts'
import { fillLibrary, lastResults, pause, storeRead } from './fill-library.ts'
import {
  forgetLibrary,
  hasAnswer,
  isPassing,
  libraryGeneration,
  readAnswer,
  removeResult,
  setOwner,
  storeAnswer,
} from './library.ts'

/**
 * The service worker: pages and answers come from the network, and from the browser where there is none. It
 * belongs to no build, so that one serves pages of several. A new one waits until all pages are closed, and
 * has nothing to do as it takes over: a page that is asked for meanwhile would wait for that.
 */

/** The time in ms after which the server has a change, and a page what it reads for itself. */
const settledMs = 2000
const callTimeoutMs = 30_000
/** The time in ms after which a stored page stands in for one that the network is slow to bring. */
const pageTimeoutMs = 10_000
/** The build of the server that answered last: what it answers is stored for pages of that build. */
let servedBuild: string | null = null

// The first page of a browser is open before there is a worker.
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined))
  if (origin !== location.origin) return
  if (changesReader(request.method, pathname)) return later(forgetLibrary())
  const changed = changedResult(request.method, pathname)
  if (changed !== null) return later(followChange(changed))
  if (request.method !== 'GET') return
  if (isAsset(pathname)) return event.respondWith(answerFile(request))
  if (isStored(pathname)) return event.respondWith(answerCall(request, pathname + search, later))
  const isPage = request.mode === 'navigate' && !pathname.startsWith('/api/') && !pathname.includes('.')
  if (isPage) event.respondWith(showPage(request))
})

async function showPage(request: Request): Promise<Response> {
  const answered = fetch(request)
  const inTime = await Promise.race([answered.catch(() => null), pause(pageTimeoutMs)])
  return inTime ?? (await answerPage(request)) ?? (await answered)
}

async function answerCall(
  request: Request,
  address: string,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const begun = libraryGeneration()
  try {
    const answer = await fetch(request)
    const build = answer.headers.get(buildHeader)
    if (build !== null && build !== servedBuild) later(followBuild(build))
    // A copy that nobody reads would hold the answer, and with it this worker.
    later(takeRead(address, isToStore(answer) ? answer.clone() : answer, begun))
    return answer
  } catch (error) {
    const now = Date.now()
    const isFirstPage =
      address.startsWith('/api/history?q=&sort=newest&limit=') && !address.includes('cursor')
    const shown = await storedBuild()
    const known =
      (await readAnswer(address, shown, now)) ??
      (isFirstPage ? await readAnswer(lastResults, shown, now) : null)
    if (known === null) throw error
    return known
  }
}

/** The answer is one of ours, and no refusal. A stranger on the way names no build. */
function isToStore(answer: Response): boolean {
  return answer.ok && answer.headers.has(buildHeader)
}

/** Takes what a page was answered; of a result that is read in it the rest is stored too. */
async function takeRead(address: string, answer: Response, begun: number): Promise<void> {
  await takeAnswer(address, answer, begun)
  const id = summaryId(address)
  if (id === null || !(await hasAnswer(address, servedBuild))) return
  await pause(settledMs)
  if (begun === libraryGeneration()) await storeRead(id, servedBuild, readAndStore)
}

/** Stores what the server answered, and does what follows from it. */
async function takeAnswer(address: string, answer: Response, begun: number): Promise<void> {
  const path = new URL(address, location.origin).pathname
  if (answer.status === 401 && answer.headers.has(buildHeader)) return await forgetLibrary()
  const id = summaryId(path)
  if (id !== null && (answer.status === 404 || answer.status === 410)) return await removeResult(id)
  if (!isToStore(answer) || (await isPassing(address, answer))) return
  if (path.startsWith('/api/thumbnails/'))
    return await storeAnswer({ address, answer, begun, now: Date.now() })
  const content: unknown = await answer.clone().json()
  if (path === accountCall)
    await setOwner(textOf(content, 'id') ?? '', textOf(content, 'deletionAt') !== null)
  await storeAnswer({
    address,
    answer,
    begun: path === accountCall ? libraryGeneration() : begun,
    now: Date.now(),
  })
  const ids = listedIds(path, content)
  if (ids.length > 0) await fillLibrary(ids, servedBuild, readAndStore)
  else if (path === accountCall && !(await hasAnswer(lastResults, servedBuild)))
    await readAndStore(lastResults)
}

async function readAndStore(address: string): Promise<boolean> {
  const begun = libraryGeneration()
  const answer = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(callTimeoutMs),
  })
  const { ok } = answer
  await takeAnswer(address, answer, begun)
  return ok
}

/** Stores a result that was shown or changed, once the server has the change. */
async function followChange({ id, part }: ResultChange): Promise<void> {
  if (part === null) {
    const wasSignedIn = await hasAnswer(lastResults, servedBuild)
    await removeResult(id)
    await pause(settledMs)
    await readAndStore(wasSignedIn ? lastResults : '/api/recent')
    return
  }
  await pause(settledMs)
  if (part === 'highlights') await readAndStore(`/api/history/${id}/highlights`)
  await storeRead(id, servedBuild, readAndStore)
}

/** The server has a build: no page of another is shown any more, and those that are open get its id. */
async function followBuild(build: string): Promise<void> {
  servedBuild = build
  for (const page of await clients.matchAll()) page.postMessage(build, {})
  await dropOtherBuilds(build)
}
