-- Hubs that push what is followed (WebSub): what each was asked for, and for how long it pushes.
create table hub_subscriptions (
  watch_id uuid primary key constraint hub_subscriptions_watch_id_watches_id_fk references watches (id) on delete cascade,
  hub_url text not null,
  -- The address of the feed as the hub knows it.
  topic text not null,
  -- When the hub was asked last; it asks back before it pushes.
  asked_at timestamptz,
  -- How long it pushes; null until it has asked back.
  pushes_until timestamptz,
  -- When it is asked next, and how often it was since it asked back last.
  next_at timestamptz not null,
  attempts integer not null default 0
);
create index hub_subscriptions_due on hub_subscriptions (next_at);
-- For when pushes have made a source due last.
alter table watches add column push_due_at timestamptz;
