-- Answers to calls with an Idempotency-Key, for a day: the same call again is given the same answer. A row without an answer is a
-- call that is being answered.
create table idempotent_calls (
  id uuid primary key default gen_random_uuid(),
  -- An account, or a browser that is not signed in.
  owner_id uuid not null,
  key text not null,
  -- A hash of the call and its body.
  request text not null,
  -- JSON, packed by zstd.
  answer bytea,
  -- Who answers it, and until when that holds without a sign of life.
  writer uuid,
  held_until timestamptz not null,
  created_at timestamptz not null
);
alter table idempotent_calls alter column answer set storage external;
create unique index idempotent_calls_of_owner on idempotent_calls (owner_id, key);
create index idempotent_calls_by_age on idempotent_calls (created_at);
