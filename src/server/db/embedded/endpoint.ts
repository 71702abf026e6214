import { randomBytes } from 'node:crypto'
import { chmod, lstat, mkdir, mkdtemp, readFile, writeFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { z } from 'zod'
import { whenAbsent } from '#core/app-error.ts'
import type { Placement } from './choose-folder.ts'
import { giveTo } from './runner.ts'

const port = 5432
const socketName = `.s.PGSQL.${port}`

/** Longest path of a socket in bytes, without the zero that ends it (`sun_path`). */
const maxSocketPath = process.platform === 'linux' ? 107 : 103

/** The connection of the server: a socket file, or a loopback port. */
export type Endpoint = {
  initdbOptions: string[]
  serverOptions: string[]
  connection: ClientConfig
  /** `null` where the server has no socket file. */
  socketPath: string | null
}

/**
 * Creates the endpoint of the server: a socket in a folder that only the owner may enter, so no password is
 * needed. On Windows it is a free port of the loopback address and a random password.
 */
export async function createEndpoint(dataDir: string, placement: Placement): Promise<Endpoint> {
  if (process.platform === 'win32') return createLoopbackEndpoint(dataDir)
  const folder = await makeSocketFolder(dataDir, placement)
  const quoted = `"${folder.replaceAll('"', '""')}"`
  return {
    initdbOptions: ['--auth=trust'],
    serverOptions: ['-k', quoted, '-c', 'listen_addresses=', '-c', `port=${port}`],
    connection: { host: folder, port, user: 'app', database: 'precis' },
    socketPath: join(folder, socketName),
  }
}

/** `run` beside the data; a short folder, always the same, where that path is too long for a socket. */
async function makeSocketFolder(dataDir: string, placement: Placement): Promise<string> {
  const folder = join(placement.home, 'run')
  if (fits(folder)) {
    await mkdir(folder, { recursive: true })
    return closeToOthers(folder, placement)
  }
  const earlier = (await readConnection(dataDir))?.host
  if (earlier !== undefined && fits(earlier) && (await isPrivate(earlier, placement))) return earlier
  const parent = fits(join(tmpdir(), 'precis-XXXXXX')) ? tmpdir() : '/tmp'
  return closeToOthers(await mkdtemp(join(parent, 'precis-')), placement)
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= maxSocketPath
}

async function closeToOthers(folder: string, { runner }: Placement): Promise<string> {
  await giveTo(runner, folder)
  await chmod(folder, 0o700)
  return folder
}

/** A folder is the one that an earlier run created, and not another user's of the same name. */
async function isPrivate(folder: string, { runner }: Placement): Promise<boolean> {
  const found = await lstat(folder).catch(whenAbsent)
  const owner = runner.owner?.uid ?? process.geteuid?.()
  return found !== null && found.isDirectory() && (found.mode & 0o777) === 0o700 && found.uid === owner
}

async function createLoopbackEndpoint(dataDir: string): Promise<Endpoint> {
  const file = join(dataDir, 'password')
  const password = (await readFile(file, 'utf8').catch(whenAbsent)) ?? randomBytes(24).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  const freePort = await findFreePort()
  return {
    initdbOptions: ['--auth=scram-sha-256', `--pwfile=${file}`],
    serverOptions: ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${freePort}`],
    connection: { host: '127.0.0.1', port: freePort, user: 'app', database: 'precis', password },
    socketPath: null,
  }
}

async function findFreePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer()
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
  })
  return promise
}

const connectionSchema = z.object({
  host: z.string(),
  port: z.int(),
  user: z.string(),
  database: z.string(),
  password: z.string().exactOptional(),
})

/** The connection by which another process of this machine reaches the server of a data folder. */
type Connection = z.infer<typeof connectionSchema>

const fileName = 'connection.json'

/** Writes down the way in; only the folder's owner can read it. */
export async function writeConnection(dataDir: string, connection: ClientConfig): Promise<void> {
  const unfinished = join(dataDir, `${fileName}.new`)
  await writeFile(unfinished, `${JSON.stringify(connection)}\n`, { mode: 0o600 })
  await rename(unfinished, join(dataDir, fileName))
}

/** The way in as it was last written down, by a server that may be gone since; `null` when there is none. */
export async function readConnection(dataDir: string): Promise<Connection | null> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(whenAbsent)
  if (text === null) return null
  try {
    return connectionSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Takes the note away once the server is stopped. */
export async function removeConnection(dataDir: string): Promise<void> {
  await rm(join(dataDir, fileName), { force: true })
}
