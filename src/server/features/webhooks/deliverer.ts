import { randomUUID } from 'node:crypto'
import type { Log } from '#server/db/log.ts'
import { sendDelivery } from './send-delivery.ts'
import type { SendingDeps } from './send-delivery.ts'
import { claimWebhooks } from './sending-repo.ts'
import type { ClaimedWebhook } from './sending-repo.ts'

type Options = SendingDeps & {
  log: Log
  /** How many webhooks this process sends to at once. */
  concurrency?: number
  /** How often it looks for due ones, in ms. */
  pollMs?: number
}

/** Sends what is due to webhooks, as one of any number of processes. */
export type Deliverer = {
  /** Takes no more, aborts what is being sent, which counts no attempt, and waits for it. */
  stop: () => Promise<void>
}

const defaultConcurrency = 8
const defaultPollMs = 1000

/** Starts sending what is due. */
export function startDeliverer({ log, ...options }: Options): Deliverer {
  const { db, concurrency = defaultConcurrency, pollMs = defaultPollMs } = options
  const owner = randomUUID()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  let taking: Promise<void> | null = null

  async function take(): Promise<void> {
    const room = concurrency - running.size
    if (room <= 0 || stopping.signal.aborted) return
    for (const webhook of await claimWebhooks(db, owner, room)) begin(webhook)
  }

  function begin(webhook: ClaimedWebhook): void {
    const work = sendDelivery(options, { webhook, owner }, stopping.signal)
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
    log.warn({ err: error }, 'webhooks could not be sent to')
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
