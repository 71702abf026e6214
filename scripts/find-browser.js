import { installBrowser } from './browser/install-browser.js'
import { installedBrowsers } from './browser/installed-browsers.js'
import { isBrowser } from './browser/is-browser.js'
import { SetupError } from './setup/setup-error.js'

/** Where a person may name the browser to use, first one first. */
const variables = ['CHROME_PATH', 'CHROMIUM_PATH', 'PUPPETEER_EXECUTABLE_PATH']

/**
 * The path of a Chromium, Chrome or Edge that runs: the one named in the environment, one that is installed, or one
 * that is installed now.
 * @param {{ env?: NodeJS.ProcessEnv, candidates?: () => AsyncIterable<string> | Iterable<string> }} [given]
 * @returns {Promise<string>}
 * @throws {SetupError} when a named one does not run, or none is to be had
 */
export async function findBrowser({ env = process.env, candidates = allCandidates } = {}) {
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
    'The browser tests need Chromium, Chrome or Edge, and none could be found or installed.\n' +
      'Install one, or set CHROME_PATH to its path, then run the same command again.\n' +
      'Everything that needs no browser is checked by: npm run check',
  )
}

async function* allCandidates() {
  yield* installedBrowsers()
  yield* installBrowser()
}
