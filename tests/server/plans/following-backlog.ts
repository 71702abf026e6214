import { days } from './due-rows.ts'
import type { Backlog } from './due-rows.ts'
import { id } from './seed.ts'

/**
 * The backlogs of what is followed, of lists that nobody chooses from any more, and of answers to calls that
 * may be repeated.
 */
export const followingBacklogs: Readonly<Record<string, Backlog>> = {
  collections: {
    many: [
      [
        'video_lists',
        {
          list_key: `'due ' || n`,
          facts: `'{}'`,
          videos: `'[]'`,
          is_whole: 'true',
          created_at: days(40),
        },
      ],
    ],
    left: `select count(*) from video_lists where created_at < ${days(1)}`,
  },
  digests: {
    many: [
      ['digests', { user_id: id('user'), due_on: `date '2025-01-01'`, made_at: days(100), mail: `'sent'` }],
    ],
    left: `select count(*) from digests where made_at < ${days(90)}`,
  },
  following: {
    many: [
      [
        'watches',
        {
          id: id('due watch'),
          kind: `'channel'`,
          source_key: `'due ' || n`,
          feed_url: `'https://x'`,
          next_poll_at: days(1),
          created_at: days(100),
        },
      ],
      [
        'followed_items',
        {
          user_id: id('user'),
          follow_id: id('follow'),
          entry_id: id('entry'),
          entry_key: `'due ' || n`,
          state: `'done'`,
          created_at: days(100),
          changed_at: days(100),
        },
      ],
    ],
    left: `select count(*) from (
      select from followed_items where changed_at < ${days(90)}
      union all select from watches where not exists (select from follows where watch_id = watches.id))`,
  },
  'idempotent-calls': {
    many: [
      [
        'idempotent_calls',
        {
          owner_id: id('user'),
          key: `'due ' || n`,
          request: `'request'`,
          held_until: days(2),
          created_at: days(2),
        },
      ],
    ],
    left: `select count(*) from idempotent_calls where created_at < ${days(1)}`,
  },
}
