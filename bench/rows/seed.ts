import type { Database } from '#server/db/database.ts'
import { withClient } from '#server/db/pool.ts'
import { insertRows } from '#tests/server/plans/insert-rows.ts'
import type { SeededTable } from '#tests/server/plans/insert-rows.ts'

/** The number of rows there are of what other tables refer to. */
export type Size = { summaries: number; users: number; transcripts: number }

/** Ten summaries a user, and two of each video. */
export function sizeOf(count: number): Size {
  return { summaries: count, users: Math.ceil(count / 10), transcripts: Math.ceil(count / 2) }
}

/** An id of a row that others refer to, in the form that the contract asks for. */
const id = (name: string, number = 'n') =>
  `overlay(overlay(md5('${name}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`

const vocabulary = 30_000
const termsOfTranscript = 40
const termsOfSummary = 12

/** A number from 0 to 1 that belongs to the row, the same in each run. */
const chanceOf = (...parts: string[]) =>
  `((hashint8(${parts.join(' + ')}) & 2147483647)::float8 / 2147483648)`
const minutesAgo = `now() - ${chanceOf('n', '5')} * interval '80 days'`
/** Letters alone, as a search takes a word; the last one keeps a word from being the beginning of another. */
const letters = (rank: string) => `'w' || translate((${rank})::text, '0123456789', 'abcdefghij') || 'x'`

/** A term by its rank: 1 is in almost every text, the last one hardly ever. */
export function termOf(rank: number): string {
  return `w${String(rank).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}x`
}

const terms = (count: number, salt: number) => `array_to_tsvector(array(
  select distinct ${letters(`floor(power(${vocabulary}, ${chanceOf('n * 100', 'k', `${salt}`)}))::int`)}
  from generate_series(1, ${count}) as k))`

const insight = `jsonb_build_object('text', repeat('An insight of the talk ', 4), 'quote', '', 'sentence', null, 'second', null,
  'state', 'unverified', 'flags', '[]'::jsonb)`
/** The same text in each, of the length that a summary has. */
const body = `(select jsonb_build_object('gist', 'What the talk says', 'summary', repeat('A sentence of the summary. ', 20),
  'summarySentences', '[]'::jsonb, 'insights', jsonb_build_array(${Array.from({ length: 5 }, () => insight).join(', ')}),
  'chapters', '[]'::jsonb, 'coverage', '[0,0,0,0,0,0,0,0,0,0]'::jsonb, 'parts', '[]'::jsonb))`
const sentences = `'[{"index":0,"start":0,"end":5,"text":"One sentence of the talk.","speaker":null,"turn":0,"fragment":false}]'`

function accounts(): SeededTable[] {
  return [
    // Most are there for longer than visitors stay.
    ['people', { id: id('person'), created_at: `${minutesAgo} - interval '60 days'` }],
    [
      'users',
      {
        id: id('user'),
        email: `'user-' || n || '@example.org'`,
        person_id: id('person'),
        created_at: minutesAgo,
        email_verified_at: minutesAgo,
      },
    ],
    [
      'devices',
      {
        id: id('device'),
        user_id: id('user'),
        key_hash: 'n::text',
        device_name: `'Firefox'`,
        device_type: `'desktop'`,
        browser: `'Firefox'`,
        operating_system: `'Linux'`,
        last_seen_at: minutesAgo,
      },
    ],
    [
      'sessions',
      {
        token_hash: `md5('token' || n)`,
        user_id: id('user'),
        device_id: id('device'),
        method: `'otp'`,
        last_seen_at: minutesAgo,
        expires_at: `now() + interval '30 days'`,
      },
    ],
    [
      'entitlements',
      {
        user_id: id('user'),
        plan: `case when n % 10 = 0 then 'pro' else 'unlimited' end`,
        since: minutesAgo,
        until: `now() + interval '20 days'`,
        is_demo: 'true',
      },
    ],
    ['audit_entries', { at: minutesAgo, admin_email: `'admin@example.org'`, action: `'list-users'` }],
  ]
}

function recordings(): SeededTable[] {
  return [
    [
      'transcripts',
      {
        id: id('transcript'),
        origin: `'youtube'`,
        video_id: `lpad(n::text, 11, 'v')`,
        content_hash: `md5('transcript' || n)`,
        title: `'A talk about ' || n`,
        channel: `'A channel'`,
        duration_seconds: '60 + n % 7200',
        language: `'en'`,
        caption_kind: `'human'`,
        timings: `'exact'`,
        chapters: `'[]'`,
        sentences,
        created_at: minutesAgo,
      },
    ],
    ['transcript_terms', { transcript_id: id('transcript'), terms: terms(termsOfTranscript, 1) }],
  ]
}

/**
 * A few accounts have much and most have little, as it is with people: the first one a fiftieth of a million.
 */
const owner = (users: number) => `(1 + floor(power(${chanceOf('n', '3')}, 3) * ${users}))::int`

function summaries({ users, transcripts }: Size): SeededTable[] {
  const recording = id('transcript', `(1 + n % ${transcripts})`)
  return [
    [
      'summaries',
      {
        id: id('summary'),
        transcript_id: recording,
        cache_key: `md5('summary' || n)`,
        engine_kind: `'model'`,
        engine_name: `'bench'`,
        engine_version: `'1'`,
        language: `'en'`,
        style: `'standard'`,
        body,
        created_at: minutesAgo,
      },
    ],
    ['summary_terms', { summary_id: id('summary'), terms: terms(termsOfSummary, 2) }],
    [
      'history_items',
      {
        id: id('item'),
        user_id: id('user', owner(users)),
        transcript_id: recording,
        summary_id: id('summary'),
        created_at: minutesAgo,
        is_indexed: 'true',
        sort_title: `'a talk about ' || (1 + n % ${transcripts})`,
        sort_duration_ms: `(60 + (1 + n % ${transcripts}) % 7200) * 1000`,
      },
    ],
    [
      'reservations',
      {
        id: id('reservation'),
        person_id: id('person', owner(users)),
        subject: `'video:' || n`,
        state: `'committed'`,
        window_start: minutesAgo,
        expires_at: minutesAgo,
        created_at: minutesAgo,
        settled_at: 'now()',
      },
    ],
  ]
}

/** Fills a migrated database; its indexes of terms are made at the end, which takes a tenth of the time. */
export async function seedRows(database: Database, size: Size): Promise<void> {
  await database.pool.query('drop index transcript_terms_found; drop index summary_terms_found')
  await insertRows(database, accounts(), size.users)
  await insertRows(database, recordings(), size.transcripts)
  await insertRows(database, summaries(size), size.summaries)
  await withClient(database.connection, async (client) => {
    await client.query(`set maintenance_work_mem = '512MB'`)
    await client.query(`
      create index transcript_terms_found on transcript_terms using gin (terms) with (fastupdate = off);
      create index summary_terms_found on summary_terms using gin (terms) with (fastupdate = off)`)
  })
}
