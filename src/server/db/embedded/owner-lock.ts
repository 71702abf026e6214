import { createHash } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorCode } from '#server/lib/app-error.ts'
import { OperatorError } from '../operator-error.ts'

/** How long an owner is given to say who it is, in ms; a frozen one never does. */
const answerTimeoutMs = 1000

export type OwnerLock = { release: () => Promise<void> }

/**
 * Owns a data folder for as long as this process lives: a listening socket named after the folder, which the system
 * frees at once however the process ends. A second process gets the text of `describe`.
 * @throws OperatorError `folder-in-use` when another process has it.
 */
export async function ownFolder(realFolder: string, describe: () => string): Promise<OwnerLock> {
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
 * Linux has a name space of sockets without files, Windows has named pipes: nothing stale can remain of either. On
 * other systems it is a socket file.
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

/** What the owner says of itself; `null` when it does not answer in time. */
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
