import type { NumberedEvent } from './events.ts'

/** The events of one run in this process: read once, however many follow. */
export type RunFeed = {
  followers: number
  /** Has new events read; `seq` is the newest number known of, `null` when none is known. */
  look: (seq: number | null) => void
  /** The events after `seq`, those to come included, until the run ends or the signal aborts. */
  follow: (seq: number, signal: AbortSignal) => AsyncGenerator<NumberedEvent>
}

type Read = (after: number) => Promise<NumberedEvent[]>

/** Makes the feed of a run; `read` gives the events after a number. */
export function createRunFeed(read: Read, onFailure: (error: unknown) => void): RunFeed {
  const events: NumberedEvent[] = []
  let news = Promise.withResolvers<void>()
  let isReading = false
  let isDue = false
  let heardOf = 0
  const lastSeq = (): number => events.at(-1)?.id ?? 0

  function look(seq: number | null): void {
    if (seq === null) isDue = true
    else heardOf = Math.max(heardOf, seq)
    if (!isReading) readAll().catch(onFailure)
  }

  async function readAll(): Promise<void> {
    isReading = true
    try {
      while (!isEnd(events.at(-1)) && (isDue || heardOf > lastSeq())) {
        isDue = false
        const fresh = await read(lastSeq())
        events.push(...fresh)
        if (fresh.length === 0) heardOf = lastSeq()
        const { resolve } = news
        news = Promise.withResolvers<void>()
        resolve()
      }
    } finally {
      isReading = false
    }
  }

  async function* follow(seq: number, signal: AbortSignal): AsyncGenerator<NumberedEvent> {
    const aborted = whenAborted(signal)
    try {
      for (let at = 0; !signal.aborted;) {
        const { promise: more } = news
        const event = events[at]
        if (event !== undefined) {
          at += 1
          if (event.id > seq) yield event
        } else if (isEnd(events.at(-1))) {
          return
        } else {
          await Promise.race([more, aborted.promise])
        }
      }
    } finally {
      aborted.forget()
    }
  }

  return { followers: 0, look, follow }
}

function isEnd(last: NumberedEvent | undefined): boolean {
  return last?.event === 'done' || last?.event === 'problem'
}

function whenAborted(signal: AbortSignal): { promise: Promise<void>; forget: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const settle = (): void => resolve()
  signal.addEventListener('abort', settle, { once: true })
  if (signal.aborted) settle()
  return { promise, forget: () => signal.removeEventListener('abort', settle) }
}
