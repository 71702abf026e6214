import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runQuietly } from '../setup/run-quietly.js'

const root = path.resolve(import.meta.dirname, '../..')
const toolsDir = path.join(root, 'node_modules', '.bin')

/** Runs a tool of node_modules in the project's folder, on the pinned Node, and gives what it printed. */
export async function runTool(
  tool: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ succeeded: boolean; output: string }> {
  const PATH = [toolsDir, process.env['PATH']].join(path.delimiter)
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const { succeeded, output } = await runQuietly(path.join(toolsDir, tool), args, {
    cwd: root,
    env: { ...process.env, ...color, ...env, PATH },
    shell: process.platform === 'win32',
  })
  // Some tools color what they write on build machines, whether a terminal reads it or not.
  return { succeeded, output: process.stdout.isTTY ? output : stripVTControlCharacters(output) }
}
