import { spawn } from 'node:child_process'
import { isStopping, stopAlong } from './stop-along.js'

const maxCharacters = 64 * 1024

/**
 * Runs a command without showing its output and waits for its end. It is stopped when this process is, and
 * nothing follows it then.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, shell?: boolean }} [options] `timeout`
 * in milliseconds
 * @returns {Promise<{ succeeded: boolean, output: string }>} `output`: the end of what it printed, or why it
 * did not start
 */
export async function runQuietly(command, args, options = {}) {
  return await new Promise((resolve) => {
    if (isStopping()) return
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const forget = stopAlong(child)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-maxCharacters)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => {
      forget()
      resolve({ succeeded: false, output: error.message })
    })
    child.on('close', (code) => {
      forget()
      if (isStopping()) return
      resolve({ succeeded: code === 0, output })
    })
  })
}

/**
 * The last lines of an output, for an error message.
 * @param {string} output
 */
export function tailOf(output, lines = 25) {
  return output.trimEnd().split('\n').slice(-lines).join('\n')
}
