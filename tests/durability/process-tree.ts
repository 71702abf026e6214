import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { readProcessState } from '#server/db/embedded/stale-server.ts'

const pollMs = 10

/** The ids of a process's children, their children and so on. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => null)
    const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
    if (parent !== undefined) parents.set(Number(name), Number(parent))
  }
  const found = [pid]
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child)
  return found.slice(1)
}

/** Sends a signal to each that is still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/** Tells whether a process runs; one that ended and waits to be collected does not. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await readProcessState(pid)).state === 'running'
}

/** Checks a condition until it holds; the test's own timeout is the only limit. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(pollMs)
}
