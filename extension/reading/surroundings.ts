/** The dependencies of reading a page. Tests pass their own. */
export type Surroundings = {
  document: Document
  /** The address of the page, as it is now. */
  address: () => string
  fetch: (address: string, init: RequestInit) => Promise<Response>
  /** The addresses of captions that the player of the page loaded, newest first. */
  loadedCaptions: () => readonly string[]
  /** Resolves after some ms. */
  wait: (ms: number) => Promise<void>
}

/** Captions of a day take a while. */
const fetchTimeoutMs = 15_000
/** As many as the server reads of YouTube. */
const maxBytes = 24 * 1024 * 1024

/** The text at an address of the page's own site; `null` where it fails, is empty or too large. */
export async function fetchText(
  { fetch }: Pick<Surroundings, 'fetch'>,
  address: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const response = await fetch(address, {
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(fetchTimeoutMs)]),
    })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > maxBytes) return null
    const text = await response.text()
    return text === '' || text.length > maxBytes ? null : text
  } catch {
    signal.throwIfAborted()
    return null
  }
}

const stepMs = 100

/** The first thing that is found; `null` where nothing is within so many ms. @throws the signal's reason */
export async function waitFor<T>(
  { wait }: Pick<Surroundings, 'wait'>,
  find: () => T | null,
  { maxMs, signal }: { maxMs: number; signal: AbortSignal },
): Promise<T | null> {
  for (let waited = 0; waited < maxMs; waited += stepMs) {
    const found = find()
    if (found !== null) return found
    await wait(stepMs)
    signal.throwIfAborted()
  }
  return null
}
