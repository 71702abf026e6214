type Rows = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The rows of the tables of what is followed, with `id` for rows that others refer to. */
export function followingRows(
  id: (name: string, number?: string) => string,
  ago: (unit: string) => string,
): Rows {
  return {
    digest_settings: {
      user_id: id('user'),
      frequency: `'daily'`,
      hour: '8',
      weekday: '1',
      zone: `'UTC'`,
      origin: `'https://precis.example'`,
      is_mailed: 'true',
      feed_nonce: `'nonce ' || n`,
      feed_hash: `md5('feed' || n)`,
      next_at: `now() + interval '1 day'`,
    },
    digests: {
      user_id: id('user'),
      due_on: `date '2026-01-01' + (n % 300)::int`,
      made_at: ago('minute'),
      mail: `'sent'`,
    },
    watches: {
      id: id('watch'),
      kind: `'channel'`,
      source_key: `'UC' || n`,
      feed_url: `'https://www.youtube.com/feeds/videos.xml?channel_id=UC' || n`,
      next_poll_at: `now() + interval '1 hour'`,
      created_at: ago('minute'),
    },
    hub_subscriptions: {
      watch_id: id('watch'),
      hub_url: `'https://hub.example/'`,
      topic: `'https://www.youtube.com/feeds/videos.xml?channel_id=UC' || n`,
      asked_at: ago('minute'),
      pushes_until: `now() + interval '5 days'`,
      next_at: `now() + interval '4 days'`,
    },
    watched_entries: {
      id: id('entry'),
      watch_id: id('watch'),
      entry_key: `'video ' || n`,
      url: `'https://www.youtube.com/watch?v=' || n`,
      seen_by: `'feed'`,
      seen_at: ago('minute'),
      state: `'ready'`,
    },
    follows: {
      id: id('follow'),
      user_id: id('user', 'n / 2'),
      watch_id: id('watch'),
      created_at: ago('minute'),
    },
    followed_items: {
      id: id('followed item'),
      user_id: id('user', 'n / 2'),
      follow_id: id('follow'),
      entry_id: id('entry'),
      entry_key: `'video ' || n`,
      state: `'done'`,
      created_at: ago('minute'),
      changed_at: ago('minute'),
    },
  }
}
