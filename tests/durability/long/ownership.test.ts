import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { readProcessState } from '#server/db/embedded/stale-server.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { asClient, makeUsedFolder, replaceServerPid, serverPid } from '../data-folder.ts'
import { descendantsOf, isRunning, signalAll, until } from '../process-tree.ts'
import { startProcess } from '../start-process.ts'

const isReady = (line: string): boolean => line === 'ready'
const canUnshare = spawnSync('unshare', ['--net', '--pid', '--fork', '--mount-proc', 'true']).status === 0

it('the embedded server refuses a second process on the folder with a sentence that names the first', async () => {
  await using folder = await makeUsedFolder()
  await using first = startProcess(folder.path)
  await first.waitFor(isReady)
  const second = openDatabase({ dataDir: folder.path, databaseUrl: null, log: quietLog })
  await expect(second).rejects.toMatchObject({
    failure: 'folder-in-use',
    message: expect.stringMatching(
      new RegExp(`${folder.path} is in use by process ${first.pid}, started 20.+Z, http://localhost:3999`),
    ),
  })
  expect((await asClient(folder.path, (client) => client.query('select from singles'))).rowCount).toBe(0)
})

it('the embedded server refuses a second process while the first one is frozen', async () => {
  await using folder = await makeUsedFolder()
  await using first = startProcess(folder.path)
  await first.waitFor(isReady)
  signalAll([first.pid], 'SIGSTOP')
  const second = openDatabase({ dataDir: folder.path, databaseUrl: null, log: quietLog })
  await expect(second).rejects.toMatchObject({ failure: 'folder-in-use' })
})

it('the embedded server finds the owner by another name of the folder', async () => {
  await using folder = await makeUsedFolder()
  await using first = startProcess(folder.path)
  await first.waitFor(isReady)
  const second = openDatabase({
    dataDir: `${folder.path}/../${folder.path.split('/').at(-1)}`,
    databaseUrl: null,
    log: quietLog,
  })
  await expect(second).rejects.toMatchObject({ failure: 'folder-in-use' })
})

it.runIf(canUnshare)(
  'the embedded server refuses a folder that another container runs a database in',
  async () => {
    await using folder = await makeUsedFolder()
    await using first = startProcess(folder.path)
    await first.waitFor(isReady)
    const server = await serverPid(folder.path)
    const prefix = ['unshare', '--net', '--pid', '--fork', '--mount-proc']
    await using second = startProcess(folder.path, { prefix })
    await second.exited
    expect(second.lines.join('\n')).toContain(
      `Another container on this machine runs a database in ${folder.path}`,
    )
    expect(await isRunning(server)).toBe(true)
    expect((await asClient(folder.path, (client) => client.query('select from singles'))).rowCount).toBe(0)
  },
)

it.each([
  ['others can reach', 0o711],
  ['only its owner can enter', 0o700],
])('the wrapper ends the server when its parent is killed, in a folder that %s', async (_, mode) => {
  await using folder = await makeUsedFolder(mode)
  await using parent = startProcess(folder.path)
  await parent.waitFor(isReady)
  const server = await serverPid(folder.path)
  const all = await descendantsOf(parent.pid)
  expect(all).toContain(server)
  signalAll([parent.pid], 'SIGKILL')
  await until(async () => !(await isRunning(server)))
  for (const pid of all) await until(async () => !(await isRunning(pid)))
})

it('the embedded server stops and replaces a server that outlived its parent, and never adopts it', async () => {
  await using folder = await makeUsedFolder()
  await using first = startProcess(folder.path)
  await first.waitFor(isReady)
  await asClient(folder.path, (client) => client.query(`insert into singles values ('kept', '')`))
  const orphan = await serverPid(folder.path)
  // Without the guard that waits for the parent's end, the server lives on.
  await killGuard(first.pid, orphan)
  signalAll([first.pid], 'SIGKILL')
  await first.exited
  expect(await isRunning(orphan)).toBe(true)

  await using second = startProcess(folder.path)
  await second.waitFor(isReady)
  expect(await isRunning(orphan)).toBe(false)
  const replacement = await serverPid(folder.path)
  expect(replacement).not.toBe(orphan)
  expect(await descendantsOf(second.pid)).toContain(replacement)
  const { rows } = await asClient(folder.path, (client) => client.query('select id from singles'))
  expect(rows).toEqual([{ id: 'kept' }])
})

it('the embedded server leaves a live process alone that got the id of a server from before', async () => {
  await using folder = await makeUsedFolder()
  await using other = await makeUsedFolder()
  await using first = startProcess(folder.path)
  await using neighbour = startProcess(other.path)
  await Promise.all([first.waitFor(isReady), neighbour.waitFor(isReady)])
  const bystander = await serverPid(other.path)
  signalAll([first.pid, ...(await descendantsOf(first.pid))], 'SIGKILL')
  await first.exited
  await replaceServerPid(folder.path, bystander)

  await using second = startProcess(folder.path)
  await second.waitFor(isReady)
  expect(await isRunning(bystander)).toBe(true)
})

/**
 * Kills the part of the wrapper that ends the server with its parent: the shell that is not the server's
 * parent.
 */
async function killGuard(pid: number, server: number): Promise<void> {
  const [wrapper] = await descendantsOf(pid)
  if (wrapper === undefined) throw new Error('The server has no wrapper')
  for (const child of await descendantsOf(wrapper)) {
    const process = await readProcessState(child)
    if (child !== server && process.state === 'running' && process.command.startsWith('/bin/sh')) {
      signalAll([child], 'SIGKILL')
    }
  }
}
