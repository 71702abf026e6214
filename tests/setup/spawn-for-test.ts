import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams, SpawnOptions } from 'node:child_process'
import { onTestFinished } from 'vitest'

/**
 * Starts a process in a group of its own. The whole group is killed when the test ends, also when the test
 * times out and its `using` declarations are never left. The programs of the tests end when their input does,
 * so that they do not outlive a runner that was killed.
 */
export function spawnForTest(
  file: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcessWithoutNullStreams {
  const child = spawn(file, args, { ...options, detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
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
