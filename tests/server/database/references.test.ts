import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withClient } from '#server/db/pool.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { audit, auditHook } from '#server/features/admin/audit.ts'
import { purgeTranscripts } from '#server/features/history/purge.ts'
import { historyWriter, transcriptHistory } from '#server/features/history/service.ts'
import { createQuota } from '#server/features/quota/service.ts'
import { settleRun } from '#server/features/summaries/deliver.ts'
import { deleteRunsOfTranscripts } from '#server/features/summaries/runs/sweep.ts'
import { until } from '#tests/durability/process-tree.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const { signal } = new AbortController()
const [transcriptId, summaryId, visitorId, runId, reservationId, userId] = Array.from({ length: 6 }, () =>
  crypto.randomUUID(),
)
const ids = { transcriptId: `${transcriptId}`, summaryId: `${summaryId}` }
const visitor = { userId: null, deviceId: null, visitorId: `${visitorId}` }

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const run = async (statement: string): Promise<void> => void (await server.database.pool.query(statement))
const count = async (from: string): Promise<number> =>
  (await server.database.pool.query(`select from ${from}`)).rowCount ?? 0

/** A transcript and its summary that no history refers to, long past their time. */
beforeEach(async () => {
  await emptyTables(server.database)
  await run(`
    insert into transcripts (id, origin, video_id, content_hash, language, caption_kind, timings, chapters, sentences, created_at)
      values ('${transcriptId}', 'youtube', 'okManual001', 'a', 'en', 'human', 'exact', '[]', '[]', now() - interval '1 year');
    insert into summaries (id, transcript_id, cache_key, engine_kind, engine_name, engine_version, language, style, body, created_at)
      values ('${summaryId}', '${transcriptId}', 'k', 'model', 'm', '1', 'en', 'standard', '{}', now() - interval '1 year')`)
})

const writeItem = (): Promise<string | null> =>
  transaction(server.database.db, (tx) => historyWriter.put(tx, visitor, { ...ids, runId: null }))

