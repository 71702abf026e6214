import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A program that runs beside this one. */
export type Program = AsyncDisposable & {
  pid: number
  /** The match of the line that said that it is ready. */
  ready: RegExpExecArray
  /** All lines that it printed. */
  lines: string[]
  send: (message: number) => void
  /** Collects the garbage of a program that was started with `collection-process.ts`. */
  collect: () => Promise<void>
  kill: (signal: NodeJS.Signals) => void
  exited: Promise<unknown>
}

type Options = {
  args?: readonly string[]
  /** The command in front of Node's own, which ends with it. */
  launcher?: readonly string[]
  env?: NodeJS.ProcessEnv
  isReady: RegExp
  cwd?: string
}

/** Starts a program of Node and waits for the line by which it is ready. @throws Error when it ends before */
export async function startProgram(file: string, options: Options): Promise<Program> {
  const { args = [], launcher = [], env = {}, isReady, cwd } = options
  const [command = process.execPath, ...rest] = [...launcher, process.execPath, file, ...args]
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env,
    cwd,
  })
  const exited = once(child, 'exit')
  const lines: string[] = []
  const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>()
  for (const output of [child.stdout, child.stderr]) {
    if (output === null) continue
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line)
      const match = isReady.exec(line)
      if (match !== null) resolve(match)
    })
  }
  void exited.then(() => reject(new Error(`${file} ended:\n${lines.slice(-20).join('\n')}`)))
  const kill = (signal: NodeJS.Signals): void => void child.kill(signal)
  return {
    pid: child.pid ?? 0,
    ready: await promise,
    lines,
    send: (message) => void child.send(message),
    collect: async () => {
      const collected = once(child, 'message')
      child.send('collect')
      await collected
    },
    kill,
    exited,
    async [Symbol.asyncDispose]() {
      kill('SIGKILL')
      await exited
    },
  }
}
