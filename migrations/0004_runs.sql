-- The work for one summary: one row at work per key, however many nodes and followers there are.
create table runs (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  state text not null default 'queued'
    constraint runs_state_known check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  task jsonb not null,
  -- Counts who worked on it. Whoever writes names its own attempt, so that a worker taken for dead changes nothing.
  attempt integer not null default 0,
  node text,
  priority integer not null,
  -- The number of its newest event.
  last_seq integer not null default 0,
  summary_id uuid constraint runs_summary_id_summaries_id_fk references summaries (id) on delete set null,
  created_at timestamptz not null default now(),
  deadline_at timestamptz not null,
  heartbeat_at timestamptz,
  ended_at timestamptz
);

create unique index runs_one_at_work on runs (key) where state in ('queued', 'running');

create index runs_at_work on runs (state, created_at) where state in ('queued', 'running');

create index runs_ended on runs (ended_at) where ended_at is not null;

-- What happened in a run, in order and without gaps.
create table run_events (
  run_id uuid not null constraint run_events_run_id_runs_id_fk references runs (id) on delete cascade,
  seq integer not null,
  event jsonb not null,
  constraint run_events_pkey primary key (run_id, seq)
);

-- Who waits for a run. A follower whose lease is over has left, whatever became of the process that held it.
create table run_followers (
  run_id uuid not null constraint run_followers_run_id_runs_id_fk references runs (id) on delete cascade,
  place_id uuid not null,
  lease_until timestamptz not null,
  delivered_at timestamptz,
  constraint run_followers_pkey primary key (run_id, place_id)
);

create index run_followers_waiting on run_followers (lease_until) where delivered_at is null;

-- Found by its parts in one query from now on; summaries are only kept to save making them again.
delete from summaries;
