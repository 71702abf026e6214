-- Questions that owners ask about their summaries, with the answers: whether the video says it, and the passages.
create table questions (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null
    constraint questions_item_id_history_items_id_fk references history_items (id) on delete cascade,
  question text not null,
  said boolean not null,
  passages jsonb not null,
  created_at timestamptz not null default now()
);
create unique index questions_of_item on questions (item_id, question);
