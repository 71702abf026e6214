/** The right to send a request, which one page has at a time, in all tabs together. */
type Claim = {
  /** Resolves once this page has it; rejects with the reason of the signal. */
  granted: Promise<void>
  release: () => void
}

/** The requests that this page sends or holds. */
const held = new Set<string>()

/** Whether this page itself cares for a request. */
export function isHeld(id: string): boolean {
  return held.has(id)
}

/** Claims a request; where the browser has no locks, two tabs may both send it, which the server answers as one. */
export function claimRequest(id: string, signal: AbortSignal): Claim {
  const granted = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  held.add(id)
  const hold = async (): Promise<void> => {
    granted.resolve()
    await released.promise
  }
  const release = (): void => {
    held.delete(id)
    released.resolve()
  }
  // Pages without https have none, whatever the types say.
  const locks: LockManager | null | undefined = navigator.locks
  if (locks) locks.request(`precis.unsent.${id}`, { signal }, hold).catch(granted.reject)
  else void hold()
  // Nobody may wait for it.
  granted.promise.catch(() => undefined)
  return { granted: granted.promise, release }
}
