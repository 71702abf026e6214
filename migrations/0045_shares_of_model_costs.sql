-- What each call of a model was for; null for those of before.
alter table model_calls add column purpose text;

-- What was spent of each share of the costs of a day, with what calls at work may still cost. A call takes all of its shares in
-- one statement, in their order, so that of calls at once on any nodes none exceeds a share.
create table model_shares (
  id uuid primary key default gen_random_uuid(),
  -- Of UTC.
  day date not null,
  -- 'all', 'visitors', 'free', or one network or account: its kind, a slash and a keyed hash or the id of a person.
  share text not null,
  micro_usd bigint not null,
  -- Calls that this share did not allow.
  refused integer not null default 0
);
create unique index model_shares_of_day on model_shares (day, share);

insert into model_shares (day, share, micro_usd)
select (now() at time zone 'UTC')::date, 'all', coalesce(sum(cost_micro_usd), 0) from model_calls
where at >= date_trunc('day', now(), 'UTC')
having sum(cost_micro_usd) > 0;

-- Who pays for a run: those that asked for it. Null for requests of before.
alter table run_requests add column payer jsonb;
