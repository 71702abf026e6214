import { installedBrowsers } from './browser/installed-browsers.js'
import { runQuietly } from './setup/run-quietly.js'
import { SetupError } from './setup/setup-error.js'

const patienceMs = 20_000

/**
 * Tells whether a program starts and says that it is a Chromium, Chrome or Edge.
 * @param {string} program path of the executable
 */
async function isBrowser(program) {
  // Chrome on Windows opens a window instead of printing its version; there the path alone has to do.
  if (process.platform === 'win32') return program.toLowerCase().endsWith('.exe')
  const { succeeded, output } = await runQuietly(program, ['--version'], { timeout: patienceMs })
  return succeeded && /chrom|edge/i.test(output)
}

/** The place where a person may name the browser to use, first one first. */
const variables = ['CHROME_PATH', 'CHROMIUM_PATH', 'PUPPETEER_EXECUTABLE_PATH']

/**
 * The path of a Chromium, Chrome or Edge that runs: the one named in the environment, or one that is
 * installed.
 * @param {{ env?: NodeJS.ProcessEnv, candidates?: () => AsyncIterable<string> | Iterable<string> }} [given]
 * @returns {Promise<string>}
 * @throws {SetupError} when a named one does not run, or none is to be had
 */
export async function findBrowser({ env = process.env, candidates = installedBrowsers } = {}) {
  for (const variable of variables) {
    const named = env[variable]
    if (named === undefined || named === '') continue
    if (await isBrowser(named)) return named
    throw new SetupError(
      `${variable} names ${named}, which is no browser that runs here. Correct it or unset it.`,
    )
  }
  for await (const candidate of candidates()) {
    if (await isBrowser(candidate)) return candidate
  }
  throw new SetupError(
    'The browser tests need Chromium, Chrome or Edge, and this machine has none.\n' +
      'Install one with: npx playwright install chromium\n' +
      '(on Debian also: apt-get install chromium-headless-shell)\n' +
      'or set CHROME_PATH to the path of one, then run the same command again.\n' +
      'Everything that needs no browser is checked by: npm run check',
  )
}
