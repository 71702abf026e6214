import { setTimeout as pause } from 'node:timers/promises'
import { problemSchema } from '#contract/problem.ts'
import { readLedger } from '#drills/system/ledger.ts'
import type { Ledger } from '#drills/system/ledger.ts'
import type { System } from '#drills/system/start-system.ts'
import { visit } from '#drills/system/visit.ts'
import type { Visit } from '#drills/system/visit.ts'
import { createBrowser } from '#tests/setup/follow.ts'
import { newText } from '#tests/setup/new-text.ts'
import type { Fault } from './fault-list.ts'
import { statusOf, watchOperator } from './watch-operator.ts'
import type { Seen } from './watch-operator.ts'

/** The outcome of a fault. */
export type Tried = {
  name: string
  visits: readonly Visit[]
  /** Codes to sign in with that were asked for, by what was shown. */
  codes: readonly string[]
  seen: Seen
  ledger: Ledger
  /**
   * From the end of the fault until a new visitor had a summary and all nodes were ready; `null` when it did
   * not come to that.
   */
  recoveredMs: number | null
}

const calmMs = 1500
const faultMs = 8000
const betweenVisitsMs = 400
const recoveryTimeoutMs = 120_000
const settleTimeoutMs = 60_000
/** Videos of the simulator that no other visitor wants. */
const videos = [
  'okRolling01',
  'manyTracks1',
  'namedTrack1',
  'chapters001',
  'chapterForm',
  'chapterBoth',
  'noTitle0001',
  'sparseTalk1',
  'storydeu-01',
  'storyeng-01',
  'storyspa-01',
  'storyfra-01',
  'storyita-01',
  'storyjpn-01',
  'storypor-01',
  'storyrus-01',
]

/** Has visitors come while something goes wrong, and counts what was promised and stored when all is over. */
export async function tryFault(fault: Fault, system: System, earlier: readonly Visit[]): Promise<Tried> {
  const load = startLoad(fault, system)
  await pause(calmMs)
  const watched = await watchOperator(system)
  await fault.inject(system)
  await pause(faultMs)
  await fault.heal?.(system)
  const healed = performance.now()
  const extra = await recover(system, healed)
  const seen = await watched.end()
  const { visits, codes } = await load.end()
  const all = [...visits, ...extra.visits]
  const ledger = await settled(system, [...earlier, ...all])
  return { name: fault.name, visits: all, codes, seen, ledger, recoveredMs: extra.recoveredMs }
}

function startLoad(fault: Fault, system: System) {
  const running: Promise<Visit>[] = []
  const codes: Promise<string>[] = []
  const ended = new AbortController()
  const origins = () => system.nodes.map(({ origin }) => origin)
  const coming = (async () => {
    const wantedVideos = videos.values()
    for (let turn = 0; !ended.signal.aborted; turn += 1) {
      const video = fault.wants === 'video' ? wantedVideos.next().value : undefined
      const wanted = video === undefined ? { text: newText() } : { videoUrl: `https://youtu.be/${video}` }
      // Every other one comes to the other node first.
      const ordered = () => (turn % 2 === 0 ? origins() : origins().toReversed())
      running.push(visit({ origins: ordered, wanted }))
      if (fault.wants === 'code') codes.push(askCode(ordered()[0] ?? '', turn))
      await pause(betweenVisitsMs)
    }
  })()
  return {
    end: async () => {
      ended.abort()
      await coming
      return { visits: await Promise.all(running), codes: await Promise.all(codes) }
    },
  }
}

async function askCode(origin: string, turn: number): Promise<string> {
  const response = await fetch(`${origin}/api/auth/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...createBrowser().headers() },
    body: JSON.stringify({ email: `sleeper-${turn}@example.org` }),
  })
  if (response.ok) return 'sent'
  return problemSchema.parse(await response.json()).code
}

/** Waits until every node is ready and serves a new visitor. */
async function recover(
  system: System,
  healed: number,
): Promise<{ visits: Visit[]; recoveredMs: number | null }> {
  const visits: Visit[] = []
  while (performance.now() - healed < recoveryTimeoutMs) {
    const states = await Promise.all(system.nodes.map(({ origin }) => statusOf(`${origin}/readyz`)))
    if (states.every((status) => status === '200')) {
      const each = system.nodes.map(({ origin }) =>
        visit({ origins: () => [origin], wanted: { text: newText() } }),
      )
      const came = await Promise.all(each)
      visits.push(...came)
      if (came.every(({ failure }) => failure === null))
        return { visits, recoveredMs: performance.now() - healed }
    }
    await pause(betweenVisitsMs)
  }
  return { visits, recoveredMs: null }
}

/** The promise once nothing is reserved any more, or the time for it is over. */
async function settled({ connection }: System, visits: readonly Visit[]): Promise<Ledger> {
  const until = performance.now() + settleTimeoutMs
  for (;;) {
    const ledger = await readLedger(connection, visits)
    if (ledger.open === 0 || performance.now() > until) return ledger
    await pause(betweenVisitsMs)
  }
}
