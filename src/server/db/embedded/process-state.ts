import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A process as the system shows it. A zombie has ended and only waits to be collected by its parent. */
export type ProcessState = { state: 'gone' | 'zombie' } | { state: 'running'; command: string }

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
