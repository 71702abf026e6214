-- Addresses that an account wants to be called at when something of its own is ready.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint webhooks_user_id_users_id_fk references users (id) on delete cascade,
  url text not null,
  events text[] not null,
  -- The secret that signs is derived from it and the secret of the server, so that the database alone signs nothing.
  secret_seed uuid not null,
  -- The one before it, which signs as well until then.
  old_secret_seed uuid,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  -- Since when nothing is sent there, and why; null while it is on.
  off_at timestamptz,
  off_reason text constraint webhooks_off_reason check (off_reason in ('owner', 'failing', 'gone')),
  -- The owner is to be mailed that it was switched off; claimed by the process that tries.
  is_notice_due boolean not null default false,
  notice_tried_at timestamptz,
  -- The attempts that failed since the last one that did not.
  failing_since timestamptz,
  failed_attempts int not null default 0,
  -- When its next delivery is due; null when nothing waits. One process at a time sends to it.
  next_at timestamptz,
  sender uuid,
  held_until timestamptz,
  constraint webhooks_off check ((off_at is null) = (off_reason is null))
);
create index webhooks_of_user on webhooks (user_id, created_at);
create index webhooks_due on webhooks (next_at) where next_at is not null;
create index webhooks_with_notice on webhooks (off_at) where is_notice_due;

-- What is sent to a webhook, and what it answered last. The id is the header webhook-id, the same for every attempt.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null constraint webhook_deliveries_webhook_id_webhooks_id_fk references webhooks (id) on delete cascade,
  event text not null,
  body text not null,
  created_at timestamptz not null,
  state text not null constraint webhook_deliveries_state check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  -- When it is tried next; null when it is over.
  next_at timestamptz,
  tried_at timestamptz,
  -- The answer to the last attempt, or why there was none.
  status smallint,
  answer text,
  failure text,
  took_ms int,
  constraint webhook_deliveries_waiting check ((state = 'waiting') = (next_at is not null))
);
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, created_at);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_at) where next_at is not null;
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
