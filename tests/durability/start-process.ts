import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { programFile } from '#tests/setup/program-file.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { descendantsOf, signalAll } from './process-tree.ts'

const program = fileURLToPath(new URL('database-process.ts', import.meta.url))

export type DatabaseProcess = AsyncDisposable & {
  pid: number
  /** All lines that it printed. */
  lines: string[]
  tell: (line: 'go' | 'pause' | 'stop') => void
  /** Waits for a line from `from` on, and gives its index. Rejects when the process ends without it. */
  waitFor: (matches: (line: string) => boolean, from?: number) => Promise<number>
  exited: Promise<void>
}

type Options = {
  identity?: { uid?: number; gid?: number }
  /** The words before the command. */
  prefix?: readonly string[]
}

/** Starts the program `database-process.ts` on a data folder, in a process of its own. */
export function startProcess(dataDir: string, { identity, prefix = [] }: Options = {}): DatabaseProcess {
  const [file, ...args] = [...prefix, process.execPath, programFile(program), dataDir]
  const child = spawnForTest(file, args, identity)
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const wake = (): void => {
    for (const look of waiting) look()
  }
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line)
      wake()
    })
  }
  child.stdin.on('error', () => undefined)
  let ended = false
  const exited = untilExit(child).finally(() => {
    ended = true
    wake()
  })
  const pid = child.pid ?? 0
  return {
    pid,
    lines,
    tell: (line) => void child.stdin.write(`${line}\n`),
    waitFor: async (matches, from = 0) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      let next = from
      const look = (): void => {
        for (; next < lines.length; next++) if (matches(lines[next] ?? '')) return resolve(next)
        if (ended) reject(new Error(`The process ended:\n${lines.slice(-20).join('\n')}`))
      }
      waiting.add(look)
      look()
      return promise.finally(() => waiting.delete(look))
    },
    exited,
    async [Symbol.asyncDispose]() {
      if (!ended) signalAll([pid, ...(await descendantsOf(pid))], 'SIGKILL')
      await exited
    },
  }
}

/** Settles when the process has ended and all it printed was read. */
async function untilExit(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('error', () => resolve())
  child.once('close', () => resolve())
  return promise
}
