-- Lines of summaries that their owners share, each at an address of its own.
create table moments (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null
    constraint moments_item_id_history_items_id_fk references history_items (id) on delete cascade,
  line text not null,
  nonce text not null,
  token_hash text not null,
  created_at timestamptz not null default now()
);
create unique index moments_of_item on moments (item_id, line);
create unique index moments_shared on moments (token_hash);
