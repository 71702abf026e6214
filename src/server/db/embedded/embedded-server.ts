import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, chmod, mkdir, realpath, rm, unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { Server } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ClientConfig } from 'pg'
import { errorCode } from '#core/app-error.ts'
import type { Log } from '#server/lib/log.ts'
import { OperatorError } from '../operator-error.ts'
import { findPlacement } from './choose-folder.ts'
import type { Surroundings } from './choose-folder.ts'
import { prepareCluster, startServer } from './cluster.ts'
import { removeConnection, writeConnection, createEndpoint } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
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
 * Runs PostgreSQL on a data folder for as long as this process lives. It ends with this process, however that
 * ends.
 * @throws OperatorError with a sentence for the operator; `folder-in-use` when another process has the
 * folder.
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
 * Makes the data folder when it is not there yet and gives its real path. Others may pass through it, since
 * the user that PostgreSQL runs as may be one of them, but not list it.
 * @throws OperatorError `wrong-owner` where it belongs to another user, as a folder given to a container does
 */
async function createDataFolder(dataDir: string): Promise<string> {
  try {
    const made = await mkdir(dataDir, { recursive: true })
    if (made !== undefined) await chmod(dataDir, 0o711)
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if (errorCode(error) !== 'EACCES') throw error
    const user = process.geteuid?.() ?? 0
    throw new OperatorError(
      'wrong-owner',
      `Précis runs as the user with the number ${user}, who may not write into the data folder ${dataDir}. Let root give it over: mkdir -p ${dataDir} && chown -R ${user} ${dataDir} && chmod u+rwx ${dataDir}`,
      { cause: error },
    )
  }
  return realpath(dataDir)
}

/** The longest wait for an owner's answer, in ms; a frozen one never answers. */
const answerTimeoutMs = 1000

type OwnerLock = { release: () => Promise<void> }

/**
 * Owns a data folder for as long as this process lives: a listening socket named after the folder, which the
 * system frees at once however the process ends. A second process gets the text of `describe`.
 * @throws OperatorError `folder-in-use` when another process has it.
 */
async function ownFolder(realFolder: string, describe: () => string): Promise<OwnerLock> {
  const address = lockAddress(realFolder)
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(describe(), () => socket.destroy())
  })
  try {
    await listen(server, address)
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    if (address.startsWith('/') && (await isLeftBehind(address))) {
      await unlink(address)
      await listen(server, address)
    } else {
      throw inUse(realFolder, await askOwner(address))
    }
  }
  server.unref()
  return { release: () => close(server) }
}

function inUse(folder: string, owner: string | null): OperatorError {
  const who = owner ?? 'another process, which does not say who it is'
  return new OperatorError(
    'folder-in-use',
    `The data folder ${folder} is in use by ${who}. Stop that one first, or give this one a DATA_DIR of its own.`,
  )
}

/**
 * Linux has a name space of sockets without files, Windows has named pipes: nothing stale can remain of
 * either. On other systems it is a socket file.
 */
function lockAddress(realFolder: string): string {
  const name = `precis-${createHash('sha256').update(realFolder).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return `/tmp/${name}.sock`
}

async function listen(server: Server, path: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen({ path }, resolve)
  await promise.finally(() => server.off('error', reject))
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  await promise
}

/** The owner's description of itself; `null` when it does not answer in time. */
async function askOwner(address: string): Promise<string | null> {
  const socket = connect({ path: address })
  socket.setTimeout(answerTimeoutMs, () =>
    socket.destroy(new Error('The owner of the folder does not answer')),
  )
  try {
    return (await text(socket)) || null
  } catch {
    return null
  }
}

async function isLeftBehind(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ path })
  socket.once('connect', () => resolve(false))
  socket.once('error', (error) => resolve(errorCode(error) === 'ECONNREFUSED'))
  return promise.finally(() => socket.destroy())
}
