import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { suggestLocalModel } from '#server/deps/engine-deps.ts'
import { closeGracefully } from '#server/http/availability.ts'
import { SettingsError } from '#server/settings/setting.ts'
import { buildApp } from './app.ts'
import { createDeps } from './deps.ts'
import type { Settings } from './settings.ts'

/** Longest time a stop may take before the process ends anyway, in ms. */
const stopTimeoutMs = 15_000

type Surroundings = {
  settings: Settings
  log: FastifyBaseLogger
  /** Open, and closed at the stop. */
  database: Database
  /** Without pages only the API is served. */
  hasPages: boolean
}

/**
 * Serves the application until a signal stops the process.
 * @throws SettingsError when another program has the port.
 */
export async function serve({ settings, log, database, hasPages }: Surroundings): Promise<void> {
  const deps = await createDeps(settings, { log, database, hasPages })
  try {
    const app = await buildApp(deps)
    stopOnSignal(log, async () => {
      await closeGracefully(app)
      await deps.close()
    })
    await app.listen({ port: settings.port, host: settings.host })
    if (hasPages) {
      announce(settings, app.server.address())
      void suggestModel(settings)
    }
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
  const line = `Précis is ready at http://${host}:${port}\n`
  process.stdout.write(process.stdout.isTTY ? `\n${line}\n` : line)
  process.stdout.write(sayWhose(settings))
}

/** The line that says how to make the site one's own, or who becomes the admin of one that is. */
function sayWhose({ access, databaseUrl, publicUrl }: Settings): string {
  if (access.makesFirstAdmin)
    return 'The first who signs in here becomes the admin; the code is shown in this terminal.\n'
  const isPlain = access.hasPlans && access.hasVisitors && databaseUrl === null && publicUrl === null
  return isPlain ? 'For yourself or your family, without plans and strangers: npm start -- --own\n' : ''
}

/** Says which model of this machine could write, after the start, which waits for nothing. */
async function suggestModel(settings: Settings): Promise<void> {
  const suggestion = await suggestLocalModel(settings, { command: 'npm start' })
  if (suggestion !== null) process.stdout.write(suggestion)
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
