-- Sound files of people, of which only the sound is sent, in pieces; a program hears them.
create table recordings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid constraint recordings_user_id_users_id_fk references users (id) on delete cascade,
  -- Where there are no plans, a browser that is not signed in may have them as well.
  visitor_id uuid,
  name text not null,
  -- What makes the file known again, by its owner's browser: the same sound is heard once for a person.
  content_hash text not null,
  language text,
  state text not null default 'receiving'
    constraint recordings_state_known check (state in ('receiving', 'hearing', 'ready', 'failed')),
  duration_ms integer not null,
  -- The number of pieces, once all were sent.
  total_pieces integer,
  -- No foreign key, for a transcript is no part of a person; it may be gone.
  transcript_id uuid,
  failure text,
  created_at timestamptz not null,
  -- When its pieces are to be joined, or when the lease on that ends; null where there is nothing to do.
  due_at timestamptz,
  lease uuid,
  constraint recordings_one_owner check (num_nonnulls(user_id, visitor_id) = 1)
);
create unique index recordings_of_user on recordings (user_id, content_hash) where user_id is not null;
create unique index recordings_of_visitor on recordings (visitor_id, content_hash) where visitor_id is not null;
create index recordings_due on recordings (due_at) where due_at is not null;
create index recordings_created on recordings (created_at);
create index recordings_unfinished on recordings (created_at) where state <> 'ready';

create table recording_pieces (
  recording_id uuid not null constraint recording_pieces_recording_id_recordings_id_fk references recordings (id) on delete cascade,
  index integer not null,
  start_ms integer not null,
  end_ms integer not null,
  -- SHA-256 of the sound.
  sound_hash text not null,
  media_type text not null,
  -- Until it was heard, or failed for good.
  sound bytea,
  state text not null default 'waiting'
    constraint recording_pieces_state_known check (state in ('waiting', 'heard', 'failed')),
  heard jsonb,
  failure text,
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- When it is to be heard, or when the lease on it ends; null once that is over.
  due_at timestamptz,
  lease uuid,
  primary key (recording_id, index)
);
-- It is compressed already.
alter table recording_pieces alter column sound set storage external;
create index recording_pieces_due on recording_pieces (index, due_at) where due_at is not null;

-- The sound that was heard for a person, or is to be; it counts in the window of a plan.
create table recording_reservations (
  id uuid primary key default gen_random_uuid(),
  -- It counts as well when the recording is gone.
  recording_id uuid not null,
  index integer not null,
  person_id uuid not null,
  state text not null constraint recording_reservations_state_known check (state in ('reserved', 'committed')),
  sound_ms integer not null,
  created_at timestamptz not null,
  constraint recording_reservations_once unique (recording_id, index)
);
create index recording_reservations_of_person on recording_reservations (person_id, created_at);
create index recording_reservations_created on recording_reservations (created_at);
