import { randomBytes } from 'node:crypto'
import { chmod, lstat, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { whenAbsent } from '#server/lib/error-code.ts'
import { readConnection } from './connection-file.ts'
import { giveTo } from './ownership.ts'
import type { Placement } from './choose-folder.ts'

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
 * Creates the endpoint of the server: a socket in a folder that only the owner may enter, so no password is needed. On
 * Windows it is a free port of the loopback address and a random password.
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

/** `run` beside the data; where that path is too long for a socket, a short folder, the same one each time. */
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

/** Whether a folder is the one that an earlier run created, and not another user's of the same name. */
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
