import { rowId as id } from './upgrade.ts'
import type { Upgrade } from './upgrade.ts'

/** Rows in the tables of what is followed, and of collections. */
export const upgradesOfFollowing: Readonly<Record<string, Upgrade>> = {
  '0079_feed_hubs': {
    seed: `insert into hub_subscriptions (watch_id, hub_url, topic, next_at) select id, 'https://x', 'https://x', now() from watches limit 1`,
  },
  '0065_digests': {
    seed: `insert into digest_settings (user_id, frequency, hour, weekday, zone, origin, is_mailed, feed_nonce, feed_hash) select id, 'daily', 8, 1, 'UTC', 'https://x', true, 'n', 'h' from users limit 1; insert into digests (user_id, due_on, made_at, mail) select user_id, '2026-11-26', now(), 'sent' from digest_settings`,
  },
  '0060_collections': {
    seed: `insert into video_lists (list_key, facts, videos, is_whole, created_at) values ('playlist:PL', '{}', '[]', true, now()); insert into collections (id, user_id, title, style, language, created_at) select ${id(60)}, id, 'Talks', 'standard', 'auto', now() from users limit 1; insert into collection_items (collection_id, place, video_id, state) values (${id(60)}, 0, 'okManual001', 'failed')`,
  },
  '0072_collection_overviews': {
    seed: `insert into collection_overviews (collection_id, videos) select id, 1 from collections limit 1`,
  },
  '0064_following': {
    seed: `insert into watches (id, kind, source_key, feed_url, next_poll_at, created_at) values (${id(64)}, 'channel', 'UC', 'https://x', now(), now()); insert into watched_entries (id, watch_id, entry_key, url, seen_by, seen_at, state) values (${id(65)}, ${id(64)}, 'v', 'https://x', 'feed', now(), 'ready'); insert into follows (id, user_id, watch_id, created_at) select ${id(66)}, id, ${id(64)}, now() from users limit 1; insert into followed_items (user_id, follow_id, entry_id, entry_key, state, created_at, changed_at) select user_id, id, ${id(65)}, 'v', 'done', now(), now() from follows`,
  },
}
