import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { readConnection } from '#server/db/embedded/endpoint.ts'
import { withClient } from '#server/db/pool.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { asClient, makeFolder } from '../data-folder.ts'
import { descendantsOf, signalAll } from '../process-tree.ts'
import { startProcess } from '../start-process.ts'

/** The folder of the socket by which the server of a data folder is reached. */
async function socketFolder(dataDir: string): Promise<string> {
  return (await readConnection(dataDir))?.host ?? 'none'
}

it.each(['it\'s "a", folder: ü, $HOME', 'with  blanks ', '-dash'])(
  'the embedded server works in a folder named %s',
  async (name) => {
    await using folder = await makeFolder()
    const dataDir = join(folder.path, name)
    const server = await startEmbeddedServer({ dataDir, log: quietLog })
    try {
      const { rows } = await withClient(server.connection, (client) => client.query('show data_directory'))
      expect(rows).toEqual([{ data_directory: join(dataDir, 'postgres') }])
    } finally {
      await server.stop()
    }
  },
)

it('the embedded server works where the path is too long for a socket, and leaves no folder behind', async () => {
  await using folder = await makeFolder()
  const dataDir = join(folder.path, 'long'.repeat(20), 'longer'.repeat(20))
  await mkdir(dataDir, { recursive: true })
  await using first = startProcess(dataDir)
  await first.waitFor((line) => line === 'ready')
  expect((await asClient(dataDir, (client) => client.query('select from singles'))).rowCount).toBe(0)
  const socket = await socketFolder(dataDir)
  expect((await stat(socket)).mode & 0o777).toBe(0o700)
  signalAll([first.pid, ...(await descendantsOf(first.pid))], 'SIGKILL')
  await first.exited

  await using second = startProcess(dataDir)
  await second.waitFor((line) => line === 'ready')
  expect(await socketFolder(dataDir)).toBe(socket)
  second.tell('stop')
  await second.exited
  await expect(stat(socket)).rejects.toMatchObject({ code: 'ENOENT' })
})
