-- What a person was given: a transcript, or a summary with its transcript. Its id is the address of the result page.
create table history_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid constraint history_items_user_id_users_id_fk references users (id) on delete cascade,
  -- Who is not signed in owns what this browser was given, until a sign-in makes it the account's.
  visitor_id uuid,
  -- Neither goes while it is in somebody's history.
  transcript_id uuid not null constraint history_items_transcript_id_transcripts_id_fk references transcripts (id),
  summary_id uuid constraint history_items_summary_id_summaries_id_fk references summaries (id),
  -- The run that made it, whose address leads here once it is over.
  run_id uuid,
  device_id uuid constraint history_items_device_id_devices_id_fk references devices (id) on delete set null,
  -- When it was last given; the same again moves up instead of standing there twice.
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- What the token of the shared page is made of, and its SHA-256; the token itself is nowhere.
  share_nonce text,
  share_hash text,
  is_indexed boolean not null default false,
  constraint history_items_one_owner check (num_nonnulls(user_id, visitor_id) = 1),
  constraint history_items_share_whole check ((share_nonce is null) = (share_hash is null))
);

create unique index history_items_user_summary on history_items (user_id, summary_id) where summary_id is not null;
create unique index history_items_user_transcript on history_items (user_id, transcript_id) where summary_id is null;
create unique index history_items_visitor_summary on history_items (visitor_id, summary_id)
  where summary_id is not null;
create unique index history_items_visitor_transcript on history_items (visitor_id, transcript_id)
  where summary_id is null;
create index history_items_by_time on history_items (user_id, created_at);
create index history_items_of_run on history_items (run_id) where run_id is not null;
create unique index history_items_shared on history_items (share_hash) where share_hash is not null;
create index history_items_not_indexed on history_items (created_at) where not is_indexed;
create index history_items_deleted on history_items (deleted_at) where deleted_at is not null;

-- What can be found, as words that the server made of the texts: any script, no extension, shared by all owners.
create table transcript_words (
  transcript_id uuid primary key
    constraint transcript_words_transcript_id_transcripts_id_fk references transcripts (id) on delete cascade,
  words tsvector not null
);

create index transcript_words_found on transcript_words using gin (words) with (fastupdate = off);

create table summary_words (
  summary_id uuid primary key
    constraint summary_words_summary_id_summaries_id_fk references summaries (id) on delete cascade,
  words tsvector not null
);

create index summary_words_found on summary_words using gin (words) with (fastupdate = off);
