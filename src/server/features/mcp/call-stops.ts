import { hash } from 'node:crypto'
import { callStopsChannel } from '#server/features/summaries/service.ts'
import type { RunNotifications } from '#server/features/summaries/service.ts'

/** Names one call of an agent: the key that it is made with, its session as it says, and the id of its request. */
export type CallName = { keyId: string; session: string; requestId: unknown }

/** The calls that this process answers, and the way to end those that any process answers. */
export type CallStops = {
  /** Adds a call; gives the function that takes it away. */
  add: (call: CallName, stop: () => void) => () => void
  /** Ends a call of this name, wherever it is answered. */
  stop: (call: CallName) => void
  close: () => void
}

/** Listens for the calls that are to end. */
export function createCallStops(notifications: RunNotifications): CallStops {
  const running = new Map<string, () => void>()
  const close = notifications.listen(callStopsChannel, {
    onNotification: (name) => running.get(name)?.(),
    onReady: () => undefined,
  })
  return {
    add: (call, stop) => {
      const name = nameOf(call)
      running.set(name, stop)
      return () => {
        if (running.get(name) === stop) running.delete(name)
      }
    },
    stop: (call) => notifications.notify(callStopsChannel, nameOf(call)),
    close,
  }
}

/** Of the same length whatever an agent calls its requests. */
function nameOf({ keyId, session, requestId }: CallName): string {
  return hash('sha256', JSON.stringify([keyId, session, requestId]))
}
