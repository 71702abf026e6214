import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createRazorpayProvider } from '#server/adapters/razorpay/razorpay-provider.ts'
import { readLastBackup } from '#server/db/backup/last-backup.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { simulatedKeys } from '#tests/fakes/razorpay/simulated.ts'
import { startRazorpaySimulator } from '#tests/fakes/razorpay/simulator.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { runProgram } from '#tests/setup/run-program.ts'
import { makeFolder, makeUsedFolder } from './data-folder.ts'

const insertTranscript = `
  insert into transcripts (origin, content_hash, language, caption_kind, timings, chapters, sentences)
  values ('pasted', 'hash', 'en', 'unknown', 'none', '[]', '[{"text": "We choose to go to the moon"}]')`
const readTranscripts = 'select sentences::json from transcripts'
const stored = [{ sentences: [{ text: 'We choose to go to the moon' }] }]

/** Does something with the database of a data folder while no other process has it. */
async function withDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl: null, log: quietLog })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function command(
  name: 'backup' | 'restore' | 'after-restore',
  argument: string,
  env: Record<string, string>,
): ReturnType<typeof runProgram> {
  return runProgram(`src/server/${name}.ts`, [argument], { env })
}

async function readFrom(dataDir: string): Promise<unknown[]> {
  return withDatabase(dataDir, async ({ pool }) => (await pool.query<object>(readTranscripts)).rows)
}

it('a backup carries the data over to another data folder, with Précis stopped', async () => {
  await using source = await makeUsedFolder()
  await using target = await makeFolder()
  const file = join(target.path, 'backup.gz')
  await withDatabase(source.path, ({ pool }) => pool.query(insertTranscript))
  const backup = await command('backup', file, { DATA_DIR: source.path })
  expect(backup).toEqual({
    code: 0,
    output: expect.stringMatching(/^Backed up 1 row in \d+ tables to .*backup\.gz$/),
  })
  // The page of the admins shows its age.
  const noted = Date.parse((await readLastBackup(source.path)) ?? '')
  expect(Math.abs(Date.now() - noted)).toBeLessThan(600_000)
  const restore = await command('restore', file, { DATA_DIR: target.path })
  expect(restore).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored 1 row in \d+ tables from .*backup\.gz$/),
  })
  expect(await readFrom(target.path)).toEqual(stored)
})

it('backs up and restores beside a Précis that runs', async () => {
  await using source = await makeUsedFolder()
  await using target = await makeUsedFolder()
  const file = join(target.path, 'backup.gz')
  await withDatabase(source.path, async ({ pool }) => {
    await pool.query(insertTranscript)
    expect(await command('backup', file, { DATA_DIR: source.path })).toMatchObject({ code: 0 })
    expect((await pool.query(readTranscripts)).rows).toEqual(stored)
  })
  await withDatabase(target.path, async ({ pool }) => {
    expect(await command('restore', file, { DATA_DIR: target.path })).toMatchObject({ code: 0 })
    expect((await pool.query(readTranscripts)).rows).toEqual(stored)
  })
})

it('a backup carries the data over to a server of your own and back', async () => {
  await using server = await makeUsedFolder()
  await using source = await makeUsedFolder()
  await using target = await makeFolder()
  await withDatabase(source.path, ({ pool }) => pool.query(insertTranscript))
  await withDatabase(server.path, async ({ connection, pool }) => {
    // An ordinary role that owns its database, as a provider gives one.
    await pool.query('create role plain login')
    await pool.query('create database own owner plain')
    const own = {
      DATABASE_URL: `postgres://plain@localhost/own?host=${connection.host ?? ''}`,
      DATA_DIR: target.path,
    }
    const there = join(target.path, 'there.gz')
    const back = join(target.path, 'back.gz')
    expect(await command('backup', there, { DATA_DIR: source.path })).toMatchObject({ code: 0 })
    expect(await command('restore', there, own)).toMatchObject({ code: 0 })
    expect(await command('backup', back, own)).toMatchObject({ code: 0 })
    expect(await command('restore', back, { DATA_DIR: target.path })).toMatchObject({ code: 0 })
  })
  expect(await readFrom(target.path)).toEqual(stored)
})

it('says after the restore of a shop what to run, which brings back what was bought since', async () => {
  await using source = await makeUsedFolder()
  await using target = await makeFolder()
  await using razorpay = await startRazorpaySimulator({ deliver: async () => 200, retryPauseMs: 1 })
  const { keyId, keySecret, webhookSecret } = simulatedKeys
  const file = join(target.path, 'backup.gz')
  const env = {
    DATA_DIR: target.path,
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_API_BASE: razorpay.origin,
  }
  await command('backup', file, { DATA_DIR: source.path })
  const restored = await command('restore', file, env)
  const [, madeAt = ''] = /npm run after-restore -- (\S+)$/.exec(restored.output) ?? []
  const provider = createRazorpayProvider({
    ...simulatedKeys,
    webhookSecrets: [],
    plans: {},
    baseUrl: razorpay.origin,
    checkoutUrl: '',
    timeoutMs: 60_000,
  })
  const { signal } = new AbortController()
  const orderedAt = Date.now()
  const reference = await provider.createSubscription(
    {
      ownId: randomUUID(),
      order: {
        plan: 'pro',
        amount: 29_900,
        email: 'ada@example.org',
        isProven: true,
        state: null,
        gstin: null,
      },
      plan: await provider.createPlan({ name: 'Pro', amount: 29_900 }, signal),
      startsAt: null,
      orderedAt,
      payableUntil: orderedAt + 3_600_000,
    },
    signal,
  )
  razorpay.pay(reference)
  expect(await command('after-restore', madeAt, env)).toEqual({
    code: 0,
    output: 'Asked Razorpay about 1 subscription; 1 of them had been lost and is back.',
  })
  const plans = await withDatabase(
    target.path,
    async ({ pool }) => (await pool.query('select plan from entitlements')).rows,
  )
  expect(plans).toEqual([{ plan: 'pro' }])
  for (const time of ['yesterday', '2026-11-28', '9999-01-01T00:00:00Z']) {
    const { code, output } = await command('after-restore', time, env)
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('Usage: npm run after-restore'),
    })
  }
  razorpay.faults.push({ on: 'GET /v1/subscriptions', kind: 'down' })
  expect(await command('after-restore', madeAt, env)).toMatchObject({
    code: 1,
    output: expect.stringContaining('run this again'),
  })
  expect(await command('after-restore', madeAt, { DATA_DIR: target.path })).toMatchObject({
    code: 1,
    output: expect.stringContaining('keys of Razorpay are not set'),
  })
})

it('the command says in a sentence what is wrong, and fails', async () => {
  await using folder = await makeFolder()
  const file = join(folder.path, 'file')
  const env = { DATA_DIR: join(folder.path, 'data') }
  const none = await command('backup', file, env)
  expect(none).toEqual({
    code: 1,
    output: `There is no database in ${env.DATA_DIR}. Set DATA_DIR or DATABASE_URL.`,
  })
  await writeFile(file, 'not a backup')
  const wrong = await command('restore', file, env)
  expect(wrong).toEqual({ code: 1, output: `${file} is not a backup of Précis, or it is damaged.` })
  expect(await readdir(folder.path)).toEqual(['file'])
  const nameless = await runProgram('src/server/backup.ts', [])
  expect(nameless).toEqual({ code: 1, output: 'Usage: npm run backup -- FILE' })
  const setting = await command('backup', file, { DATABASE_URL: 'nonsense' })
  expect(setting.code).toBe(1)
  expect(setting.output).toMatch(/^DATABASE_URL .+$/)
})
