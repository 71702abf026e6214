-- A person's corrections of a transcript, beside its text, which others may read as well.
create table transcript_corrections (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key, for a transcript is no part of a person.
  transcript_id uuid not null,
  user_id uuid constraint transcript_corrections_user_id_users_id_fk references users (id) on delete cascade,
  visitor_id uuid,
  -- It rises with each change; each line and speaker has the revision that changed it last.
  revision integer not null default 0,
  lines jsonb not null default '[]',
  speakers jsonb not null default '[]',
  -- The search terms of the corrected lines.
  terms tsvector,
  -- The size of what was written, which counts in the room of its owner.
  bytes integer not null default 0,
  changed_at timestamptz not null,
  constraint transcript_corrections_one_owner check (num_nonnulls(user_id, visitor_id) = 1)
);
create unique index transcript_corrections_of_user on transcript_corrections (transcript_id, user_id) where user_id is not null;
create unique index transcript_corrections_of_visitor on transcript_corrections (transcript_id, visitor_id) where visitor_id is not null;
create index transcript_corrections_transcript_id on transcript_corrections (transcript_id);
create index transcript_corrections_user_id on transcript_corrections (user_id);
create index transcript_corrections_visitor_id on transcript_corrections (visitor_id);
create index transcript_corrections_changed on transcript_corrections (changed_at);

-- The names and terms that an account wants written as it writes them.
create table word_lists (
  user_id uuid primary key constraint word_lists_user_id_users_id_fk references users (id) on delete cascade,
  revision integer not null,
  words jsonb not null,
  changed_at timestamptz not null
);
