-- A group of the OpenID provider makes the account an admin until then: each sign-in by the provider says it again, or takes it away.
alter table users add column admin_until timestamptz;

create or replace function find_session(hash text, with_demo boolean)
returns table (
  user_id uuid, email text, person_id uuid, device_id uuid, is_held boolean, plan text, paid_since timestamptz, is_stale boolean,
  is_admin boolean, is_invited boolean)
language plpgsql stable rows 1 as $$
begin
  return query
  select users.id, users.email::text, users.person_id, devices.id, devices.held_since is not null,
    coalesce(users.given_plan, entitlements.plan)::text,
    case when users.given_plan is null then entitlements.since else users.given_at end,
    sessions.last_seen_at < ledger_now() - interval '5 minutes',
    users.is_admin or coalesce(users.admin_until > ledger_now(), false), users.admitted_at is not null
  from sessions
  join users on users.id = sessions.user_id and users.email_verified_at is not null and users.suspended_at is null
  join devices on devices.id = sessions.device_id and devices.revoked_at is null
  left join entitlements on entitlements.user_id = users.id and entitlements.until > ledger_now()
    and (not entitlements.is_demo or with_demo)
  where sessions.token_hash = hash and sessions.expires_at > ledger_now();
end $$;
