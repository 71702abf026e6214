-- The newest cancellation by its owner that is known, taken back or not: a newer one that the provider has a note of was lost with
-- what came after a restored backup.
alter table subscriptions add column cancelled_at timestamptz;
-- The cancellation that the newest payment has a note of at the provider, as it was seen last.
alter table subscriptions add column noted_at timestamptz;
update subscriptions set cancelled_at = stop_at where stop_by = 'user';
create index subscriptions_to_note on subscriptions (id)
  where stop_at is distinct from noted_at and not stop_done and state not in ('cancelled', 'completed', 'expired');
