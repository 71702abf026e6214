import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retention } from '#product/retention-table.ts'
import { retentionDays } from '#product/retention.ts'
import { sql } from '#server/db/sql.ts'
import { listPeriodicTasks } from '#server/features.ts'
import { createStatusReader } from '#server/features/status/status.ts'
import type { StatusReader } from '#server/features/status/status.ts'
import { systemClock } from '#server/lib/clock.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { dayCeilingOf } from '#tests/setup/day-ceiling.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const listed = retention.flatMap(({ tables }) => tables)

describe('the retention table', () => {
  it('has a row for every table of the database, and no other', async () => {
    const { rows } = await server.database.pool.query<{ name: string }>(`
      select table_name as name from information_schema.tables where table_schema = 'public'
      union select nspname from pg_namespace where nspname = 'pgboss'`)
    expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('names a sweep for everything that goes', () => {
    const sweeps = new Set(listPeriodicTasks({ ...server.deps, runs: server.runs }).map(({ name }) => name))
    for (const { sweep } of retention) expect(sweep === null || sweeps.has(sweep), String(sweep)).toBe(true)
  })
})

/** Tells apart what is past its time by a day from what has a day left. */
const ages = ['old', 'young'] as const
type Age = (typeof ages)[number]
const ago = (days: number, age: Age) => `now() - interval '${days * 24 + (age === 'old' ? 24 : -24)} hours'`
const id = (age: Age, kind: number) =>
  `'${age === 'old' ? 'aaaaaaaa' : 'bbbbbbbb'}-0000-4000-8000-${String(kind).padStart(12, '0')}'`

const { idleVisitor, committedReservation, releasedReservation, removedDevice, ...days } = retentionDays

/** A row of each kind, of an age. */
function seed(age: Age): string[] {
  const [owner, person, visitor, bought] = [id(age, 1), id(age, 2), id(age, 3), id(age, 4)]
  const user = `(select id from users where email = 'owner@example.org')`
  return [
    `insert into people (id, created_at) values (${person}, ${ago(idleVisitor, age)})`,
    `insert into visitors (id, person_id, email, created_at)
      values (${visitor}, ${person}, '${age}@example.org', ${ago(idleVisitor, age)})`,
    `insert into reservations (id, person_id, subject, state, reason, window_start, expires_at, created_at, settled_at) values
      (${id(age, 5)}, (select person_id from users where email = 'owner@example.org'), 'video:1', 'committed', null,
        now(), now(), now(), ${ago(committedReservation, age)}),
      (${id(age, 6)}, (select person_id from users where email = 'owner@example.org'), 'video:2', 'released', 'failed',
        now(), now(), now(), ${ago(releasedReservation, age)})`,
    `insert into question_reservations (person_id, subject, window_start, expires_at, created_at)
      select person_id, '${age}', now(), now(), now() - interval '${age === 'old' ? 26 : 24} hours'
      from users where email = 'owner@example.org'`,
    `insert into recordings (user_id, name, content_hash, duration_ms, state, created_at) values
      (${user}, 'unfinished ${age}', '1 ${age}', 1, 'hearing', ${ago(days.unfinishedRecording, age)}),
      (${user}, 'ready ${age}', '2 ${age}', 1, 'ready', ${ago(days.recording, age)})`,
    `insert into recording_reservations (recording_id, index, person_id, state, sound_ms, created_at)
      values (${id(age, 14)}, ${age === 'old' ? 0 : 1}, ${person}, 'committed', 1, ${ago(days.heardMinutes, age)})`,
    // Of a transcript that its owner does not have any more.
    `insert into transcript_corrections (transcript_id, user_id, changed_at)
      select gen_random_uuid(), ${user}, now() where '${age}' = 'old'`,
    `insert into call_counts (key, hits, reset_at) values ('${age}', 1, now() + interval '${age === 'old' ? -1 : 1} hour')`,
    `insert into people (id) values (${owner})`,
    `insert into users (email, person_id, created_at)
      values ('${age}-unproven@example.org', ${owner}, ${ago(days.unprovenAddress, age)})`,
    `insert into devices (id, user_id, key_hash, device_name, device_type, browser, operating_system, revoked_at)
      values (${id(age, 7)}, ${user}, '${age}', 'a', 'desktop', 'a', 'a', ${ago(removedDevice, age)})`,
    `insert into api_keys (id, user_id, name, scopes, hash, start, created_at, expires_at)
      values (${id(age, 9)}, ${user}, 'a', '{ask}', '${age}', 'a', now(), ${ago(days.endedKey, age)})`,
    `insert into api_key_calls (key_id, at, method, route, status) values (${id(age, 9)}, now(), 'GET', '${age}', 200)`,
    `insert into digests (user_id, due_on, made_at, mail)
      values (${user}, ${ago(days.digest, age)}, ${ago(days.digest, age)}, 'sent')`,
    `insert into watches (id, kind, source_key, feed_url, next_poll_at, created_at)
      values (${id(age, 10)}, 'channel', '${age}', 'https://x', now(), now())`,
    `insert into watched_entries (id, watch_id, entry_key, url, seen_by, seen_at, state)
      values (${id(age, 11)}, ${id('young', 10)}, '${age}', 'https://x', 'feed', now(), 'ready')`,
    `insert into follows (id, user_id, watch_id, created_at)
      values (${id(age, 12)}, ${user}, ${id('young', 10)}, now()) on conflict do nothing`,
    `insert into followed_items (user_id, follow_id, entry_id, entry_key, state, created_at, changed_at)
      values (${user}, ${id('young', 12)}, ${id(age, 11)}, '${age}', 'done', now(), ${ago(days.followedItem, age)})`,
    `insert into webhooks (id, user_id, url, events, secret_seed, created_at)
      values (${id(age, 13)}, ${user}, 'https://receiver.example/', '{summary.completed}', ${id(age, 13)}, now())`,
    `insert into webhook_deliveries (webhook_id, event, body, created_at, state)
      values (${id(age, 13)}, '${age}', '{}', ${ago(days.webhookDelivery, age)}, 'delivered')`,
    `insert into idempotent_calls (owner_id, key, request, held_until, created_at)
      values (${owner}, '${age}', 'a', now(), now() - interval '${age === 'old' ? 25 : 23} hours')`,
    `insert into sessions (token_hash, user_id, device_id, method, expires_at)
      values ('${age}', ${user}, ${id('young', 7)}, 'otp', now() + interval '${age === 'old' ? -1 : 1} hour')`,
    `insert into login_codes (email, code_mac, browser_hash, expires_at)
      values ('${age}', '', '', now() - interval '${age === 'old' ? 61 : 59} minutes')`,
    `insert into subscriptions (id, is_demo, account, reference, plan, amount, is_proven, state, payable_until, next_check_at, created_at) values
      (${id(age, 8)}, true, 'demo', 'sub_${age}', 'pro', 1, true, 'created', ${ago(days.abandonedCheckout, age)}, now(), now()),
      (${bought}, true, 'demo', null, 'pro', 1, true, 'cancelled', ${ago(days.payment, age)}, now(), now())`,
    `insert into demo_subscriptions (id, record) values ('sub_${age}', '{}')`,
    `insert into payments (reference, invoice, subscription_id, amount, period_start, period_end, paid_at)
      values ('${age}', '${age}', ${bought}, 1, now(), now(), ${ago(days.payment, age)})`,
    `insert into receipts (number, payment_reference, issued_at, content)
      values ('${age}', '${age}', ${ago(days.payment, age)}, '{}')`,
    `insert into entitlements (user_id, plan, since, until, is_demo)
      select id, 'pro', now(), ${ago(days.endedPlan, age)}, true from users where email = '${age}-plan@example.org'`,
    `insert into billing_events (id, name, received_at) values ('${age}', 'a', ${ago(days.billingEvent, age)})`,
    `insert into billing_alarms (kind, reference, raised_at, resolved_at)
      values ('a', '${age}', now(), ${ago(days.resolvedAlarm, age)})`,
    `insert into help_requests (email, topic, plan, created_at)
      values ('${age}', 'a', 'free', ${ago(days.helpRequest, age)})`,
    `insert into video_lists (list_key, facts, videos, is_whole, created_at)
      values ('${age}', '{}', '[]', true, ${ago(days.videoList, age)} + interval '1 minute')`,
    `insert into audit_entries (at, admin_email, action) values (${ago(days.auditEntry, age)}, '${age}', 'list-users')`,
    `insert into model_calls (at, model, input_tokens, output_tokens, milliseconds)
      values (${ago(days.modelCall, age)}, '${age}', 1, 1, 1)`,
    `insert into checker_trials (checker, day) values ('${age}', (${ago(days.modelCall + (age === 'young' ? -2 : 2), age)})::date)`,
  ]
}

/** The column that tells the age of the rows that are left. */
const left: readonly (readonly [table: string, column: string, expected: readonly string[]])[] = [
  ['visitors', 'email', ['young@example.org']],
  ['reservations', 'subject', ['video:1', 'video:2']],
  ['question_reservations', 'subject', ['young']],
  ['call_counts', 'key', ['young']],
  ['recordings', 'name', ['ready young', 'unfinished young']],
  ['recording_reservations', 'index::text', ['1']],
  ['devices', 'key_hash', ['young']],
  ['api_keys', 'hash', ['young']],
  ['api_key_calls', 'route', ['young']],
  ['digests', 'mail', ['sent']],
  ['watches', 'source_key', ['young']],
  ['followed_items', 'entry_key', ['young']],
  ['webhook_deliveries', 'event', ['young']],
  ['idempotent_calls', 'key', ['young']],
  ['sessions', 'token_hash', ['young']],
  ['login_codes', 'email', ['young']],
  ['demo_subscriptions', 'id', ['sub_young']],
  ['payments', 'reference', ['young']],
  ['receipts', 'number', ['young']],
  ['billing_events', 'id', ['young']],
  ['billing_alarms', 'reference', ['young']],
  ['help_requests', 'email', ['young']],
  ['video_lists', 'list_key', ['young']],
  ['audit_entries', 'admin_email', ['young']],
  ['model_calls', 'model', ['young']],
  ['checker_trials', 'checker', ['young']],
]

/** The number of rows are due for each task, as the status says. */
async function backlogs(read: StatusReader['read']): Promise<Record<string, number | null>> {
  const { sweeps } = await read()
  return Object.fromEntries(sweeps.map(({ name, backlog }) => [name, backlog]))
}

describe('the sweeps', () => {
  it('delete what is past its time, and nothing else; the status counts what is due', async () => {
    const { pool } = server.database
    for (const email of ['owner', 'old-plan', 'young-plan']) {
      await pool.query(`with person as (insert into people default values returning id)
        insert into users (email, person_id, email_verified_at) select '${email}@example.org', id, now() from person`)
    }
    for (const statements of ages.toReversed().map(seed))
      for (const statement of statements) await pool.query(statement)
    const { signal } = new AbortController()
    const tasks = listPeriodicTasks({ ...server.deps, runs: server.runs })
    const { db } = server.database
    const { read } = createStatusReader({
      db,
      clock: systemClock,
      tasks,
      ceiling: dayCeilingOf(0),
      maxAgeMs: 0,
    })
    expect(await backlogs(read)).toEqual({
      quota: 3,
      destinations: null,
      digests: 1,
      following: 1,
      runs: 0,
      history: 0,
      help: 1,
      webhooks: 1,
      sessions: 1,
      'sign-in-codes': 1,
      accounts: null,
      devices: 1,
      'api-keys': 1,
      visitors: null,
      transcripts: null,
      translations: 0,
      recordings: 3,
      corrections: 1,
      billing: 2,
      audit: 1,
      collections: 1,
      'model-calls': 2,
      'idempotent-calls': 1,
    })
    for (const task of tasks) await task.run(signal)
    expect(Object.values(await backlogs(read)).filter((rows) => rows !== null && rows > 0)).toEqual([])
    for (const [table, column, expected] of left) {
      const { rows } = await pool.query<{ value: string }>(`select ${column} as value from ${table}`)
      expect(rows.map(({ value }) => value).toSorted(), table).toEqual(expected)
    }
    const { rows } = await server.database.db.execute(sql`
      select (select array_agg(email order by email) from users) as users, (select count(*)::int from people) as people,
        (select count(*)::int from subscriptions) as subscriptions,
        (select array_agg(users.email) from entitlements join users on users.id = user_id) as plans`)
    expect(rows).toEqual([
      {
        users: ['old-plan', 'owner', 'young-plan', 'young-unproven'].map((name) => `${name}@example.org`),
        people: 5,
        subscriptions: 2,
        plans: ['young-plan@example.org'],
      },
    ])
  })
})
