import { spawnSync } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import type { EmbeddedOptions } from '#server/db/embedded/embedded-server.ts'
import { findPackageFolder } from '#server/db/embedded/platform-package.ts'
import { withClient } from '#server/db/pool.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { makeFolder, makeUsedFolder, serverPid } from '../data-folder.ts'
import { canRunAsOrdinaryUser, isRoot, ordinaryUser } from '../ordinary-user.ts'
import { copyPackageWithoutLinks } from '../package-copy.ts'
import { startProcess } from '../start-process.ts'

type Surroundings = EmbeddedOptions['surroundings']

const nobody = 65534
/** A user of the system, there since the first Unix. */
const daemon = 1
/** A number that no user has. */
const nameless = 54_321
const canMapUsers = spawnSync('unshare', ['--user', '--map-user=65534', 'true']).status === 0
const withoutUserNamespaces = { unshare: '/nonexistent/unshare' }

/** A folder that only root may enter, with the programs in it. */
const closed = await makeFolder(0o700)
afterAll(() => closed[Symbol.asyncDispose]())
const packageFolder = join(closed.path, 'package')
if (isRoot) await copyPackageWithoutLinks(packageFolder)

/** A folder that every user may enter, for a project that lies where only root may. */
const open = await makeFolder()
afterAll(() => open[Symbol.asyncDispose]())
/** The programs where every user can start them: those of the project, or a copy. */
const reachablePackage = canRunAsOrdinaryUser ? findPackageFolder() : join(open.path, 'package')
if (isRoot && !canRunAsOrdinaryUser) await copyPackageWithoutLinks(reachablePackage)

/** Starts and stops once; counts the starts in the database itself, to see that it is still the same one. */
async function startOnce(
  dataDir: string,
  surroundings: Surroundings = { packageFolder: reachablePackage },
): Promise<{ home: string; starts: number; user: string; userMap: string }> {
  const server = await startEmbeddedServer({ dataDir, log: quietLog, surroundings })
  try {
    const home = dirname(server.connection.host ?? '')
    const pid = await serverPid(home)
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const starts = await withClient(server.connection, async (client) => {
      await client.query('create table if not exists starts (); insert into starts default values')
      return (await client.query('select from starts')).rowCount ?? 0
    })
    const userMap = (await readFile(`/proc/${pid}/uid_map`, 'utf8')).trim().split(/\s+/).join(' ')
    return { home, starts, user: /^Uid:\s+(\d+)/m.exec(status)?.[1] ?? '', userMap }
  } finally {
    await server.stop()
  }
}

describe.runIf(canRunAsOrdinaryUser)('an ordinary user', () => {
  it('gets a server that runs as that user, from the first start on', async () => {
    await using folder = await makeFolder()
    if (ordinaryUser.uid !== undefined) await chown(folder.path, ordinaryUser.uid, ordinaryUser.gid)
    await using running = startProcess(folder.path, { identity: ordinaryUser })
    await running.waitFor((line) => line === 'ready')
    const user = ordinaryUser.uid ?? process.geteuid?.()
    expect((await stat(join(folder.path, 'postgres'))).uid).toBe(user)
    expect((await stat(`/proc/${await serverPid(folder.path)}`)).uid).toBe(user)
  })

  it.runIf(isRoot && canMapUsers)('gets one without having a name on the system', async () => {
    await using folder = await makeFolder()
    await chown(folder.path, nameless, nameless)
    await using running = startProcess(folder.path, { identity: { uid: nameless, gid: nameless } })
    await running.waitFor((line) => line === 'ready')
    expect((await stat(`/proc/${await serverPid(folder.path)}`)).uid).toBe(nameless)
  })

  it.runIf(isRoot).each([
    ['of another user', '', 0o755],
    ['below one of another user', '/data', 0o755],
    ['that only another user may enter', '', 0o700],
  ])('learns what to do with a data folder %s', async (_, below, mode) => {
    await using folder = await makeFolder(mode)
    const dataDir = `${folder.path}${below}`
    await using running = startProcess(dataDir, { identity: ordinaryUser })
    await running.exited
    expect(running.lines.join('\n')).toContain(
      `who may not write into the data folder ${dataDir}. Let root give it over: mkdir -p ${dataDir} && chown -R 65534 ${dataDir}`,
    )
  })

  it.runIf(isRoot)('learns what to do with a database that belongs to another user', async () => {
    await using folder = await makeUsedFolder()
    await chown(folder.path, nobody, nobody)
    await using running = startProcess(folder.path, { identity: ordinaryUser })
    await running.exited
    expect(running.lines.join('\n')).toContain(
      `The folder ${folder.path}/postgres belongs to the user with the number 0, and Précis runs as number 65534`,
    )
  })
})

