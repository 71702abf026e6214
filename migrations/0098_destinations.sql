-- KnownFiles where an account wants its summaries: Readwise, Notion, or a folder of the operator's machine. The columns
-- of sending are those of webhooks, which the same queue serves.
create table destinations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint destinations_user_id_users_id_fk references users (id) on delete cascade,
  kind text not null constraint destinations_kind check (kind in ('readwise', 'notion', 'folder')),
  rule text not null constraint destinations_rule check (rule in ('summaries', 'highlights', 'digests', 'button')),
  -- Encrypted by a key of the server's secret; null for a folder.
  token bytea,
  -- The database of Notion by its id, or the folder below the operator's; what it is called there.
  location text not null,
  name text not null,
  created_at timestamptz not null,
  off_at timestamptz,
  -- 'gone' is a token that was revoked.
  off_reason text constraint destinations_off_reason check (off_reason in ('owner', 'failing', 'gone')),
  is_notice_due boolean not null default false,
  notice_tried_at timestamptz,
  failing_since timestamptz,
  failed_attempts int not null default 0,
  next_at timestamptz,
  -- Nothing is sent before then, as the service asked.
  paused_until timestamptz,
  sender uuid,
  held_until timestamptz,
  constraint destinations_off check ((off_at is null) = (off_reason is null))
);
create unique index destinations_of_user on destinations (user_id, kind, location);
create index destinations_due on destinations (next_at) where next_at is not null;
create index destinations_with_notice on destinations (off_at) where is_notice_due;

-- Summaries that are there, or are to be. The id is the mark of what was sent.
create table destination_items (
  id uuid primary key default gen_random_uuid(),
  destination_id uuid not null constraint destination_items_destination_id_destinations_id_fk references destinations (id) on delete cascade,
  item_id uuid not null constraint destination_items_item_id_history_items_id_fk references history_items (id) on delete cascade,
  -- All of the summary, else its highlighted lines.
  is_whole boolean not null,
  -- Counts the changes, so that one during an attempt is sent after it.
  version int not null default 1,
  created_at timestamptz not null,
  state text not null constraint destination_items_state check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  next_at timestamptz,
  tried_at timestamptz,
  sent_at timestamptz,
  failure text,
  -- What the destination calls it, with hashes of what was sent; null before it was.
  remote text,
  constraint destination_items_waiting check ((state = 'waiting') = (next_at is not null))
);
create unique index destination_items_once on destination_items (destination_id, item_id);
create index destination_items_of_item on destination_items (item_id);
create index destination_items_due on destination_items (destination_id, next_at) where next_at is not null;
