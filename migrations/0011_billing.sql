-- A monthly subscription at the payment provider. Its owner may have gone; what was paid is kept as the law asks.
create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid constraint subscriptions_user_id_users_id_fk references users (id) on delete set null,
  is_demo boolean not null,
  -- In whose books at the provider it is.
  account text not null,
  -- The provider's id; null until its answer came.
  reference text constraint subscriptions_reference_unique unique,
  customer text,
  plan text not null constraint subscriptions_plan_known check (plan in ('pro', 'unlimited')),
  -- Paise a month.
  amount integer not null constraint subscriptions_amount_positive check (amount > 0),
  state text not null constraint subscriptions_state_known check (state in ('created', 'authenticated', 'active',
    'pending', 'halted', 'paused', 'cancelled', 'completed', 'expired')),
  stop_when text constraint subscriptions_stop_when_known check (stop_when in ('at_end', 'now')),
  stop_by text constraint subscriptions_stop_by_known check (stop_by in ('person', 'succession')),
  stop_at timestamptz,
  stop_done boolean not null default false,
  stop_attempts integer not null default 0,
  -- When its first month is charged, where that is later: the end of what was paid before.
  starts_at timestamptz,
  payable_until timestamptz not null,
  -- When the provider was asked for what the state says.
  observed_at timestamptz,
  superseded_at timestamptz,
  -- When the reconciler took it last.
  checked_at timestamptz not null,
  created_at timestamptz not null,
  -- For the receipt; forgotten with the account.
  buyer_email text,
  buyer_state text,
  buyer_gstin text,
  constraint subscriptions_stop_whole check ((stop_when is null) = (stop_by is null) and (stop_when is null) = (stop_at is null))
);

create index subscriptions_of_user on subscriptions (user_id);
create index subscriptions_to_check on subscriptions (checked_at) where state not in ('cancelled', 'completed', 'expired');

-- A month that was paid for. Never deleted.
create table payments (
  reference text primary key,
  invoice text not null constraint payments_invoice_unique unique,
  subscription_id uuid not null constraint payments_subscription_id_subscriptions_id_fk references subscriptions (id),
  amount integer not null,
  refunded integer not null default 0,
  -- What is to go back in all.
  refund_owed integer not null default 0,
  refund_attempts integer not null default 0,
  period_start timestamptz not null,
  period_end timestamptz not null,
  paid_at timestamptz not null,
  method text,
  constraint payments_refund_within check (refunded <= amount and refund_owed <= amount)
);

create index payments_of_subscription on payments (subscription_id, paid_at);
create index payments_owed on payments (reference) where refund_owed > refunded;

-- The last number of each series, locked by whoever takes the next one, so that there are no gaps.
create table receipt_counters (
  series text primary key,
  last integer not null
);

-- What was handed to the buyer, word for word.
create table receipts (
  number text primary key,
  payment_reference text not null constraint receipts_payment_reference_unique unique
    constraint receipts_payment_reference_payments_reference_fk references payments (reference),
  user_id uuid constraint receipts_user_id_users_id_fk references users (id) on delete set null,
  issued_at timestamptz not null,
  content jsonb not null,
  mail_attempts integer not null default 0,
  -- When it was mailed, or given up.
  mail_ended_at timestamptz
);

create index receipts_of_user on receipts (user_id);
create index receipts_to_mail on receipts (issued_at) where mail_ended_at is null;

-- Plans that were made at the provider; they never change there.
create table sold_plans (
  account text not null,
  plan text not null,
  amount integer not null,
  reference text not null,
  constraint sold_plans_pkey primary key (account, plan, amount)
);

-- Words of the provider that were taken, each in the transaction of its effect.
create table billing_events (
  id text primary key,
  name text not null,
  received_at timestamptz not null
);

create index billing_events_by_age on billing_events (received_at);

-- Money that somebody has to look after.
create table billing_alarms (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Of the payment or subscription at the provider.
  reference text not null,
  raised_at timestamptz not null,
  resolved_at timestamptz,
  constraint billing_alarms_kind_reference_unique unique (kind, reference)
);

-- The books of the provider of demonstrations, which has none outside.
create table demo_subscriptions (
  id text primary key,
  record jsonb not null
);
