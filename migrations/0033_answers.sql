-- The answer of a language model to a question; null where none wrote one.
alter table questions add column answer jsonb;

-- The allowance of questions: a reservation is taken before a model is asked, and committed with its answer.
create table question_reservations (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null constraint question_reservations_person_id_people_id_fk references people (id),
  -- The browser whose free questions are used as well, signed in or not; null on a paid plan.
  visitor_id uuid,
  subject text not null,
  state text not null default 'reserved'
    constraint question_reservations_state_known check (state in ('reserved', 'committed')),
  -- The calls at work for it; with none it does not count, unless it was committed.
  holders integer not null default 1,
  window_start timestamptz not null,
  -- A keyed hash of the visitor's network.
  network text,
  -- Without a commit it counts until then.
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index question_reservations_of_person on question_reservations (person_id, window_start);
create index question_reservations_of_visitor on question_reservations (visitor_id, window_start)
  where visitor_id is not null;
create index question_reservations_of_network on question_reservations (network, created_at)
  where network is not null;
create index question_reservations_by_age on question_reservations (created_at);
