import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { readSecret } from '#server/features/accounts/secret.ts'
import { callNode } from '#tests/setup/call-node.ts'
import { runProgram } from '#tests/setup/run-program.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { makeFolder, makeUsedFolder } from './data-folder.ts'
import type { TestFolder } from './data-folder.ts'

const log = pino({ level: 'silent' })
const email = 'ada@example.org'
const passphrase = 'correct horse battery'

/** Runs the application on a data folder with the secret that is in it. */
async function onServer<T>(dataDir: string, work: (node: TestNode) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl: null, log })
  const node = await startNode(database, log, { secret: await readSecret(dataDir) })
  try {
    return await work(node)
  } finally {
    await node.close()
    await database.close()
  }
}

function command(
  name: 'backup' | 'restore',
  file: string,
  env: Record<string, string>,
): ReturnType<typeof runProgram> {
  return runProgram(`src/server/${name}.ts`, [file], { env })
}

type Shared = { id: string; path: string }

/** Shares a summary in a browser that signs in. */
async function share({ app, deps }: TestNode, jar: Jar): Promise<Shared> {
  const { headers } = await signIn(deps, email, { jar })
  const payload = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
  const made = await callNode(app, 'POST /api/summarize', { headers, payload })
  if (!made.ok || made.body.locked) throw new Error('No summary was handed out')
  const id = made.body.historyId ?? ''
  return { id, path: await showAddress(app, id, headers) }
}

/** The shared address that the owner of a summary is shown. */
async function showAddress(
  app: TestNode['app'],
  id: string,
  headers: Record<string, string>,
): Promise<string> {
  const answer = await callNode(app, 'POST /api/history/:id/share', {
    path: `/api/history/${id}/share`,
    headers,
  })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.sharePath
}

async function readShared({ app }: TestNode, path: string): Promise<number> {
  const url = path.replace('/s/', '/api/shared/')
  return (await callNode(app, 'GET /api/shared/:token', { path: url })).status
}

/**
 * The state that a browser finds after it signed in again: its devices, and what its shared summary is shown
 * at.
 */
async function comeBack(
  node: TestNode,
  jar: Jar,
  { id }: Shared,
): Promise<{ devices: number; path: string }> {
  const { headers } = await signIn(node.deps, email, { jar })
  const listed = await callNode(node.app, 'GET /api/devices', { headers })
  if (!listed.ok) throw new Error(listed.problem.detail)
  return { devices: listed.body.devices.length, path: await showAddress(node.app, id, headers) }
}

let source: TestFolder
let shared: Shared
const jar: Jar = new Map()
beforeAll(async () => {
  source = await makeUsedFolder()
  shared = await onServer(source.path, (node) => share(node, jar))
  return () => source[Symbol.asyncDispose]()
})

it('the secret comes along sealed: shared addresses go on, and a browser is the device that it was', async () => {
  await using target = await makeFolder()
  const file = join(target.path, 'backup.gz')
  const DATA_DIR = join(target.path, 'data')
  const sealed = await command('backup', file, { DATA_DIR: source.path, BACKUP_PASSPHRASE: passphrase })
  expect(sealed.output).toMatch(/^Backed up .+\nIt carries the secret of the server, sealed/)
  const wrong = await command('restore', file, { DATA_DIR, BACKUP_PASSPHRASE: 'wrong horse battery' })
  expect(wrong).toEqual({
    code: 1,
    output: expect.stringMatching(/^The passphrase does not open .+ Nothing was restored\./),
  })
  expect(await readdir(target.path)).toEqual(['backup.gz'])
  const restored = await command('restore', file, { DATA_DIR, BACKUP_PASSPHRASE: passphrase })
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored .+backup\.gz$/) })
  await onServer(DATA_DIR, async (node) => {
    expect(await readShared(node, shared.path)).toBe(200)
    expect(await comeBack(node, new Map(jar), shared)).toEqual({ devices: 1, path: shared.path })
  })
})

it('the secret is named with its place where it does not come along; the owner is shown a shared address that works', async () => {
  await using target = await makeFolder()
  const file = join(target.path, 'backup.gz')
  const DATA_DIR = join(target.path, 'data')
  const secretFile = join(source.path, 'secret')
  const backup = await command('backup', file, { DATA_DIR: source.path })
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining(`Copy ${secretFile} as well`) })
  const restored = await command('restore', file, { DATA_DIR })
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      `Before you start Précis, copy ${secretFile} to ${join(DATA_DIR, 'secret')}.`,
    ),
  })
  await onServer(DATA_DIR, async (node) => {
    const { devices, path } = await comeBack(node, new Map(jar), shared)
    expect(devices).toBe(2)
    expect(path).not.toBe(shared.path)
    expect(await readShared(node, path)).toBe(200)
  })
})

it('the secret goes again where the rows cannot be restored', async () => {
  await using target = await makeUsedFolder()
  const file = join(target.path, 'backup.gz')
  const env = { BACKUP_PASSPHRASE: passphrase }
  await command('backup', file, { DATA_DIR: source.path, ...env })
  const database = await openDatabase({ dataDir: target.path, databaseUrl: null, log })
  await database.pool.query('insert into people default values')
  await database.close()
  const full = await command('restore', file, { DATA_DIR: target.path, ...env })
  expect(full).toMatchObject({ code: 1, output: expect.stringContaining('holds data already') })
  expect(await readdir(target.path)).not.toContain('secret')
})
