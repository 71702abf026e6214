import { setTimeout as pause } from 'node:timers/promises'

const readyMs = 120_000
const pollMs = 200

/** Waits until the server at an origin takes calls. @throws when it takes too long */
export async function waitUntilReady(origin: string): Promise<void> {
  const until = Date.now() + readyMs
  while (Date.now() < until) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok === true) return
    await pause(pollMs)
  }
  throw new Error('The server did not become ready.')
}
