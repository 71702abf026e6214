import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { followingRows } from './following-seed.ts'
import { insertRows } from './insert-rows.ts'
import { programRows } from './program-seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of rows each table gets: far more than a plan that reads it whole would be chosen for. */
    seededRows: number
  }
}

/** An id of a row that others refer to. */
export const id = (name: string, number = 'n') => `md5('${name}' || ${number})::uuid`
const ago = (unit: string) => `now() - n * interval '1 ${unit}'`
const counted = { window_start: ago('minute'), expires_at: ago('minute'), created_at: ago('minute') }

/** The rows of each table, as it would be after a year of use: most of it old, settled and over. */
const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  people: { id: id('person'), created_at: ago('minute') },
  visitors: { id: id('visitor'), person_id: id('person'), email: 'null', created_at: ago('minute') },
  reservations: {
    id: id('reservation'),
    person_id: id('person'),
    visitor_id: id('visitor'),
    subject: `'video:' || n`,
    state: `case when n % 3 = 0 then 'released' else 'committed' end`,
    reason: `case when n % 3 = 0 then 'failed' end`,
    network: `case when n < 1000 then md5('network' || n % 100) end`,
    ...counted,
    settled_at: `case when n % 3 = 0 then now() - n % 40000 * interval '1 minute' else now() end`,
  },
  question_reservations: {
    person_id: id('person'),
    visitor_id: id('visitor'),
    subject: `md5('question' || n)`,
    network: `case when n < 1000 then md5('network' || n % 100) end`,
    ...counted,
  },
  call_counts: { key: `'call/' || n`, hits: '1', reset_at: `now() + n * interval '1 second'` },
  model_calls: {
    id: id('model call'),
    at: ago('minute'),
    model: `'model'`,
    input_tokens: '1',
    output_tokens: '1',
    milliseconds: '1',
  },
  users: {
    id: id('user'),
    email: `'user-' || n || '@example.org'`,
    person_id: id('person'),
    created_at: ago('minute'),
    email_verified_at: ago('minute'),
  },
  identities: { issuer: `'https://issuer.example'`, subject: `n::text`, user_id: id('user') },
  devices: {
    id: id('device'),
    user_id: id('user', 'n / 2'),
    key_hash: `n::text`,
    device_name: `'Firefox'`,
    device_type: `'desktop'`,
    browser: `'Firefox'`,
    operating_system: `'Linux'`,
    last_seen_at: ago('minute'),
    revoked_at: `case when n % 2 = 0 then now() - n % 20000 * interval '1 minute' end`,
  },
  sessions: {
    token_hash: `md5('token' || n)`,
    user_id: id('user', 'n / 2'),
    device_id: id('device'),
    method: `'otp'`,
    last_seen_at: ago('minute'),
    expires_at: `now() + n * interval '1 minute'`,
  },
  ...followingRows(id, ago),
  idempotent_calls: {
    owner_id: id('user', 'n / 2'),
    key: `'key ' || n`,
    request: `'request'`,
    held_until: ago('minute'),
    created_at: ago('minute'),
  },
  ...programRows({ id, ago }),
  login_codes: {
    id: id('code'),
    email: `'user-' || n || '@example.org'`,
    code_mac: `'mac'`,
    browser_hash: `md5('browser' || n)`,
    created_at: `now() - n * interval '1 second'`,
    expires_at: `now() + n * interval '1 second'`,
  },
  entitlements: {
    user_id: id('user'),
    plan: `'pro'`,
    since: ago('minute'),
    until: `now() + n * interval '1 minute'`,
    is_demo: 'true',
  },
  transcripts: {
    id: id('transcript'),
    origin: `case when n % 10 = 0 then 'pasted' else 'youtube' end`,
    video_id: `lpad(n::text, 11, 'v')`,
    content_hash: `md5('transcript' || n)`,
    title: `'A talk ' || n`,
    language: `'en'`,
    caption_kind: `'human'`,
    timings: `'exact'`,
    chapters: `'[]'`,
    sentences: `'[]'`,
    created_at: ago('minute'),
  },
  transcript_terms: { transcript_id: id('transcript'), terms: `to_tsvector('simple', 'talk ' || n)` },
  summaries: {
    id: id('summary'),
    transcript_id: id('transcript'),
    cache_key: `md5('summary' || n)`,
    engine_kind: `'extractive'`,
    engine_name: `'extractive'`,
    engine_version: `'1'`,
    language: `'en'`,
    style: `'standard'`,
    body: `'{}'`,
    created_at: ago('minute'),
  },
  summary_terms: { summary_id: id('summary'), terms: `to_tsvector('simple', 'summary ' || n)` },
  runs: {
    id: id('run'),
    key: `md5('run' || n)`,
    state: `'done'`,
    task: `'{}'`,
    priority: '0',
    summary_id: id('summary'),
    created_at: ago('minute'),
    deadline_at: ago('minute'),
    ended_at: `now() - n % 1400 * interval '1 minute'`,
  },
  run_events: { run_id: id('run'), seq: '1', event: `'{}'` },
  run_requests: {
    run_id: id('run'),
    reservation_id: id('reservation'),
    user_id: `case when n % 2 = 0 then ${id('user')} end`,
    visitor_id: `case when n % 2 = 1 then ${id('visitor')} end`,
    variant: `''`,
    created_at: ago('minute'),
    settled_at: ago('minute'),
  },
  history_items: {
    id: id('item'),
    user_id: `case when n % 2 = 0 then ${id('user', 'n / 20')} end`,
    visitor_id: `case when n % 2 = 1 then ${id('visitor')} end`,
    transcript_id: id('transcript'),
    summary_id: id('summary'),
    run_id: id('run'),
    device_id: `case when n % 2 = 0 then ${id('device')} end`,
    created_at: ago('minute'),
    is_indexed: 'true',
  },
  help_requests: {
    id: id('help'),
    user_id: id('user'),
    email: `'user-' || n || '@example.org'`,
    topic: `'Please help'`,
    plan: `'free'`,
    state: `'answered'`,
    created_at: ago('minute'),
    answered_at: ago('minute'),
    mailed_at: ago('minute'),
  },
  audit_entries: {
    id: id('audit'),
    at: ago('minute'),
    admin_id: id('user', 'n % 3'),
    admin_email: `'admin@example.org'`,
    action: `'list-users'`,
  },
  subscriptions: {
    id: id('subscription'),
    user_id: id('user'),
    is_demo: 'true',
    account: `'demo'`,
    reference: `'sub_' || n`,
    plan: `'pro'`,
    amount: '29900',
    state: `case when n % 2 = 0 then 'active' else 'expired' end`,
    payable_until: `now() - n % 20000 * interval '1 minute'`,
    next_check_at: `now() + n * interval '1 second'`,
    is_proven: 'true',
    created_at: ago('minute'),
  },
  payments: {
    reference: `'pay_' || n`,
    invoice: `'inv_' || n`,
    subscription_id: id('subscription'),
    amount: '29900',
    period_start: ago('minute'),
    period_end: `now() + interval '20 days'`,
    paid_at: ago('minute'),
  },
  receipts: {
    number: `'R-' || n`,
    payment_reference: `'pay_' || n`,
    user_id: id('user'),
    issued_at: ago('minute'),
    content: `'{}'`,
  },
  billing_emails: {
    id: id('email'),
    user_id: id('user'),
    content: `'{}'`,
    created_at: ago('minute'),
    next_at: ago('minute'),
    ended_at: `now() - n % 20000 * interval '1 minute'`,
  },
  billing_events: {
    id: `'event_' || n`,
    name: `'paid'`,
    received_at: `now() - n % 40000 * interval '1 minute'`,
  },
  billing_alarms: {
    kind: `'odd'`,
    reference: `'pay_' || n`,
    raised_at: ago('minute'),
    resolved_at: `now() - n % 20000 * interval '1 minute'`,
  },
}

/** The tables that were filled. */
export const seededTables: ReadonlySet<string> = new Set(Object.keys(rows))

/** Fills every table that grows with use, and lets the planner know. */
export async function seed(database: Database): Promise<void> {
  await insertRows(database, Object.entries(rows), inject('seededRows'))
}
