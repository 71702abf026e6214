import { randomUUID } from 'node:crypto'
import type { Log } from '#server/lib/log.ts'

type SendingOptions<Target> = {
  log: Log
  /** The name of the targets in the log. */
  about: string
  /** Claims at most so many targets for this process. */
  claim: (owner: string, limit: number) => Promise<Target[]>
  /** Sends what is due to one target, and lets go of it. @throws the reason of the signal when it aborts */
  send: (target: Target, owner: string, signal: AbortSignal) => Promise<void>
  /** The number of targets that this process sends to at once. */
  concurrency?: number | undefined
  /** The interval in ms at which it looks for due ones. */
  pollMs?: number | undefined
}

/** Sends what is due to targets, as one of any number of processes. */
export type Sending = {
  /** Takes no more, aborts what is being sent, which counts no attempt, and waits for it. */
  stop: () => Promise<void>
}

const defaultConcurrency = 8
const defaultPollMs = 1000

/** Starts sending what is due. */
export function startSending<Target>(options: SendingOptions<Target>): Sending {
  const { log, about, claim, send, concurrency = defaultConcurrency, pollMs = defaultPollMs } = options
  const owner = randomUUID()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  let taking: Promise<void> | null = null

  async function take(): Promise<void> {
    const room = concurrency - running.size
    if (room <= 0 || stopping.signal.aborted) return
    for (const target of await claim(owner, room)) begin(target)
  }

  function begin(target: Target): void {
    const work = send(target, owner, stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) report(error)
      })
      .finally(() => {
        running.delete(work)
        takeMore()
      })
    running.add(work)
  }

  function takeMore(): void {
    taking ??= take()
      .catch(report)
      .finally(() => {
        taking = null
      })
  }

  function report(error: unknown): void {
    log.warn({ err: error }, `${about} could not be sent to`)
  }

  const poll = setInterval(takeMore, pollMs)
  return {
    stop: async () => {
      clearInterval(poll)
      stopping.abort()
      await taking
      await Promise.all(running)
    },
  }
}
