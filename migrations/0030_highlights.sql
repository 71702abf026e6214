-- Lines of summaries that their owners highlight, each with a note where they wrote one.
create table highlights (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null
    constraint highlights_item_id_history_items_id_fk references history_items (id) on delete cascade,
  line text not null,
  note text not null default '',
  created_at timestamptz not null default now()
);
create unique index highlights_of_item on highlights (item_id, line);
