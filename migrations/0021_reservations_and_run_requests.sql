-- The quota in the words of its field: a reservation is taken before the work, committed with the result, or released.
alter table places rename to reservations;
alter table reservations rename column lease_until to expires_at;
alter table reservations rename constraint places_pkey to reservations_pkey;
alter table reservations rename constraint places_person_id_people_id_fk to reservations_person_id_people_id_fk;
alter table reservations drop constraint places_state_known;
alter table reservations drop constraint places_reason_known;
alter table reservations drop constraint places_released_with_reason;
drop index places_of_person;
drop index places_of_network;
drop index places_held;

update reservations set
  state = case state when 'held' then 'reserved' when 'kept' then 'committed' else state end,
  reason = case reason when 'left' then 'cancelled' when 'lapsed' then 'expired' else reason end;

alter table reservations
  alter column state set default 'reserved',
  add constraint reservations_state_known check (state in ('reserved', 'committed', 'released')),
  add constraint reservations_reason_known check (reason in ('failed', 'cancelled', 'expired')),
  add constraint reservations_released_with_reason check ((state = 'released') = (reason is not null)),
  -- The browser whose free allowance is used as well, signed in or not; null on a paid plan.
  add column visitor_id uuid,
  -- The ways to summarize the subject that were asked for.
  add column variants text[] not null default '{}';

create index reservations_of_person on reservations (person_id, window_start) where state <> 'released';
create index reservations_of_visitor on reservations (visitor_id, window_start)
  where visitor_id is not null and state <> 'released';
create index reservations_of_network on reservations (network, created_at)
  where network is not null and state <> 'released';
create index reservations_open on reservations (expires_at) where state = 'reserved';
alter index places_of_any_state rename to reservations_of_any_state;
alter index places_settled rename to reservations_settled;

update reservations set visitor_id = visitors.id from visitors
where visitors.person_id = reservations.person_id
  and not exists (select from users where users.person_id = reservations.person_id);

-- A browser that signed in is a person of its own: after the sign-out it spends nothing of the account.
insert into people (id) select visitors.id from visitors join users on users.person_id = visitors.person_id
on conflict do nothing;
update visitors set person_id = visitors.id, email = null from users where users.person_id = visitors.person_id;

-- The accounts of one mailbox, however its address is spelt, are one person.
alter table people add column mailbox text constraint people_mailbox_unique unique;
drop index users_one_per_person;
create index users_of_person on users (person_id);
with spelt as (
  select person_id, created_at,
    regexp_replace(split_part(email, '@', 1), '\+.*$', '') as name,
    regexp_replace(split_part(email, '@', 2), '^googlemail\.com$', 'gmail.com') as host from users),
mailboxes as (
  select person_id, case when host = 'gmail.com' then replace(name, '.', '') else name end || '@' || host as mailbox,
    created_at from spelt),
first as (select distinct on (mailbox) mailbox, person_id from mailboxes order by mailbox, created_at, person_id)
update people set mailbox = first.mailbox from first where people.id = first.person_id;
create temporary table same_mailbox on commit drop as
  select users.person_id as old, owner.id as new
  from users join people as owner on owner.mailbox = (
    case when split_part(users.email, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(regexp_replace(split_part(users.email, '@', 1), '\+.*$', ''), '.', '') || '@gmail.com'
      else regexp_replace(split_part(users.email, '@', 1), '\+.*$', '') || '@' || split_part(users.email, '@', 2) end)
  where owner.id <> users.person_id;
update reservations set person_id = new from same_mailbox where person_id = old;
update users set person_id = new from same_mailbox where person_id = old;
delete from people using same_mailbox where id = old;

-- Who asked for the summary that a run makes: it is delivered to their history, whether they look or not.
create table run_requests (
  run_id uuid not null constraint run_requests_run_id_runs_id_fk references runs (id) on delete cascade,
  reservation_id uuid not null,
  -- The account that asked; else the browser.
  user_id uuid constraint run_requests_user_id_users_id_fk references users (id) on delete cascade,
  visitor_id uuid,
  device_id uuid constraint run_requests_device_id_devices_id_fk references devices (id) on delete set null,
  variant text not null,
  from_playlist boolean not null default false,
  created_at timestamptz not null,
  -- When it was delivered, or its reservation released.
  settled_at timestamptz,
  -- The summary in the history of who asked.
  history_id uuid,
  constraint run_requests_pkey primary key (run_id, reservation_id)
);
create index run_requests_open on run_requests (run_id) where settled_at is null;
create index run_requests_of_user on run_requests (user_id, created_at) where user_id is not null;
create index run_requests_of_visitor on run_requests (visitor_id, created_at) where visitor_id is not null;
create index run_requests_of_device on run_requests (device_id) where device_id is not null;

insert into run_requests (run_id, reservation_id, user_id, visitor_id, variant, created_at, settled_at)
select run_id, place_id, owner.id, reservations.visitor_id, '', runs.created_at, delivered_at
from run_followers
join runs on runs.id = run_followers.run_id
join reservations on reservations.id = run_followers.place_id
left join lateral (
  select id from users where users.person_id = reservations.person_id order by created_at limit 1) owner on true;
-- A reservation holds until its run must have ended, and needs no renewal.
update reservations set expires_at = runs.deadline_at + interval '10 minutes'
from run_requests join runs on runs.id = run_requests.run_id
where reservations.id = run_requests.reservation_id and reservations.state = 'reserved'
  and runs.state in ('queued', 'running');
drop table run_followers;

-- Written every two seconds and read by nobody.
alter table runs drop column heartbeat_at, drop column node;
create index runs_of_summary on runs (summary_id) where summary_id is not null;
create index runs_overdue on runs (deadline_at) where state in ('queued', 'running');

-- A fallback's summary answers for the model that failed, as long as that one is likely to be down.
alter table summaries
  add column fallback_for text,
  add column fallback_until timestamptz;
create index summaries_fallback on summaries (fallback_for) where fallback_for is not null;
