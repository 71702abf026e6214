import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { programFile } from '#tests/setup/program-file.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { isRunning, signalAll } from '../process-tree.ts'
import type { NodeOrders } from './node-process.ts'

const program = fileURLToPath(new URL('node-process.ts', import.meta.url))

/** A node in a process of its own, killed when its scope ends. */
export type NodeProcess = AsyncDisposable & {
  pid: number
  origin: string
  /** All lines that it printed. */
  lines: string[]
}

/** Starts a node and waits until it answers. Outside of a test `spawnNode` has to be given. */
export async function startNodeProcess(
  orders: NodeOrders,
  spawnNode?: (file: string, args: readonly string[]) => ChildProcessWithoutNullStreams,
): Promise<NodeProcess> {
  const given = JSON.stringify(orders)
  const child =
    spawnNode === undefined
      ? spawnForTest(process.execPath, [programFile(program), given])
      : spawnNode(process.execPath, [program, given])
  const pid = child.pid ?? 0
  const closed = once(child, 'close')
  const lines: string[] = []
  const ready = Promise.withResolvers<string>()
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line)
      const port = /^ready (\d+)$/.exec(line)?.[1]
      if (port !== undefined) ready.resolve(`http://127.0.0.1:${port}`)
    })
  }
  void closed.then(() => ready.reject(new Error(`The node ended:\n${lines.join('\n')}`)))
  return {
    pid,
    lines,
    origin: await ready.promise,
    async [Symbol.asyncDispose]() {
      if (await isRunning(pid)) signalAll([pid], 'SIGKILL')
      await closed
    },
  }
}
