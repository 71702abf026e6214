-- Keys for programs that act for an account. Only hashes of them are stored; `start` tells them apart for their owner.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint api_keys_user_id_users_id_fk references users (id) on delete cascade,
  name text not null,
  scopes text[] not null,
  hash text not null constraint api_keys_hash_unique unique,
  start text not null,
  created_at timestamptz not null,
  -- Null without an end.
  expires_at timestamptz,
  -- To the hour.
  last_used_at timestamptz
);
create index api_keys_of_user on api_keys (user_id, created_at);
create index api_keys_ended on api_keys (expires_at) where expires_at is not null;

-- The newest calls of each key.
create table api_key_calls (
  id uuid primary key default gen_random_uuid(),
  key_id uuid not null constraint api_key_calls_key_id_api_keys_id_fk references api_keys (id) on delete cascade,
  at timestamptz not null,
  method text not null,
  route text not null,
  status smallint not null
);
create index api_key_calls_of_key on api_key_calls (key_id, at);
