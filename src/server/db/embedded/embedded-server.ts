import { chmod, mkdir, realpath, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ClientConfig } from 'pg'
import type { Log } from '#server/lib/log.ts'
import { findPlacement } from './choose-folder.ts'
import type { Surroundings } from './choose-folder.ts'
import { prepareCluster, startServer } from './cluster.ts'
import { removeConnection, writeConnection, createEndpoint } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { ownFolder } from './owner-lock.ts'
import { findPackageFolder } from './platform-package.ts'
import { supervise } from './supervise.ts'

export type EmbeddedServer = {
  connection: ClientConfig
  isRunning: () => boolean
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  log: Log
  /** The address of this process, for the message of a second one on the same folder. */
  address?: string | null
  onGaveUp?: () => void
  /** For tests: another package, another machine. */
  surroundings?: Partial<Surroundings>
  /** For tests: server settings beside the default ones. */
  settings?: Readonly<Record<string, string>>
}

/**
 * Runs PostgreSQL on a data folder for as long as this process lives. It ends with this process, however that ends.
 * @throws OperatorError with a sentence for the operator; `folder-in-use` when another process has the folder.
 */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log, address = null } = options
  const dataDir = await createDataFolder(options.dataDir)
  const lock = await ownFolder(dataDir, () => describeSelf(address))
  try {
    const placement = await findPlacement(dataDir, describeMachine(options.surroundings), log)
    const endpoint = await createEndpoint(dataDir, placement)
    const cluster = await prepareCluster(placement, endpoint, log)
    const plan = { placement, cluster, endpoint, settings: options.settings ?? {}, log }
    await writeConnection(dataDir, endpoint.connection)
    const server = await supervise({
      start: () => startServer(plan),
      log,
      onGaveUp: options.onGaveUp ?? (() => undefined),
    })
    return {
      connection: endpoint.connection,
      isRunning: server.isRunning,
      stop: async () => {
        await server.stop()
        await removeConnection(dataDir)
        await removeSocketFolder(endpoint, placement.home)
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

function describeMachine(overrides: Partial<Surroundings> = {}): Surroundings {
  return {
    packageFolder: overrides.packageFolder ?? findPackageFolder(),
    isRoot: process.geteuid?.() === 0,
    unshare: 'unshare',
    reachableFolder: '/var/lib/precis',
    ...overrides,
  }
}

function describeSelf(address: string | null): string {
  const started = new Date(performance.timeOrigin).toISOString().replace(/\.\d+Z$/, 'Z')
  return `process ${process.pid}, started ${started}${address === null ? '' : `, ${address}`}`
}

/** A socket folder outside the data folder was made for this run only. */
async function removeSocketFolder(endpoint: Endpoint, home: string): Promise<void> {
  if (endpoint.socketPath === null) return
  const folder = dirname(endpoint.socketPath)
  if (folder !== join(home, 'run')) await rm(folder, { recursive: true, force: true })
}

/**
 * Makes the data folder when it is not there yet and gives its real path. Others may pass through it, since the user
 * that PostgreSQL runs as may be one of them, but not list it.
 */
async function createDataFolder(dataDir: string): Promise<string> {
  const made = await mkdir(dataDir, { recursive: true })
  if (made !== undefined) await chmod(dataDir, 0o711)
  return realpath(dataDir)
}
