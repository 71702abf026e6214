import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished, vi } from 'vitest'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { inheritedEnvironment } from '../../e2e/run-environment.ts'

const gate = path.join(import.meta.dirname, 'ended-gate', 'gate-process.ts')
const timeoutMs = testTimeoutMs(60)

/** The processes that have a mark among their arguments, as lines that begin with their ids. */
async function listRunning(mark: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,args='])
  return stdout.split('\n').filter((line) => line.includes(mark))
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a gate that is ended by %s takes the servers of all its runs with it',
  { timeout: timeoutMs },
  async (signal) => {
    const mark = randomUUID()
    onTestFinished(async () => {
      for (const line of await listRunning(mark)) process.kill(Number.parseInt(line, 10), 'SIGKILL')
    })
    const child = spawnForTest(process.execPath, [gate, mark], { env: inheritedEnvironment() })
    const exited = once(child, 'exit')
    // The gate, the server of Playwright beside its shell, that of a test, and a command with what it leaves
    // behind.
    await vi.waitUntil(
      async () => {
        const running = (await listRunning(mark)).join('\n')
        return ['from-playwright', 'of-test', 'leaves-child', `${mark}\n`].every((each) =>
          running.includes(each),
        )
      },
      { timeout: timeoutMs, interval: 100 },
    )
    child.kill(signal)
    expect(await exited).toEqual([signal === 'SIGINT' ? 130 : 143, null])
    expect(await listRunning(mark)).toEqual([])
  },
)
