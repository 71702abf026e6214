import { useMutation, useQuery } from '@tanstack/react-query'
import { languageTag } from '#messages/language.ts'
import { storedHere } from '#messages/stored-here.ts'
import { fullCache, libraryCache, switchedOffCache } from '#product/offline.ts'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

const megabyte = 1_000_000

/** The size of what is stored, in the way of the page's language. */
function sizeText(bytes: number): string {
  const isSmall = bytes < megabyte
  const format = new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
  return format.format(isSmall ? Math.ceil(bytes / 1000) : bytes / megabyte)
}

/** Says what this browser stores to be read without a connection, with the way to have it deleted. */
export function StoredHere() {
  const { data, refetch } = useQuery({
    queryKey: ['stored-here'],
    queryFn: readStoredData,
    // The service worker stores while the page is open.
    staleTime: 0,
    refetchInterval: 5000,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: async (isOff: boolean) => (isOff ? await switchOn() : await switchOff()),
    onSettled: async () => await refetch(),
  })
  if (data === undefined) return <TextSkeleton label={storedHere.title} />
  if (data === null) return <p>{storedHere.impossible}</p>
  const { results, bytes, wasFull, isOff } = data
  return (
    <>
      <p aria-live="polite">{isOff ? storedHere.off : storedHere.stored(results, sizeText(bytes))}</p>
      {wasFull && <p className="mt-1 text-sm text-muted">{storedHere.full}</p>}
      <Button variant="secondary" className="mt-4" busy={isPending} onClick={() => mutate(isOff)}>
        {isOff ? storedHere.storeAgain : storedHere.remove}
      </Button>
    </>
  )
}

/** The facts of what this browser stores for its reader. */
type StoredData = {
  results: number
  bytes: number
  /** The browser had no more room for the oldest. */
  wasFull: boolean
  /** The reader wants nothing stored. */
  isOff: boolean
}

/** Counts what is stored; `null` where the browser stores nothing. */
async function readStoredData(): Promise<StoredData | null> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return null
  try {
    return await countStored()
  } catch {
    return null
  }
}

async function countStored(): Promise<StoredData> {
  const isOff = await caches.has(switchedOffCache)
  const data = { results: 0, bytes: 0, wasFull: await caches.has(fullCache), isOff }
  // To open it would make it.
  if (!(await caches.has(libraryCache))) return data
  const cache = await caches.open(libraryCache)
  for (const key of await cache.keys()) {
    const { pathname } = new URL(key.url)
    if (pathname.startsWith('/api/summaries/')) data.results += 1
    const entry = await cache.match(key, { ignoreVary: true })
    data.bytes += (await entry?.blob())?.size ?? 0
  }
  return data
}

/** Removes what is stored, and has nothing more stored. */
async function switchOff(): Promise<void> {
  await caches.open(switchedOffCache)
  for (const name of [libraryCache, fullCache]) await caches.delete(name)
}

/** Has results stored again, from the next that is read. */
async function switchOn(): Promise<void> {
  await caches.delete(switchedOffCache)
}
