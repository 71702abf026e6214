-- What an admin decides of an account, and the invitations of an instance of one's own.
alter table users
  add column is_admin boolean not null default false,
  -- A plan that an admin gave, without a payment.
  add column given_plan text constraint users_given_plan_known check (given_plan in ('pro', 'unlimited')),
  add column given_at timestamptz,
  -- The account is on hold: nobody is signed in to it, and its keys open nothing.
  add column suspended_at timestamptz,
  -- An invitation that was not used yet, and its end.
  add column invited_until timestamptz,
  -- The account began by an invitation, which lets it in beside the addresses that the operator named.
  add column admitted_at timestamptz;

-- The previous version calls it by the names of its columns, which are all there.
drop function find_session(text, boolean);
create function find_session(hash text, with_demo boolean)
returns table (
  user_id uuid, email text, person_id uuid, device_id uuid, is_held boolean, plan text, paid_since timestamptz, is_stale boolean,
  is_admin boolean, is_invited boolean)
language plpgsql stable rows 1 as $$
begin
  return query
  select users.id, users.email::text, users.person_id, devices.id, devices.held_since is not null,
    coalesce(users.given_plan, entitlements.plan)::text,
    case when users.given_plan is null then entitlements.since else users.given_at end,
    sessions.last_seen_at < ledger_now() - interval '5 minutes', users.is_admin, users.admitted_at is not null
  from sessions
  join users on users.id = sessions.user_id and users.email_verified_at is not null and users.suspended_at is null
  join devices on devices.id = sessions.device_id and devices.revoked_at is null
  left join entitlements on entitlements.user_id = users.id and entitlements.until > ledger_now()
    and (not entitlements.is_demo or with_demo)
  where sessions.token_hash = hash and sessions.expires_at > ledger_now();
end $$;
