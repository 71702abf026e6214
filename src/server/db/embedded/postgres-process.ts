import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '#core/app-error.ts'
import type { Log } from '#server/lib/log.ts'
import type { Placement } from './choose-folder.ts'
import { runToEnd, spawnOptions } from './runner.ts'

/** The server's setting `log_line_prefix` that `parseLine` expects: the kind of process. */
const linePrefix = '%b: '

/** The longest time for a stop with a checkpoint before one without, in ms. It is never killed outright. */
const fastTimeoutMs = 30_000
/** The longest wait for the last lines of a server that ended, in ms; an orphan may hold the pipe open. */
const lastLinesMs = 500

/** The text before the server's process id in the wrapper's first line. */
const pidLine = 'PID '

/**
 * Starts the server and ends it when Node ends in whatever way: file 3 is a pipe that Node holds open, and
 * `read` returns when it closes. A service manager that signals the whole group leaves the order of stopping
 * to Node.
 */
const wrapper = `
trap '' TERM INT HUP
"$@" </dev/null 3<&- & p=$!
echo "${pidLine}$p" >&2
(read -r _; kill -INT $p) <&3 & c=$!
wait $p; r=$?
kill -KILL $c 2>/dev/null; wait $c 2>/dev/null
exit $r`

/**
 * Small memory and no helper processes for reading: the server shares its machine. What makes commits outlive
 * a power cut stays as PostgreSQL has it. Statements are not logged, since they may quote texts of users.
 */
const serverSettings: Readonly<Record<string, string>> = {
  shared_buffers: '64MB',
  max_connections: '60',
  io_method: 'sync',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: linePrefix,
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

export type PostgresProcess = {
  log: ServerLog
  /** Settles when the server says that it takes connections; `false` when it ended before. */
  ready: Promise<boolean>
  /** Settles when the server has ended. */
  ended: Promise<void>
  stop: () => Promise<void>
}

type Launch = {
  placement: Placement
  cluster: string
  options: readonly string[]
  settings: Readonly<Record<string, string>>
  log: Log
}

/** Starts the server on a folder that nothing else runs on. */
export function launchPostgres({ placement, cluster, options, settings, log }: Launch): PostgresProcess {
  const { runner, binaries, libraryPath } = placement
  const pairs = Object.entries({ ...serverSettings, ...settings })
  const command = [
    ...runner.prefix,
    binaries.postgres,
    '-D',
    cluster,
    ...options,
    ...pairs.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const spawned = spawnOptions(runner, libraryPath, cluster)
  const { child, output, lifeline } = spawnServer(command, spawned)
  const serverLog = readServerLog(output, log)
  const { promise: ready, resolve: settleReady } = Promise.withResolvers<boolean>()
  let pid: number | null = null
  serverLog.onLine((line) => {
    if (line.startsWith(pidLine)) pid ??= Number(line.slice(pidLine.length))
    if (line.endsWith('database system is ready to accept connections')) settleReady(true)
  })
  const ended = untilEnd(child, output, lifeline)
  void ended.then(() => settleReady(false))
  const signal = async (name: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (process.platform === 'win32') {
      const mode = name === 'SIGINT' ? 'fast' : 'immediate'
      await runToEnd([binaries.pgCtl, 'stop', '-D', cluster, '-m', mode], spawned)
    } else if (pid === null) {
      lifeline?.destroy()
    } else {
      signalIfAlive(pid, name)
    }
  }
  const stop = async (): Promise<void> => {
    const timer = setTimeout(() => void signal('SIGQUIT'), fastTimeoutMs)
    await signal('SIGINT')
    await ended.finally(() => clearTimeout(timer))
  }
  return { log: serverLog, ready, ended, stop }
}

type Spawned = { child: ChildProcess; output: Readable; lifeline: Writable | null }

/** `detached` keeps Ctrl-C from the server: only Node gets it, which stops everything in order. */
function spawnServer(command: readonly string[], options: SpawnOptions): Spawned {
  if (process.platform === 'win32') {
    const [file = '', ...args] = command
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    return { child, output: child.stderr, lifeline: null }
  }
  const child = spawn('/bin/sh', ['-c', wrapper, 'precis-postgres', ...command], {
    ...options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [, , , lifeline] = child.stdio
  if (!(lifeline instanceof Writable) || child.stderr === null) throw new Error('A pipe was asked for')
  lifeline.on('error', () => lifeline.destroy())
  return { child, output: child.stderr, lifeline }
}

/** A server that lost its wrapper holds both pipes: closing them ends it, and lets Node end. */
async function untilEnd(child: ChildProcess, output: Readable, lifeline: Writable | null): Promise<void> {
  const { promise: exited, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.once('error', () => resolve())
  await exited
  lifeline?.destroy()
  await Promise.race([finished(output).catch(() => undefined), pause(lastLinesMs, undefined, { ref: false })])
  output.destroy()
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** This many characters of the newest output are stored for error messages. */
const tailCharacters = 50_000

type Line = { process: string; severity: string; message: string }

type ServerLog = {
  /** The newest output, without what was said to a single client. */
  tail: () => string
  /** Calls back with each line until the output ends. */
  onLine: (listener: (line: string) => void) => void
}

/**
 * Reads all that a server prints for as long as it lives, since a full pipe would block it, and passes on
 * what the operator should know. Errors of single statements are left out: the caller got them, and they may
 * quote data.
 */
export function readServerLog(output: Readable, log: Log): ServerLog {
  const listeners: ((line: string) => void)[] = []
  let newest = ''
  let quoting = false
  createInterface({ input: output }).on('line', (line) => {
    const parsed = parseLine(line)
    // Lines without a prefix continue the one before.
    quoting = parsed === null ? quoting && line.startsWith('\t') : isOneClients(parsed)
    if (!quoting) {
      newest = `${newest}${line}\n`.slice(-tailCharacters)
      if (parsed !== null) passOn(parsed, log)
    }
    for (const listener of listeners) listener(line)
  })
  return { tail: () => newest.trim(), onLine: (listener) => void listeners.push(listener) }
}

/** Splits a line of the server's log into its parts; `null` when it is none. */
function parseLine(line: string): Line | null {
  const [, process, severity, message] = /^([a-z ]+): ([A-Z]+): {2}(.*)$/.exec(line) ?? []
  if (process === undefined || severity === undefined || message === undefined) return null
  return { process, severity, message }
}

function isOneClients({ process, severity }: Line): boolean {
  return process === 'client backend' && (severity === 'ERROR' || severity === 'FATAL')
}

function passOn({ process, severity, message }: Line, log: Log): void {
  const text = `database (${process}): ${message}`
  if (severity === 'WARNING') log.warn(text)
  if (severity === 'ERROR' || severity === 'FATAL' || severity === 'PANIC') log.error(text)
}
