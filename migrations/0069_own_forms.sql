-- Forms of a summary that accounts made for themselves.
create table own_forms (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint own_forms_user_id_users_id_fk references users (id) on delete cascade,
  name text not null,
  sections jsonb not null,
  guidance text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index own_forms_of_user on own_forms (user_id, created_at);