describe.runIf(isRoot)('root', () => {
  it('gets a server that runs as nobody', async () => {
    await using folder = await makeFolder()
    expect(await startOnce(folder.path)).toMatchObject({ starts: 1, user: String(nobody) })
    expect(await startOnce(folder.path)).toMatchObject({ starts: 2, user: String(nobody) })
  })

  it("gets a server that runs as the owner of an ordinary user's data", async () => {
    await using folder = await makeFolder()
    await chown(folder.path, daemon, daemon)
    expect(await startOnce(folder.path)).toMatchObject({ starts: 1, user: String(daemon) })
    expect((await stat(join(folder.path, 'postgres'))).uid).toBe(daemon)
  })

  it("gets a server that runs as nobody where the data's owner has no name on the system", async () => {
    await using folder = await makeFolder()
    await chown(folder.path, nameless, nameless)
    expect(await startOnce(folder.path)).toMatchObject({ starts: 1, user: String(nobody) })
  })

  it.runIf(canMapUsers)('is called nobody where only root may enter, and keeps the files', async () => {
    const dataDir = join(closed.path, 'data')
    const expected = { user: '0', userMap: `${nobody} 0 1` }
    expect(await startOnce(dataDir, { packageFolder })).toEqual({ home: dataDir, starts: 1, ...expected })
    expect(await startOnce(dataDir, { packageFolder })).toEqual({ home: dataDir, starts: 2, ...expected })
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
  })

  it.runIf(canMapUsers)('may move the data behind a closed folder and out again', async () => {
    await using outer = await makeFolder()
    await using hidden = await makeFolder(0o700)
    const locations = [outer, hidden].map(({ path }) => join(path, 'data'))
    const [outside = '', inside = ''] = locations
    expect(await startOnce(outside)).toMatchObject({ starts: 1, user: String(nobody) })
    await rename(outside, inside)
    expect(await startOnce(inside)).toMatchObject({ starts: 2, user: '0' })
    await rename(inside, outside)
    expect(await startOnce(outside)).toMatchObject({ starts: 3, user: String(nobody) })
  })

  it('has programs and data put within reach when nothing else works', async () => {
    await using reachable = await makeFolder()
    await using hidden = await makeUsedFolder(0o700)
    const surroundings = { packageFolder, reachableFolder: reachable.path, ...withoutUserNamespaces }
    const first = await startOnce(hidden.path, surroundings)
    expect(first).toMatchObject({ starts: 1, user: String(nobody) })
    expect(dirname(first.home)).toBe(reachable.path)
    expect(await readdir(hidden.path)).not.toContain('postgres')
    expect(await startOnce(hidden.path, surroundings)).toEqual({ ...first, starts: 2 })
  })

  it('has only the programs put within reach where the data is', async () => {
    await using reachable = await makeFolder()
    await using folder = await makeUsedFolder()
    const surroundings = { packageFolder, reachableFolder: reachable.path, ...withoutUserNamespaces }
    expect(await startOnce(folder.path, surroundings)).toMatchObject({
      home: folder.path,
      user: String(nobody),
    })
  })

  it('is refused rather than given a database on another disk than the data folder', async () => {
    await using reachable = await makeFolder()
    const hidden = await mkdtemp('/dev/shm/precis-')
    const surroundings = { packageFolder, reachableFolder: reachable.path, ...withoutUserNamespaces }
    const started = startEmbeddedServer({ dataDir: hidden, log: quietLog, surroundings })
    await expect(started).rejects.toMatchObject({
      failure: 'no-unprivileged-user',
      message: expect.stringContaining(hidden),
    })
    await rm(hidden, { recursive: true })
  })

  it('learns that there is no way to run as another user', async () => {
    const surroundings = {
      packageFolder,
      reachableFolder: join(closed.path, 'out-of-reach'),
      ...withoutUserNamespaces,
    }
    const dataDir = join(closed.path, 'other-data')
    await expect(startEmbeddedServer({ dataDir, log: quietLog, surroundings })).rejects.toMatchObject({
      failure: 'no-unprivileged-user',
    })
  })
})
