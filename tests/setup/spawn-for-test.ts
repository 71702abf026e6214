import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams, SpawnOptions } from 'node:child_process'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** Programs that are started again and again are parsed and stripped of their types once. */
const compileCache = resolve(import.meta.dirname, '../../.cache/compile')

/**
 * Starts a process in a group of its own. The whole group is killed when the test ends, also when the test times out
 * and its `using` declarations are never left. The programs of the tests end when their input does, so that they do
 * not outlive a runner that was killed.
 */
export function spawnForTest(
  file: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcessWithoutNullStreams {
  const env = { ...(options.env ?? process.env), NODE_COMPILE_CACHE: compileCache }
  const child = spawn(file, args, { ...options, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => killGroup(child.pid))
  return child
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Every process of the group has ended already.
  }
}
