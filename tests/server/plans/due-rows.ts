import type { SeededTable } from './insert-rows.ts'
import { id } from './seed.ts'

/**
 * The rows that one sweep finds after a long absence, and a query for the number of rows that are still due.
 */
export type Backlog = {
  /** The rows that it takes in bulk. */
  many?: readonly SeededTable[]
  /** The rows that it takes one by one, as long as a call of a user may take. */
  few?: readonly SeededTable[]
  left: string
}

export const days = (count: number) => `now() - interval '${count} days'`
export const hourAgo = `now() - interval '1 hour'`
/** Divides what was due an hour ago from what becomes due while the sweeps run. */
export const halfAnHourAgo = `now() - interval '30 minutes'`
export const inAnHour = `now() + interval '1 hour'`

export const account = (name: string, columns: Readonly<Record<string, string>>): SeededTable[] => [
  ['people', { id: id(`${name} person`), created_at: days(100) }],
  [
    'users',
    { id: id(name), email: `'${name}-' || n || '@example.org'`, person_id: id(`${name} person`), ...columns },
  ],
]

export const run = (name: string, columns: Readonly<Record<string, string>>): SeededTable => [
  'runs',
  {
    id: id(name),
    key: `'${name}' || n`,
    state: `'done'`,
    task: `jsonb_build_object('subject', jsonb_build_object('transcriptId', ${id('a paste that is gone')}),
      'style', 'standard', 'language', 'en')`,
    priority: '0',
    created_at: hourAgo,
    deadline_at: hourAgo,
    ended_at: 'now()',
    ...columns,
  },
]

export const request = (runName: string, settledAt: string): SeededTable => [
  'run_requests',
  {
    run_id: id(runName),
    reservation_id: id(`reservation of ${runName}`),
    variant: `''`,
    created_at: hourAgo,
    settled_at: settledAt,
  },
]

export const transcript = (name: string, columns: Readonly<Record<string, string>>): SeededTable => [
  'transcripts',
  {
    id: id(name),
    origin: `'youtube'`,
    video_id: `'${name}' || n`,
    content_hash: `md5('${name}' || n)`,
    language: `'en'`,
    caption_kind: `'human'`,
    timings: `'exact'`,
    chapters: `'[]'`,
    sentences: `'[]'`,
    ...columns,
  },
]

export const subscription = (name: string, columns: Readonly<Record<string, string>>): SeededTable => [
  'subscriptions',
  {
    id: id(name),
    is_demo: 'true',
    account: `'demo'`,
    reference: `'${name}' || n`,
    plan: `'pro'`,
    amount: '29900',
    state: `'active'`,
    payable_until: hourAgo,
    next_check_at: inAnHour,
    is_proven: 'true',
    created_at: hourAgo,
    ...columns,
  },
]

export const device = (name: string, columns: Readonly<Record<string, string>> = {}): SeededTable => [
  'devices',
  {
    id: id(name),
    user_id: id('user'),
    key_hash: `'${name}' || n`,
    device_name: `'Firefox'`,
    device_type: `'desktop'`,
    browser: `'Firefox'`,
    operating_system: `'Linux'`,
    ...columns,
  },
]

export const helpRequest = (name: string, createdAt: string, mailedAt: string): SeededTable => [
  'help_requests',
  {
    id: id(name),
    email: `'a@example.org'`,
    topic: `'Please help'`,
    plan: `'free'`,
    created_at: createdAt,
    mailed_at: mailedAt,
  },
]
