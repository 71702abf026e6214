-- Whether the buyer had proven that the address is theirs. What was ordered before this column existed counts as proven.
alter table subscriptions add column is_proven boolean not null default true;
alter table subscriptions alter column is_proven drop default;

-- A subscription whose running month was refunded whole is stopped too.
alter table subscriptions drop constraint subscriptions_stop_by_known;
update subscriptions set stop_by = 'user' where stop_by = 'person';
alter table subscriptions
  add constraint subscriptions_stop_by_known check (stop_by in ('user', 'succession', 'refund'));

-- When the reconciler asks the provider next, so that an index finds what is due.
alter table subscriptions rename column checked_at to next_check_at;
drop index subscriptions_to_check;
create index subscriptions_to_check on subscriptions (next_check_at)
  where state not in ('cancelled', 'completed', 'expired') and reference is not null;

-- When a process last took up the pending operations of a subscription.
alter table subscriptions rename column duty_at to operation_at;
create index subscriptions_to_stop on subscriptions (id)
  where stop_when is not null and not stop_done and state not in ('cancelled', 'completed', 'expired');
drop index payments_owed;
create index payments_owed on payments (subscription_id) where refund_owed > refunded;
create index entitlements_by_end on entitlements (until);

-- Emails about a plan and its payments, stored in the transaction of what they are about.
create table billing_emails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint billing_emails_user_id_users_id_fk references users (id) on delete cascade,
  content jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- The next attempt.
  next_at timestamptz not null,
  -- When it was sent or given up.
  ended_at timestamptz
);

create index billing_emails_due on billing_emails (next_at) where ended_at is null;
create index billing_emails_of_user on billing_emails (user_id);
create index billing_emails_by_end on billing_emails (ended_at) where ended_at is not null;

insert into billing_emails (user_id, content, created_at, next_at)
select user_id, jsonb_build_object('kind', 'receipt', 'number', number), issued_at, issued_at
from receipts where mail_ended_at is null and user_id is not null;

drop index receipts_to_mail;
alter table receipts drop column mail_attempts, drop column mail_tried_at, drop column mail_ended_at;
