import { execFile } from 'node:child_process'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ pid: number, parent: number, started: string }} Listed */

/**
 * The time that commands may take to end by themselves, in ms: a server of the browser tests stops its
 * database first.
 */
const graceMs = 40_000
const pollMs = 50
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {Set<ChildProcess>} */
const running = new Set()
let isStopped = false

/** Tells whether this process got a signal to end, so that no further command may start. */
export function isStopping() {
  return isStopped
}

/**
 * Ends a command together with this process: all commands get the signal that this one gets, and what they
 * started and left behind is killed.
 * @param {ChildProcess} child
 * @returns {() => void} to be called when the command has ended
 */
export function stopAlong(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, onSignal)
  running.add(child)
  return () => {
    running.delete(child)
    if (running.size === 0 && !isStopped) for (const signal of signals) process.off(signal, onSignal)
  }
}

/** @param {NodeJS.Signals} signal */
function onSignal(signal) {
  void stopAll(signal)
}

/** @param {NodeJS.Signals} signal */
async function stopAll(signal) {
  // A second signal ends the wait for those that still stop.
  if (isStopped) {
    running.clear()
    return
  }
  isStopped = true
  const before = descendantsOf(process.pid, await listProcesses())
  for (const child of running) child.kill(signal)
  const until = performance.now() + graceMs
  while (running.size > 0 && performance.now() < until) await pause(pollMs)
  await killLeft(before)
  process.exit(128 + os.constants.signals[signal])
}

/**
 * Kills those of the processes that still run, with all that they started. One is known by its id and its
 * start.
 * @param {readonly Listed[]} before
 */
async function killLeft(before) {
  const now = await listProcesses()
  const left = before.filter(({ pid, started }) =>
    now.some((one) => one.pid === pid && one.started === started),
  )
  for (const { pid } of [...left, ...left.flatMap((one) => descendantsOf(one.pid, now))]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/** @returns {Promise<Listed[]>} every process of the machine; none where there is no `ps` */
async function listProcesses() {
  const columns = ['-A', '-o', 'pid=,ppid=,lstart=']
  const listed = await promisify(execFile)('ps', columns, { env: { ...process.env, LC_ALL: 'C' } }).catch(
    () => null,
  )
  return (listed?.stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, parent, started] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return started === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), started }]
  })
}

/**
 * @param {number} ancestor
 * @param {readonly Listed[]} processes
 * @returns {Listed[]} its children, their children and so on
 */
function descendantsOf(ancestor, processes) {
  const children = processes.filter(({ parent }) => parent === ancestor)
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, processes)])
}