/** Does something in a transaction of its own that is committed at the end, or when `commit` is called. */
async function holding(
  work: string,
  meanwhile: (commit: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await withClient(server.database.connection, async (client: Client) => {
    await client.query(`begin; ${work}`)
    await meanwhile(() => client.query('commit'))
  })
}

/** Waits until a statement of this database waits for another transaction, or for `pg_sleep`. */
async function untilWaiting(event: 'Lock' | 'Timeout'): Promise<void> {
  await until(
    async () =>
      (await count(`pg_stat_activity where datname = current_database() and wait_event_type = '${event}'`)) >
      0,
  )
}

const dangling = `history_items where not exists (select from transcripts where transcripts.id = transcript_id)
  or summary_id is not null and not exists (select from summaries where summaries.id = summary_id)`

it('a sweep leaves alone what an item is being written for, and the item keeps it afterwards', async () => {
  const wrote = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const writing = transaction(server.database.db, async (tx) => {
    await historyWriter.put(tx, visitor, { ...ids, runId: null })
    wrote.resolve()
    await mayCommit.promise
  })
  await wrote.promise
  await purgeTranscripts(server.database.db, signal)
  mayCommit.resolve()
  await writing
  await purgeTranscripts(server.database.db, signal)
  expect(await count('history_items')).toBe(2)
  expect(await count(dangling)).toBe(0)
})

it.each([
  ['summary', `'${summaryId}'`],
  ['transcript', 'null'],
])(
  'a sweep that looked before an item of a %s was committed deletes nothing of it',
  async (kind, summary) => {
    if (kind === 'transcript') await run('delete from summaries')
    const { rows } = await server.database.pool.query(
      `select pg_get_functiondef('ledger_now'::regproc) as ledger_now`,
    )
    // Asked for each row, once the statement that locks sees what it will see; a statement inside of it sees
    // what is new.
    await run(`create table passed ();
    create or replace function ledger_now() returns timestamptz language plpgsql volatile as $$ begin
      while current_query() like '%skip locked%' and not exists (select from passed) loop perform pg_sleep(0.01); end loop;
      return now();
    end $$`)
    try {
      const sweeping = purgeTranscripts(server.database.db, signal)
      await untilWaiting('Timeout')
      await run(`
      insert into history_items (visitor_id, transcript_id, summary_id, created_at)
        values ('${visitorId}', '${transcriptId}', ${summary}, now());
      insert into passed default values`)
      await sweeping
    } finally {
      await run(`${rows[0].ledger_now}; drop table passed`)
    }
    expect(await count('history_items')).toBe(1)
    expect(await count(dangling)).toBe(0)
  },
)

it('no item is written of what a sweep is deleting, and its writer gets an error', async () => {
  await holding(`delete from transcripts where id = '${transcriptId}'`, async (commit) => {
    const writing = writeItem()
    await untilWaiting('Lock')
    await commit()
    expect(await writing).toBeNull()
  })
  await run(`insert into transcripts (id, origin, video_id, content_hash, language, caption_kind, timings, chapters, sentences)
    values ('${transcriptId}', 'youtube', 'okManual001', 'a', 'en', 'human', 'exact', '[]', '[]')`)
  await holding(`delete from transcripts where id = '${transcriptId}'`, async (commit) => {
    const actor = { ...visitor, user: null, plan: 'free', paidSince: null, network: '' } as const
    const writing = transcriptHistory.put(server.database.db, actor, ids.transcriptId)
    await untilWaiting('Lock')
    await commit()
    await writing
  })
  expect(await count('history_items')).toBe(0)
})

/** A run of the summary that has ended, with a request that is still open. */
async function endedRun(): Promise<void> {
  await run(`
    insert into people (id) values ('${visitorId}');
    insert into reservations (id, person_id, subject, variants, state, window_start, expires_at, created_at)
      values ('${reservationId}', '${visitorId}', 'video:a', '{standard/en}', 'reserved', now(), now() + interval '1 hour', now());
    insert into runs (id, key, state, task, priority, summary_id, deadline_at, ended_at) values ('${runId}', 'k', 'done',
      '{"subject": {"transcriptId": "${transcriptId}"}}', 0, '${summaryId}', now(), now() - interval '2 days');
    insert into run_requests (run_id, reservation_id, variant, visitor_id, created_at)
      values ('${runId}', '${reservationId}', 'standard/en', '${visitorId}', now())`)
}

it('nothing is charged for a summary that was deleted before it was delivered', async () => {
  await endedRun()
  await run('delete from summaries')
  const { db } = server.database
  await settleRun({ db, quota: createQuota(db), history: historyWriter }, `${runId}`)
  const { rows } = await server.database.pool.query('select state, reason from reservations')
  expect(rows).toEqual([{ state: 'released', reason: 'failed' }])
  expect(await count('run_requests where settled_at is not null and history_id is null')).toBe(1)
  expect(await count('history_items')).toBe(0)
})

it('a summary that is being delivered stays until it is in the history', async () => {
  await endedRun()
  // A run of the transcript itself would go with it, and make the sweep wait for its requests.
  await run(`update runs set task = '{"subject": {"videoId": "okManual001"}}'`)
  const { db } = server.database
  const quota = createQuota(db)
  const held: typeof quota = {
    ...quota,
    commit: async (...given) => {
      await quota.commit(...given)
      await purgeTranscripts(db, signal)
    },
  }
  await settleRun({ db, quota: held, history: historyWriter }, `${runId}`)
  expect(await count(`history_items where summary_id = '${summaryId}'`)).toBe(1)
  expect(await count(dangling)).toBe(0)
})

it('the requests of a run go with it, and so does one that is added meanwhile', async () => {
  await endedRun()
  const { db } = server.database
  const later = `select from runs where id = '${runId}' for update;
    insert into run_requests (run_id, reservation_id, variant, created_at)
      values ('${runId}', '${transcriptId}', 'standard/en', now())`
  await holding(later, async (commit) => {
    const deleting = transaction(db, (tx) => deleteRunsOfTranscripts(tx, [ids.transcriptId]))
    await untilWaiting('Lock')
    await commit()
    await deleting
  })
  expect([await count('runs'), await count('run_requests')]).toEqual([0, 0])
  await run('delete from reservations; delete from people')
  await endedRun()
  await server.runs.sweep(signal)
  expect([await count('runs'), await count('run_requests')]).toEqual([0, 0])
})

it('the audit has no account that is being deleted', async () => {
  await run(`insert into people (id) values ('${visitorId}');
    insert into users (id, email, person_id) values ('${userId}', 'ada@example.org', '${visitorId}')`)
  const { db } = server.database
  const user = {
    id: `${userId}`,
    email: 'ada@example.org',
    personId: `${visitorId}`,
    deviceId: null,
    isAdmin: true,
    isPrivileged: false,
  }
  const admin: Member = { visitorId: null, plan: 'free', paidSince: null, network: '', user }
  const act = (): Promise<void> =>
    audit(db, admin, { action: 'list-users', target: null }, async () => undefined)
  await act()
  await transaction(db, (tx) => auditHook.purge(tx, user.id))
  const { rows } = await server.database.pool.query('select admin_id, admin_email from audit_entries')
  expect(rows).toEqual([{ admin_id: null, admin_email: 'deleted account' }])
  await holding(`select from users where id = '${userId}' for update; delete from users`, async (commit) => {
    const refused = expect(act()).rejects.toThrow()
    await untilWaiting('Lock')
    await commit()
    await refused
  })
  expect(await count('audit_entries')).toBe(1)
})
