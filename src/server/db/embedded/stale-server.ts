import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorCode, whenAbsent } from '#core/app-error.ts'
import type { Log } from '#server/lib/log.ts'
import { OperatorError } from '../operator-error.ts'

const pollMs = 100
/** The longest time for a fast shutdown before an immediate one without a checkpoint, in ms. */
const fastTimeoutMs = 30_000
const immediateTimeoutMs = 10_000
/** The longest time for which a socket may answer after its server ended, in ms. */
const socketTimeoutMs = 3000

/** Above every limit of a process id that Linux and macOS know, so no process ever has it. */
const impossiblePid = 2_000_000_000

type Position = { cluster: string; socketPath: string; log: Log }

/**
 * Clears what an earlier server left in a folder that this process owns. A server that still runs is an
 * orphan whose parent was killed: it is stopped, never adopted, since it may be on its way out already.
 * @throws OperatorError `folder-in-use` when a server answers that cannot be seen from here, as in another
 * container.
 */
export async function clearStaleServer({ cluster, socketPath, log }: Position): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const content = await readFile(pidFile, 'utf8').catch(whenAbsent)
  const pid = Number.parseInt(content?.split('\n')[0] ?? '', 10)
  if (pid > 0) await stopOrphan(pid, cluster, log)
  await refuseUnseenServer(cluster, socketPath)
  if (content !== null) await disarmPidFile(pidFile, content, pid)
  await rm(socketPath, { force: true })
  await rm(`${socketPath}.lock`, { force: true })
}

async function stopOrphan(pid: number, cluster: string, log: Log): Promise<void> {
  if (!(await isServerOf(pid, cluster))) return
  log.warn(
    { pid },
    'a database server was left behind by a process that was killed; it is stopped and replaced',
  )
  for (const [signal, timeoutMs] of [
    ['SIGINT', fastTimeoutMs],
    ['SIGQUIT', immediateTimeoutMs],
  ] as const) {
    signalIfAlive(pid, signal)
    for (let waited = 0; waited < timeoutMs; waited += pollMs) {
      if (!(await isServerOf(pid, cluster))) return
      await pause(pollMs)
    }
  }
  throw new OperatorError(
    'server-did-not-start',
    `The database server that an earlier run left behind (process ${pid}) does not stop. Stop it and start Précis again.`,
  )
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (cause) {
    if (errorCode(cause) === 'ESRCH') return
    throw new OperatorError(
      'wrong-owner',
      `The database server that an earlier run left behind (process ${pid}) belongs to another user, so it cannot be stopped from here. Stop it and start Précis again.`,
      { cause },
    )
  }
}

/** Ids are used again, so the id alone proves nothing: its command has to name our data folder. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  const process = await readProcessState(pid)
  return process.state === 'running' && process.command.includes(`-D ${cluster} `)
}

/** The lock does not reach over containers; a socket in a shared volume does, with one kernel. */
async function refuseUnseenServer(cluster: string, socketPath: string): Promise<void> {
  for (let waited = 0; await answers(socketPath); waited += pollMs) {
    if (waited >= socketTimeoutMs) {
      throw new OperatorError(
        'folder-in-use',
        `Another container on this machine runs a database in ${cluster}. Two may not share one DATA_DIR: stop that one, or use DATABASE_URL for both.`,
      )
    }
    await pause(pollMs)
  }
}

async function answers(socketPath: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ path: socketPath })
  socket.once('connect', () => resolve(true))
  // A server that is too busy to take one more is there all the same.
  socket.once('error', (error) => resolve(errorCode(error) === 'EAGAIN'))
  return promise.finally(() => socket.destroy())
}

/**
 * PostgreSQL refuses to start while the id in the file is that of any live process or of a zombie, which a
 * restarted container soon has, or when a power cut left the file empty. The file also holds the key of its
 * shared memory, by which it tells that parts of the old server are still at work; so only the id is
 * replaced.
 */
async function disarmPidFile(pidFile: string, content: string, pid: number): Promise<void> {
  if (!(pid > 0)) return rm(pidFile, { force: true })
  const [, ...rest] = content.split('\n')
  await writeFile(pidFile, [impossiblePid, ...rest].join('\n'))
}

/** A process as the system shows it. A zombie has ended and only waits to be collected by its parent. */
type ProcessState = { state: 'gone' | 'zombie' } | { state: 'running'; command: string }

/** Looks a process up; `command` is its name and arguments with blanks between. Linux and macOS. */
export async function readProcessState(pid: number): Promise<ProcessState> {
  return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid)
}

async function readFromProc(pid: number): Promise<ProcessState> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1')
    // The name stands in parentheses and may hold any character; the state follows the last one.
    const state = stat.charAt(stat.lastIndexOf(')') + 2)
    if (state === 'Z' || state === 'X') return { state: 'zombie' }
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    return { state: 'running', command: command.replaceAll('\0', ' ').trim() }
  } catch {
    return { state: 'gone' }
  }
}

async function readFromPs(pid: number): Promise<ProcessState> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)])
    const [, state = '', command = ''] = /^\s*(\S+)\s+(.*)$/s.exec(stdout) ?? []
    if (state === '') return { state: 'gone' }
    return state.startsWith('Z') ? { state: 'zombie' } : { state: 'running', command: command.trim() }
  } catch {
    return { state: 'gone' }
  }
}
