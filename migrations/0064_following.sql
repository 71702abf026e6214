-- Channels, playlists and podcasts that accounts follow. A source is watched once for all of its followers.
create table watches (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint watches_kind_known check (kind in ('channel', 'playlist', 'podcast')),
  -- The id of the channel or the playlist at YouTube, or the address of the feed.
  source_key text not null constraint watches_source_key_unique unique,
  feed_url text not null,
  title text,
  -- What the feed answered with last, to ask for what changed since.
  etag text,
  last_modified text,
  next_poll_at timestamptz not null,
  -- The turn that asks its sources now; one that dies loses it when the poll is due again.
  holder uuid,
  -- When each source answered last.
  read_at timestamptz,
  listed_at timestamptz,
  -- When the newest entry was first seen.
  entry_at timestamptz,
  -- Polls in a row that no source answered, and why the last one failed.
  failures integer not null default 0,
  failure_code text,
  -- The WebSub hub of the feed, what was asked of it and not confirmed, and how long it pushes.
  hub_url text,
  hub_topic text,
  hub_asked text,
  hub_asked_at timestamptz,
  hub_until timestamptz,
  created_at timestamptz not null
);
create index watches_due on watches (next_poll_at);

-- What a source has published, each video or episode once, whichever way saw it first.
create table watched_entries (
  id uuid primary key default gen_random_uuid(),
  watch_id uuid not null constraint watched_entries_watch_id_watches_id_fk references watches (id) on delete cascade,
  -- The id of the video, or the guid of the episode.
  entry_key text not null,
  video_id text,
  url text not null,
  title text,
  published_at timestamptz,
  -- Of an episode: where its transcripts are, with their media types.
  transcripts jsonb not null default '[]',
  seen_by text not null constraint watched_entries_seen_by_known check (seen_by in ('feed', 'push', 'listing')),
  seen_at timestamptz not null,
  -- Position among those that were there when the watch began, the newest first; null for what came later.
  rank integer,
  -- Whether a reading without a gap has covered it: what stands below such an entry in a listing is older.
  is_anchor boolean not null default false,
  -- old: there before anyone followed; waiting: for captions; ready; failed.
  state text not null constraint watched_entries_state_known check (state in ('old', 'waiting', 'ready', 'failed')),
  attempts integer not null default 0,
  next_try_at timestamptz,
  holder uuid,
  failure_code text,
  failure_detail text
);
create unique index watched_entries_of_watch on watched_entries (watch_id, entry_key);
create index watched_entries_due on watched_entries (next_try_at) where state = 'waiting';

create table follows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint follows_user_id_users_id_fk references users (id) on delete cascade,
  -- No key: who follows locks the watch, and its sweep looks for follows again after locking it.
  watch_id uuid not null,
  created_at timestamptz not null
);
create unique index follows_of_user on follows (user_id, watch_id);
create index follows_of_watch on follows (watch_id);

-- A video or an episode for one follower, once, whichever of the followed sources brought it.
create table followed_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint followed_items_user_id_users_id_fk references users (id) on delete cascade,
  follow_id uuid not null constraint followed_items_follow_id_follows_id_fk references follows (id) on delete cascade,
  -- No key: entries go with their watch, which goes after its follows.
  entry_id uuid not null,
  entry_key text not null,
  -- waiting: for captions; queued: to be summarized; unpaid: the quota is used up; working; done; failed.
  state text not null constraint followed_items_state_known
    check (state in ('waiting', 'queued', 'unpaid', 'working', 'done', 'failed')),
  attempts integer not null default 0,
  next_try_at timestamptz,
  holder uuid,
  run_id uuid,
  history_id uuid,
  failure_code text,
  failure_detail text,
  created_at timestamptz not null,
  -- When its state changed last.
  changed_at timestamptz not null
);
create unique index followed_items_of_user on followed_items (user_id, entry_key);
create index followed_items_of_follow on followed_items (follow_id, created_at);
create index followed_items_of_entry on followed_items (entry_id);
create index followed_items_due on followed_items (next_try_at) where state in ('queued', 'unpaid', 'working');
create index followed_items_by_age on followed_items (changed_at) where state in ('done', 'failed');
