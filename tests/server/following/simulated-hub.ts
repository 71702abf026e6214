import type { FeedHubs, HubRequest } from '#server/ports/feeds.ts'
import { createHub } from '#tests/fakes/feeds/hub.ts'
import { chanceOf, simulatedChannels } from './simulated-days.ts'
import type { SimulatedDays } from './simulated-days.ts'

const hour = 3_600_000

/** The hub of the simulated days. */
export type HubOfDays = {
  hubs: FeedHubs
  /** Does what it does in an hour; what it is answered is right, or this throws. */
  act: () => Promise<void>
  /** The number of its pushes that were taken, and how many that it did not sign were refused. */
  counts: { accepted: number; refused: number }
}

/**
 * Plays a hub of a seed: for the first day it loses a third of what it should push and of what it should ask
 * back, for two days it is silent, and then it floods with what is new, what is old and what is forged.
 */
export function simulateHub(
  days: SimulatedDays,
  { seed, start }: { seed: number; start: number },
  reach: Parameters<typeof createHub>[0],
): HubOfDays {
  const chance = chanceOf(seed + 2)
  const hub = createHub(reach)
  const confirmed = new Map<string, HubRequest>()
  const unanswered: HubRequest[] = []
  const counts = { accepted: 0, refused: 0 }
  const phase = (): 'losing' | 'silent' | 'flooding' => {
    const hours = (days.clock.now - start) / hour
    if (hours <= 24) return 'losing'
    return hours <= 72 ? 'silent' : 'flooding'
  }

  async function askBack(): Promise<void> {
    for (const request of unanswered.splice(0)) {
      if (phase() === 'silent' || chance() < 0.33) continue
      const { status } = await hub.askBack(request)
      if (status !== 200) throw new Error(`The challenge was answered ${status}`)
      confirmed.set(request.topic, request)
    }
  }

  async function push(request: HubRequest, headers?: Record<string, string>): Promise<void> {
    const { status } = await hub.push(request, Buffer.from(`<feed>${request.topic}</feed>`), headers)
    const isForged = headers !== undefined
    if (status !== (isForged ? 403 : 204)) throw new Error(`A push was answered ${status}`)
    counts[isForged ? 'refused' : 'accepted'] += 1
  }

  return {
    counts,
    hubs: { ...hub, subscribe: async (_url, request) => void unanswered.push(request) },
    act: async () => {
      await askBack()
      const all = [...confirmed.values()]
      if (phase() === 'losing') {
        for (const request of all) if (hasNews(days, request) && chance() >= 0.33) await push(request)
      }
      if (phase() !== 'flooding') return
      const forged = { 'x-hub-signature': `sha1=${'0'.repeat(40)}` }
      await Promise.all(
        all.flatMap((request) =>
          Array.from({ length: 4 }, () => [push(request), push(request, forged)]).flat(),
        ),
      )
    },
  }
}

/** Tells whether the channel of a subscription published something in the last hour. */
function hasNews({ published, clock }: SimulatedDays, { topic }: HubRequest): boolean {
  const channel = simulatedChannels.findIndex((id) => topic.endsWith(id)) + 1
  return published(channel).some(({ atMs }) => atMs > clock.now - hour)
}
