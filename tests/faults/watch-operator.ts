import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { System } from '#tests/system/start-system.ts'

/** What an operator saw while a fault lasted. */
export type Seen = {
  /** How often each warning or error was logged, by its message. */
  logged: ReadonlyMap<string, number>
  /** What `/readyz` answered when it was not 200, on any node. */
  unready: ReadonlySet<string>
}

const pollMs = 250
const timeoutMs = 2000
const lineSchema = z.object({ msg: z.string() })

/** The message of a line of the log; `null` for what is none. */
export function messageOf(line: string): string | null {
  if (!line.startsWith('{')) return null
  return lineSchema.safeParse(JSON.parse(line)).data?.msg ?? null
}

/** Reads the logs of all nodes and asks whether they are ready, until it is ended. */
export function watchOperator({ nodes }: System): { end: () => Promise<Seen> } {
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
      const counts = Map.groupBy(messages, (message) => message)
      return { unready, logged: new Map([...counts].map(([message, each]) => [message, each.length])) }
    },
  }
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
