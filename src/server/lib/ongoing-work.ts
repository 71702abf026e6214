/** Work of this process that outlives the call that began it. */
export type OngoingWork = {
  /** Aborts when the process stops. */
  signal: AbortSignal
  /** Keeps track of work, and gives it. */
  keep: <T>(work: Promise<T>) => Promise<T>
  /** Ends what is at work, and resolves when it has ended. */
  stop: () => Promise<void>
}

/** Begins with none; what fails after its call went away is nobody's. */
export function createOngoingWork(): OngoingWork {
  const stopping = new AbortController()
  const atWork = new Set<Promise<unknown>>()
  return {
    signal: stopping.signal,
    keep: (work) => {
      const ended = work.then(
        () => undefined,
        () => undefined,
      )
      atWork.add(ended)
      void ended.then(() => atWork.delete(ended))
      return work
    },
    stop: async () => {
      stopping.abort(new DOMException('The server stops', 'AbortError'))
      await Promise.all(atWork)
    },
  }
}
