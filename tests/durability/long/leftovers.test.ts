import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { closeToOthers } from '#server/db/embedded/cluster.ts'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { readProcessState } from '#server/db/embedded/stale-server.ts'
import { withClient } from '#server/db/pool.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { makeFolder, makeUsedFolder, replaceServerPid, serverPid } from '../data-folder.ts'
import type { TestFolder } from '../data-folder.ts'
import { ordinaryUser } from '../ordinary-user.ts'
import { descendantsOf, signalAll, until } from '../process-tree.ts'
import { startProcess } from '../start-process.ts'

const isUnfinished = (name: string): boolean => name.startsWith('postgres.new')
const isReady = (line: string): boolean => line === 'ready'

/** A folder whose server was killed, with the notes about its process still in it. */
async function makeCrashedFolder(): Promise<TestFolder> {
  const folder = await makeUsedFolder()
  await using running = startProcess(folder.path)
  await running.waitFor(isReady)
  signalAll([running.pid, ...(await descendantsOf(running.pid))], 'SIGKILL')
  await running.exited
  return folder
}

/** Starts on the folder, asks one thing, and stops again. */
async function startAndStop({ path }: TestFolder): Promise<void> {
  const server = await startEmbeddedServer({ dataDir: path, log: quietLog })
  try {
    await withClient(server.connection, (client) => client.query('select 1'))
  } finally {
    await server.stop()
  }
}

it('the embedded server starts where the first start was killed while it made the database', async () => {
  await using folder = await makeFolder()
  await using first = startProcess(folder.path)
  await until(async () => {
    const name = (await readdir(folder.path)).find(isUnfinished)
    return name !== undefined && (await readdir(join(folder.path, name))).includes('PG_VERSION')
  })
  // Only the process itself: the programs that it started still write.
  signalAll([first.pid], 'SIGKILL')
  await first.exited
  expect(await readdir(folder.path)).not.toContain('postgres')
  await startAndStop(folder)
  expect((await readdir(folder.path)).filter(isUnfinished)).toEqual([])
})

it.each([0o770, 0o777, 0o755])(
  'the embedded server starts where others were given the folder of the database: mode %o',
  async (mode) => {
    await using folder = await makeUsedFolder()
    const cluster = join(folder.path, 'postgres')
    await chmod(cluster, mode)
    await startAndStop(folder)
    expect((await stat(cluster)).mode & 0o777).toBe(0o700)
  },
)

it('the embedded server says what to do where the file system gives the folder of the database to others for good', async () => {
  await using folder = await makeFolder()
  await chmod(folder.path, 0o777)
  await expect(closeToOthers(folder.path, quietLog, () => Promise.resolve())).rejects.toMatchObject({
    failure: 'server-did-not-start',
    message: expect.stringMatching(/\(mode 777\), and that could not be changed\. Run "chmod 700 /),
  })
})

it('the embedded server starts where the id of the killed server now is that of another process', async () => {
  await using folder = await makeCrashedFolder()
  const bystander = spawn('sleep', ['300'], { ...ordinaryUser, stdio: 'ignore' })
  try {
    await replaceServerPid(folder.path, bystander.pid ?? 0)
    await startAndStop(folder)
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
  } finally {
    bystander.kill()
  }
})

it('the embedded server starts where the killed server was never collected by its parent', async () => {
  await using folder = await makeCrashedFolder()
  // The shell starts a child and turns into a program that never collects it.
  const keeper = spawn('/bin/sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 300'], {
    ...ordinaryUser,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const [line] = await once(createInterface({ input: keeper.stdout }), 'line')
    const uncollected = Number(line)
    await until(async () => (await readProcessState(uncollected)).state === 'zombie')
    await replaceServerPid(folder.path, uncollected)
    await startAndStop(folder)
    expect((await readProcessState(uncollected)).state).toBe('zombie')
  } finally {
    keeper.kill()
  }
})

it('the embedded server starts where a power cut left the note about the process empty', async () => {
  await using folder = await makeCrashedFolder()
  await writeFile(join(folder.path, 'postgres', 'postmaster.pid'), '')
  await startAndStop(folder)
})

it('the embedded server refuses a database of another major version and leaves it as it is', async () => {
  await using folder = await makeUsedFolder()
  const versionFile = join(folder.path, 'postgres', 'PG_VERSION')
  await writeFile(versionFile, '17\n')
  await expect(startEmbeddedServer({ dataDir: folder.path, log: quietLog })).rejects.toMatchObject({
    failure: 'wrong-version',
    message: expect.stringContaining('made by PostgreSQL 17'),
  })
  expect(await readFile(versionFile, 'utf8')).toBe('17\n')
})

it('the embedded server says why when the server does not start, and lets the folder go', async () => {
  await using folder = await makeUsedFolder()
  const settings = { wal_level: 'nonsense' }
  await expect(startEmbeddedServer({ dataDir: folder.path, log: quietLog, settings })).rejects.toMatchObject({
    failure: 'server-did-not-start',
    message: expect.stringContaining('wal_level'),
  })
  await startAndStop(folder)
})

it('the embedded server leaves nothing running and no note of itself when it is stopped', async () => {
  await using folder = await makeUsedFolder()
  const server = await startEmbeddedServer({ dataDir: folder.path, log: quietLog })
  const pid = await serverPid(folder.path)
  const helpers = (await descendantsOf(process.pid)).filter((child) => child !== pid)
  await server.stop()
  expect((await readProcessState(pid)).state).not.toBe('running')
  expect(await descendantsOf(process.pid)).not.toEqual(expect.arrayContaining(helpers))
  expect(await readdir(folder.path)).toEqual(['postgres', 'run'])
  expect(await readdir(join(folder.path, 'run'))).toEqual([])
})
