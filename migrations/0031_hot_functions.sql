-- What is asked with nearly every call, as functions: PostgreSQL keeps the plan of their statements in each of its sessions, also
-- behind a connection pooler in transaction mode, where a prepared statement would be lost. To plan them takes longer than to run
-- them. Arguments that decide what counts come from the caller, so that each rule is written once.

create function person_of_visitor(visitor uuid) returns uuid language plpgsql stable as $$
begin
  return (select person_id from visitors where id = visitor);
end $$;

-- Counts a call. The commit of its transaction does not wait for the disk: a power cut may lose the newest calls.
create function count_call(call_key text, window_seconds int, out hits int, out reset_seconds int)
language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  insert into call_counts as counted (key, hits, reset_at)
  values (call_key, 1, ledger_now() + window_seconds * interval '1 second')
  on conflict (key) do update set
    hits = case when counted.reset_at <= ledger_now() then 1 else counted.hits + 1 end,
    reset_at = case when counted.reset_at <= ledger_now() then excluded.reset_at else counted.reset_at end
  returning counted.hits, greatest(1, ceil(extract(epoch from counted.reset_at - ledger_now())))
  into hits, reset_seconds;
end $$;

-- The reservations of a person and a browser in a window; `has_same` whether one of them delivered this very work.
create function quota_usage(
  person uuid, browser uuid, created_since timestamptz, started_since timestamptz, work_subject text, work_variant text,
  out used int, out has_same boolean, out first_start timestamptz)
language plpgsql stable as $$
begin
  select count(*), coalesce(bool_or(state = 'committed' and subject = work_subject and work_variant = any(variants)), false),
    min(window_start)
  into used, has_same, first_start
  from reservations
  where (person_id = person or visitor_id = browser) and state <> 'released'
    and (state = 'committed' or state = 'reserved' and expires_at > ledger_now())
    and created_at >= created_since and window_start > started_since;
end $$;

-- The id of the item of a summary, when it is the newest of a history, with its transcript of the same moment, and was asked from
-- the same device. The history is that of an account, else that of a browser.
create function newest_item(account uuid, visitor uuid, device uuid, summary uuid) returns uuid
language plpgsql stable as $$
declare
  newest record;
begin
  if account is not null then
    select id, summary_id, device_id, deleted_at into newest from history_items
    where user_id = account order by created_at desc, summary_id nulls last limit 1;
  else
    select id, summary_id, device_id, deleted_at into newest from history_items
    where visitor_id = visitor order by created_at desc, summary_id nulls last limit 1;
  end if;
  if newest.summary_id = summary and newest.deleted_at is null and newest.device_id is not distinct from device then
    return newest.id;
  end if;
  return null;
end $$;

-- The valid session behind the hash of a token with its account, its device and the plan.
create function find_session(hash text, with_demo boolean)
returns table (
  user_id uuid, email text, person_id uuid, device_id uuid, is_held boolean, plan text, paid_since timestamptz, is_stale boolean)
language plpgsql stable rows 1 as $$
begin
  return query
  select users.id, users.email::text, users.person_id, devices.id, devices.held_since is not null, entitlements.plan::text,
    entitlements.since, sessions.last_seen_at < ledger_now() - interval '5 minutes'
  from sessions
  join users on users.id = sessions.user_id and users.email_verified_at is not null
  join devices on devices.id = sessions.device_id and devices.revoked_at is null
  left join entitlements on entitlements.user_id = users.id and entitlements.until > ledger_now()
    and (not entitlements.is_demo or with_demo)
  where sessions.token_hash = hash and sessions.expires_at > ledger_now();
end $$;
