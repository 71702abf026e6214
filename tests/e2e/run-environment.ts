/**
 * The first of the ports that a run of the browser tests listens on; another one lets two runs go on side by
 * side.
 */
export const firstPort = Number(process.env['E2E_FIRST_PORT'] ?? 3987)

/** The place where the payment provider of the run is simulated. */
export const razorpayPort = firstPort + 7

/** The one other host that a page may ask: whose checkout a person opened. */
export const razorpayHost = `127.0.0.1:${razorpayPort}`

/** The place where a test simulates Readwise for the server without a language model. */
export const readwisePort = firstPort + 9

/**
 * The data folder of the server with a language model and a payment provider, which the configuration made.
 */
export function modelDataDir(): string {
  return process.env['PRECIS_E2E_MODEL_DATA_DIR'] ?? ''
}

/** The data folder of the server without either, which the configuration made too. */
export function plainDataDir(): string {
  return process.env['PRECIS_E2E_DATA_DIR'] ?? ''
}

/**
 * The people who run the site, an address for each test that signs in with one: a code is sent to an address
 * once at a time.
 */
export const adminEmails = ['admin@example.org', 'second-admin@example.org'] as const

/** The variables that a process that a test starts inherits, such as where programs lie. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env }
}
