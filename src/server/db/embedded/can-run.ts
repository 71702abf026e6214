import { userInfo } from 'node:os'
import type { Binaries } from './platform-package.ts'
import { runToEnd, spawnOptions } from './run-command.ts'
import type { Runner } from './runner.ts'

const script = '"$1" --version >/dev/null && cd "$2"'

/** Tries it: whether `runner` can start the programs and enter the folder that the data lies in. */
export async function canRun(position: {
  runner: Runner
  binaries: Binaries
  libraryPath: string
  home: string
}): Promise<boolean> {
  const { runner, binaries, libraryPath, home } = position
  const command = [...runner.prefix, '/bin/sh', '-c', script, 'sh', binaries.initdb, home]
  return (await runToEnd(command, spawnOptions(runner, libraryPath, '/'))).code === 0
}

/** Whether the system knows a name for the user; containers are often run under a number without one. */
export async function hasName(runner: Runner): Promise<boolean> {
  if (runner.identity.uid !== undefined) {
    return (await runToEnd(['id', '-un'], spawnOptions(runner, '', '/'))).code === 0
  }
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
