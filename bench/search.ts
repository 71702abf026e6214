import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { connectDatabase, readFromPrimary } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { joinSql, sql } from '#server/db/sql.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { ensureUser } from '#server/features/accounts/service.ts'
import { listHistory } from '#server/features/history/items/items.ts'
import { createHitWorker } from '#server/features/history/search/read-hits.ts'
import { createStoredSummaries } from '#server/features/summaries/stored-summaries.ts'
import { bodiesInRows } from '#server/features/transcripts/service.ts'
import { fillLibrary, wordOf } from './search/library.ts'
import { quantile, report } from './table.ts'

/**
 * The time that a page of search results takes over 10,000 summaries of one account, beside reading through
 * all of its texts with LIKE. Each talk has 1,500 words; the queries are words of every frequency, alone and
 * together, and of scripts without blanks.
 */
const summaries = Number(process.argv[2] ?? 10_000)
const rounds = 40
const queries = {
  'a word in almost every talk': wordOf(2),
  'a word in one talk of nine': wordOf(1500),
  'a rare word': wordOf(29_000),
  'three words': `${wordOf(40)} ${wordOf(300)} ${wordOf(2000)}`,
  'the beginning of words': wordOf(12_000).slice(0, 4),
  'a word that is nowhere': 'nowheretobefound',
  Chinese: '气候变化',
  Japanese: '東京タワー',
  Thai: 'ภาษาไทย',
  Arabic: 'كتاب',
  'nothing, the first page': '',
}

const folder = await mkdtemp(join(tmpdir(), 'precis-bench-'))
await chmod(folder, 0o711)
const log = pino({ level: 'warn' })
// Filling would take an hour if each row waited for the disk; reading is not changed by it.
const settings = { synchronous_commit: 'off', max_wal_size: '2GB' }
const server = await startEmbeddedServer({ dataDir: folder, log, settings })
const database = connectDatabase(server.connection, log)
try {
  await migrate(server.connection, { log })
  await measure(database)
} finally {
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true })
}

async function measure(on: Database): Promise<void> {
  const { db } = on
  const { id, email, personId } = await ensureUser(db, 'reader@example.org')
  const began = performance.now()
  await fillLibrary(on, id, summaries)
  console.log(`${summaries} summaries stored and made findable in ${seconds(performance.now() - began)}`)
  const user = { id, email, personId, deviceId: id, isAdmin: false, isPrivileged: false }
  const reader: Member = { visitorId: null, user, plan: 'unlimited', paidSince: null, network: '' }
  const hitWorker = createHitWorker()
  const unchanging = readFromPrimary(db)
  const stored = createStoredSummaries({ db, unchanging }, Date.now)
  const reads = { db, unchanging, bodies: bodiesInRows, summaries: stored, hitWorker }
  const { signal } = new AbortController()
  const all: number[] = []
  for (const [name, q] of Object.entries(queries)) {
    const query = { q, sort: 'newest' as const, limit: 20 }
    const { total } = await listHistory(reads, reader, query, signal)
    const times = await timesOf(rounds, () => listHistory(reads, reader, query, signal))
    all.push(...times)
    console.log(`${name}: ${total} found, median ${at(times, 0.5)} ms, 95th percentile ${at(times, 0.95)} ms`)
  }
  await hitWorker.close()
  const scanned = await timesOf(3, () => readThrough(on, id, queries['a rare word']))
  const scan = Math.min(...scanned)
  report({
    what: `a search in ${summaries} summaries of one account, of all queries`,
    measured: `median ${at(all, 0.5)} ms, p95 ${at(all, 0.95)} ms`,
    beside: `reading all texts with LIKE, ${scan.toFixed(0)} ms`,
    ratio: quantile(all, 0.95) / scan,
    wanted: 'p95 50 ms',
  })
}

async function readThrough({ db }: Database, userId: string, q: string): Promise<unknown> {
  const words = q.split(' ').map((word) => sql`texts.everything like ${`%${word}%`}`)
  return await db.execute(sql`
    select item.id from history_items as item
    join transcripts on transcripts.id = item.transcript_id
    join summaries on summaries.id = item.summary_id
    cross join lateral (
      select lower(concat_ws(' ', transcripts.title, summaries.body::text, transcripts.sentences::text)) as everything
    ) as texts
    where item.user_id = ${userId} and ${joinSql(words, ' and ')}
    order by item.created_at desc limit 20`)
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times
}

function at(times: readonly number[], share: number): string {
  return quantile(times, share).toFixed(1)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(0)} s`
}
