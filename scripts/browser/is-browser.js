import { runQuietly } from '../setup/run-quietly.js'

const patienceMs = 20_000

/**
 * Whether a program starts and says that it is a Chromium, Chrome or Edge.
 * @param {string} program path of the executable
 */
export async function isBrowser(program) {
  // Chrome on Windows opens a window instead of printing its version; there the path alone has to do.
  if (process.platform === 'win32') return program.toLowerCase().endsWith('.exe')
  const { succeeded, output } = await runQuietly(program, ['--version'], { timeout: patienceMs })
  return succeeded && /chrom|edge/i.test(output)
}
