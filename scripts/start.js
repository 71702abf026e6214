/**
 * `npm start`: sets up what is missing and becomes the server. It is one process for both, since each process
 * of Node, and each script that npm starts, takes its time. Only on another Node than that of the packages it
 * starts a second one.
 */
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, setUp } from './setup/set-up.js'

const program = path.join(root, 'dist/server/main.js')

const node = await setUp('start')
if (node !== null) {
  if (realpathSync(node) === realpathSync(process.execPath)) await import(pathToFileURL(program).href)
  else runOn(node)
}

/** @param {string} otherNode */
function runOn(otherNode) {
  const child = spawn(otherNode, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
