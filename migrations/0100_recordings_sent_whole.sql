-- Files of recordings that are sent whole, for browsers that cannot read their sound.
alter table recordings add column file_bytes bigint;
alter table recordings add column arrived_bytes bigint not null default 0;

-- What has arrived of them, until the server has cut their sound into pieces.
create table recording_file_parts (
  recording_id uuid not null constraint recording_file_parts_recording_id_recordings_id_fk references recordings (id) on delete cascade,
  -- The place of its first byte.
  starts_at bigint not null,
  bytes bytea not null,
  primary key (recording_id, starts_at)
);
-- It is compressed already.
alter table recording_file_parts alter column bytes set storage external;
