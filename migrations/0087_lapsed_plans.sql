-- A subscription also stops with its plan, when no month was paid in the days of grace.
alter table subscriptions drop constraint subscriptions_stop_by_known;
alter table subscriptions
  add constraint subscriptions_stop_by_known check (stop_by in ('user', 'succession', 'refund', 'lapse'));
