-- Digests of what accounts follow, and how they are wanted.
create table digest_settings (
  user_id uuid primary key constraint digest_settings_user_id_users_id_fk references users (id) on delete cascade,
  frequency text not null constraint digest_settings_frequency_known check (frequency in ('daily', 'weekly', 'never')),
  hour smallint not null constraint digest_settings_hour_of_day check (hour between 0 and 23),
  -- 1 is Monday.
  weekday smallint not null constraint digest_settings_weekday_of_week check (weekday between 1 and 7),
  zone text not null,
  -- Where the pages are, for links in emails, as the account reached them.
  origin text not null,
  is_mailed boolean not null,
  -- Why no emails are sent any more, where not by the settings: unsubscribed, bounced.
  stopped_by text,
  -- The secret address of the feed is made of the nonce and the server's secret.
  feed_nonce text not null,
  feed_hash text not null constraint digest_settings_feed_hash_unique unique,
  -- The day of the next digest in the zone, and when that is; null for never.
  next_on date,
  next_at timestamptz
);
create index digest_settings_due on digest_settings (next_at) where next_at is not null;

create table digests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint digests_user_id_users_id_fk references users (id) on delete cascade,
  due_on date not null,
  made_at timestamptz not null,
  mail text not null constraint digests_mail_known check (mail in ('none', 'waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_try_at timestamptz
);
create unique index digests_of_day on digests (user_id, due_on);
create index digests_to_mail on digests (next_try_at) where mail = 'waiting';
create index digests_by_age on digests (made_at);

-- The digest that has an item as done or failed, and the one that said first that the quota was used up for it.
alter table followed_items add column digest_id uuid, add column waiting_digest_id uuid;
create index followed_items_of_digest on followed_items (digest_id) where digest_id is not null;
create index followed_items_of_waiting_digest on followed_items (waiting_digest_id) where waiting_digest_id is not null;
create index followed_items_undigested on followed_items (user_id)
  where digest_id is null and state in ('done', 'failed', 'unpaid');
