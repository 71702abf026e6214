import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { System } from '#drills/system/start-system.ts'

/** The signs that an operator saw while a fault lasted. */
export type Seen = {
  /** The number of times that each warning or error was logged, by its message. */
  logged: ReadonlyMap<string, number>
  /** The answer of `/readyz` when it was not 200, on any node. */
  unready: ReadonlySet<string>
  /** By how much the counters of refusals and failures grew, over all nodes. */
  counted: ReadonlyMap<string, number>
}

const pollMs = 250
const timeoutMs = 2000
/** Counters that an operator has alerts on. A node that was started again begins at 0. */
const watchedCounters = /^precis_(refusals|storage_failures)_total\{code="(\w+)"\} (\d+)$/gm
const lineSchema = z.object({ msg: z.string() })

/** The message of a line of the log; `null` for what is none. */
export function messageOf(line: string): string | null {
  if (!line.startsWith('{')) return null
  return lineSchema.safeParse(JSON.parse(line)).data?.msg ?? null
}

/** Reads the logs of all nodes and asks whether they are ready, until it is ended. */
export async function watchOperator({ nodes }: System): Promise<{ end: () => Promise<Seen> }> {
  const counts = await Promise.all(nodes.map(({ origin }) => readCounters(origin)))
  const logs = nodes.map(({ lines }) => ({ lines, from: lines.length }))
  const unready = new Set<string>()
  const ended = new AbortController()
  const watching = Promise.all(
    nodes.map(async (_node, index) => {
      while (!ended.signal.aborted) {
        const status = await statusOf(`${nodes[index]?.origin}/readyz`)
        if (status !== '200') unready.add(status)
        await pause(pollMs)
      }
    }),
  )
  return {
    end: async () => {
      ended.abort()
      await watching
      const current = nodes.map(({ lines }) => ({ lines, from: 0 }))
      const all = new Map([...current, ...logs].map((log) => [log.lines, log.from]))
      const messages = [...all].flatMap(([lines, from]) =>
        lines.slice(from).flatMap((line) => messageOf(line) ?? []),
      )
      const groups = Map.groupBy(messages, (message) => message)
      const counted = new Map<string, number>()
      for (const [index, { origin }] of nodes.entries()) {
        for (const [metric, after] of await readCounters(origin)) {
          const before = counts[index]?.get(metric) ?? 0
          const growth = after < before ? after : after - before
          if (growth > 0) counted.set(metric, (counted.get(metric) ?? 0) + growth)
        }
      }
      const logged = new Map([...groups].map(([message, each]) => [message, each.length]))
      return { unready, counted, logged }
    },
  }
}

/** The watched counters of a node; none where it does not answer. */
async function readCounters(origin: string): Promise<Map<string, number>> {
  const response = await fetch(`${origin}/metrics`).catch(() => null)
  const found = (await response?.text())?.matchAll(watchedCounters) ?? []
  return new Map([...found].map(([, name, code, value]) => [`${name} ${code}`, Number(value)]))
}

/** The status of an answer, or that there was none. */
export async function statusOf(url: string): Promise<string> {
  return await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    async (response) => {
      await response.body?.cancel()
      return `${response.status}`
    },
    () => 'no answer',
  )
}
