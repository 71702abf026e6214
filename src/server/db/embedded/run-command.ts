import { spawn } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Runner } from './runner.ts'

/** Enough to find `sh` and `unshare`; nothing of the caller's environment may change how the server behaves. */
const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** How to spawn a program as `runner` says, with the given libraries and in a folder that it may enter. */
export function spawnOptions(runner: Runner, libraryPath: string, cwd: string): SpawnOptions {
  // Windows programs cannot open a socket without the system's own variables.
  if (process.platform === 'win32') return { cwd, windowsHide: true }
  return {
    cwd,
    ...runner.identity,
    env: { PATH: searchPath, LANG: 'C', LC_ALL: 'C', LD_LIBRARY_PATH: libraryPath },
  }
}

/** Runs a program to its end and gives its exit code and all it printed; code -1 when it could not be started. */
export async function runToEnd(
  command: readonly string[],
  options: SpawnOptions,
): Promise<{ code: number; output: string }> {
  const [file = '', ...args] = command
  const { promise, resolve } = Promise.withResolvers<number>()
  try {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    child.once('error', () => resolve(-1))
    child.once('close', (code) => resolve(code ?? -1))
    const [code, stdout, stderr] = await Promise.all([promise, text(child.stdout), text(child.stderr)])
    return { code, output: `${stdout}${stderr}`.trim() }
  } catch {
    return { code: -1, output: '' }
  }
}
