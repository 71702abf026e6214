import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { inject } from 'vitest'
import { readConnection } from '#server/db/embedded/endpoint.ts'
import { withClient } from '#server/db/pool.ts'

/** A folder below the temporary one that goes with its scope. */
export type TestFolder = AsyncDisposable & { path: string }

/**
 * Makes a folder for a test. By default other users may pass through, as the one that the server runs as has
 * to.
 */
export async function makeFolder(mode = 0o711): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'precis-durability-'))
  await chmod(path, mode)
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** Makes a data folder that an earlier run has used and left in order, which is quicker than a new one. */
export async function makeUsedFolder(mode?: number): Promise<TestFolder> {
  const folder = await makeFolder(mode)
  // Node copies a thousand small files one by one, at half a second of a core.
  await promisify(execFile)('cp', ['-R', join(inject('usedFolder'), 'postgres'), folder.path])
  return folder
}

/** The process id of the server that runs on a data folder. */
export async function serverPid(home: string): Promise<number> {
  return Number.parseInt(await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

/** Runs `work` as a client of the server that another process keeps on the data folder. */
export async function asClient<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await readConnection(dataDir)
  if (connection === null) throw new Error(`No server is known for ${dataDir}`)
  return withClient(connection, work)
}

/** Writes another process id into what a server left behind. */
export async function replaceServerPid(home: string, pid: number): Promise<void> {
  const file = join(home, 'postgres', 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [pid, ...rest].join('\n'))
}
