-- The pause of a subscription whose owner cancelled it: asked for, to be lifted, or refused by the provider; null without one. A version
-- that does not know the column cancels such a subscription at once; its paid month stays.
alter table subscriptions add column pause text
  constraint subscriptions_pause_known check (pause in ('asked', 'lifting', 'refused'));
