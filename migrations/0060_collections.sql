-- Lists of videos as YouTube gave them, shared by all who choose from the same one.
create table video_lists (
  id uuid primary key default gen_random_uuid(),
  list_key text not null,
  facts jsonb not null,
  videos jsonb not null,
  is_whole boolean not null,
  created_at timestamptz not null
);
create index video_lists_by_key on video_lists (list_key, created_at);
create index video_lists_old on video_lists (created_at);

-- Summaries that an account put together, by hand or by summarizing a list.
create table collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint collections_user_id_users_id_fk references users (id) on delete cascade,
  title text not null,
  tags text[] not null default '{}',
  -- What the list was; null for one that was put together by hand.
  source jsonb,
  style text not null,
  language text not null,
  state text not null default 'ended',
  -- Why it is paused.
  paused_by text,
  resumes_at timestamptz,
  -- When a video of it was last begun, for the turns of people.
  served_at timestamptz,
  share_nonce text,
  share_hash text,
  created_at timestamptz not null,
  constraint collections_state_known check (state in ('working', 'paused', 'ended')),
  constraint collections_share_whole check ((share_nonce is null) = (share_hash is null))
);
create index collections_of_user on collections (user_id, created_at);
create index collections_open on collections (state, user_id) where state <> 'ended';
create unique index collections_shared on collections (share_hash) where share_hash is not null;

create table collection_items (
  id uuid primary key default gen_random_uuid(),
  collection_id uuid not null constraint collection_items_collection_id_collections_id_fk references collections (id) on delete cascade,
  place integer not null,
  video_id text,
  title text,
  channel text,
  duration_seconds double precision,
  state text not null,
  problem jsonb,
  history_id uuid constraint collection_items_history_id_history_items_id_fk references history_items (id) on delete cascade,
  attempts integer not null default 0,
  -- The worker that is at work on it.
  lease uuid,
  -- When it may be tried again, or when its lease ends.
  due_at timestamptz,
  constraint collection_items_state_known check (state in ('waiting', 'working', 'done', 'failed', 'skipped'))
);
create index collection_items_in_order on collection_items (collection_id, place);
create index collection_items_open on collection_items (collection_id, place) where state in ('waiting', 'working');
create unique index collection_items_of_video on collection_items (collection_id, video_id) where video_id is not null;
create index collection_items_of_history on collection_items (history_id) where history_id is not null;
