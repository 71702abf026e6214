import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { OperatorError } from './db/operator-error.ts'
import { createDeps } from './deps.ts'
import { closeGracefully } from './http/graceful-stop.ts'
import { createLog } from './log.ts'
import { readSettings, SettingsError } from './settings.ts'
import type { Settings } from './settings.ts'

/** `--without-pages` is for `npm run dev`, where Vite shows them at an address of its own. */
const { values } = parseArgs({ options: { 'without-pages': { type: 'boolean', default: false } } })
const hasPages = !values['without-pages']
/** Longest time a stop may take before the process ends anyway, in ms. */
const stopTimeoutMs = 15_000

try {
  await start(readSettings())
} catch (error) {
  process.stderr.write(`Précis cannot start.\n${explain(error)}\n`)
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel)
  const deps = await createDeps(settings, log, { onDatabaseLost: () => process.exit(1), hasPages })
  try {
    const app = await buildApp(deps)
    stopOnSignal(log, async () => {
      await closeGracefully(app)
      await deps.close()
    })
    await app.listen({ port: settings.port, host: settings.host })
    if (hasPages) announce(settings, app.server.address())
  } catch (error) {
    await deps.close()
    throw isPortTaken(error)
      ? new SettingsError(`Port ${settings.port} is in use. Set PORT to another one.`)
      : error
  }
}

function stopOnSignal(log: FastifyBaseLogger, close: () => Promise<void>): void {
  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
}

function announce(settings: Settings, address: AddressInfo | string | null): void {
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  process.stdout.write(`Précis is ready at http://${host}:${port}\n`)
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** What the operator can mend is a sentence; anything else is shown whole. */
function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof OperatorError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
