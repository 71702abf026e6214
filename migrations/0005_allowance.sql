-- One who has an allowance. A row to hold while it is counted, and all that it is made of points here.
create table people (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now()
);

-- A browser that was here. The address was typed and proves nothing.
create table visitors (
  id uuid primary key,
  person_id uuid not null constraint visitors_person_id_people_id_fk references people (id),
  email text,
  created_at timestamptz not null default now()
);

create index visitors_of_person on visitors (person_id);

-- The ledger: a place is held while a summary is made, kept when it was handed out, released when nothing came of it.
create table places (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null constraint places_person_id_people_id_fk references people (id),
  subject text not null,
  state text not null default 'held' constraint places_state_known check (state in ('held', 'kept', 'released')),
  reason text constraint places_reason_known check (reason in ('failed', 'left', 'lapsed')),
  window_start timestamptz not null,
  -- A keyed hash of the visitor's network, forgotten with the day.
  network text,
  -- A held place counts until then.
  lease_until timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint places_released_with_reason check ((state = 'released') = (reason is not null))
);

create index places_of_person on places (person_id, window_start) where state <> 'released';

create index places_of_network on places (network, created_at) where network is not null and state <> 'released';

create index places_held on places (lease_until) where state = 'held';

-- The one clock of the ledger.
create function ledger_now() returns timestamptz language sql stable as 'select now()';

-- Calls counted a window. Not logged: empty after a crash, which is right for limits.
create unlogged table call_counts (
  key text primary key,
  hits integer not null,
  reset_at timestamptz not null
) with (fillfactor = 50);
